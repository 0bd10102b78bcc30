import type { Card, PlanetsScenario } from '../state';
import { battleDroid } from './cards';

const amidala = (id: string, subtitle: string): Card => ({
  id,
  title: 'Queen Amidala',
  subtitle,
  kind: 'character',
  counters: 3,
  damage: 3,
  copies: 'stackable',
});

/** young-jedi/stackable-illegal#example */
export const illegalStack: PlanetsScenario = {
  id: 'illegal-stack',
  title: { fr: 'Une pile illégale déjà en jeu', en: 'An illegal stack already in play' },
  intro: {
    fr: 'Naboo est contrôlée : deux Queen Amidala du côté lumineux y sont bloquées. On remarque qu’il en a aussi deux sur Tatooine, la planète en cours. Les compteurs et les dégâts des cartes sont les nôtres.',
    en: 'Naboo is controlled: two Queen Amidala cards of the light side are stranded there. Somebody notices that it also has two on Tatooine, the current planet. The cards’ counters and damage are ours.',
  },
  setup: {
    planet: 'tatooine',
    turn: 'dark',
    controlled: { naboo: 'dark' },
    sides: {
      dark: { draw: 30, hand: 6, here: [battleDroid('droid')] },
      light: {
        draw: 30,
        hand: 4,
        here: [amidala('leader-2', 'Royal Leader'), amidala('ruler', 'Ruler of Naboo')],
        stranded: { naboo: [amidala('leader', 'Royal Leader'), amidala('voice', 'Voice of Her People')] },
      },
    },
  },
  line: [
    {
      move: { type: 'put-right', player: 'dark', title: 'Queen Amidala' },
      refused: 'no-illegal-stack',
      say: {
        fr: 'Le côté obscur n’a pas de pile illégale.',
        en: 'The dark side has no illegal stack.',
      },
    },
    {
      move: { type: 'put-right', player: 'light', title: 'Queen Amidala' },
      say: {
        fr: 'Le côté lumineux reprend aussitôt en main toutes ses Queen Amidala de Tatooine. Celles de Naboo, déployées les premières, y restent. Les compteurs dépensés le restent.',
        en: 'The light side at once takes back into hand every Queen Amidala on Tatooine. Those on Naboo, deployed first, stay there. Counters spent stay spent.',
      },
      key: true,
    },
    {
      move: { type: 'put-right', player: 'light', title: 'Queen Amidala' },
      refused: 'no-illegal-stack',
      say: { fr: 'Tout est en ordre.', en: 'All is in order.' },
    },
    {
      move: { type: 'next', player: 'dark' },
      say: { fr: 'Le jeu continue.', en: 'Play goes on.' },
    },
  ],
  sources: ['young-jedi-rulebook#stackable-illegal'],
};
