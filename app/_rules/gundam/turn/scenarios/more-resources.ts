import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const moreResources: TurnScenario = {
  id: 'more-resources',
  title: { fr: 'Accélérer, puis Gundam Aerial pour 1', en: 'Speeding up, then Gundam Aerial for 1' },
  intro: {
    fr: 'Deck agressif vert et blanc. Le joueur 1 a 6 Resources ; sa défausse contient déjà 3 Commands.',
    en: 'The aggressive green and white deck. Player 1 has 6 Resources; their trash already has 3 Commands in it.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        hand: ['bird', 'contact', 'aerial'],
        trash: ['fire', 'affection', 'timbre'],
        resources: 6,
      },
      '2': { hand: 5 },
    },
    cards: booklet({
      bird: 'bird-mode',
      contact: 'first-contact',
      aerial: 'gundam-aerial',
      fire: 'thoroughly-damaged',
      affection: 'overflowing-affection',
      timbre: 'peaceful-timbre',
    }),
    turns: 1,
  },
  line: [
    {
      move: { type: 'deploy', player: '1', card: 'bird' },
      say: {
        fr: 'Wing Gundam (Bird Mode), pour 3. En arrivant, elle pose une EX Resource, active.',
        en: 'Wing Gundam (Bird Mode), for 3. On arriving it places an EX Resource, active.',
      },
      key: true,
    },
    {
      move: { type: 'command', player: '1', card: 'contact' },
      say: {
        fr: 'First Contact, pour 3, pose une Resource au repos : elle ne paie rien ce tour-ci, mais compte aussitôt pour le Lv. La Command va ensuite dans la défausse, où elle est la quatrième.',
        en: 'First Contact, for 3, places a rested Resource: it pays for nothing this turn, but counts toward Lv. at once. The Command then goes to the trash, where it is the fourth.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: '1', card: 'aerial' },
      refused: 'payment-too-small',
      say: {
        fr: 'Plus une Resource active : il faudra payer avec l’EX Resource.',
        en: 'Not one active Resource left: the EX Resource will have to pay.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'aerial', ex: 1 },
      say: {
        fr: 'Avec quatre Commands dans la défausse, Gundam Aerial coûte 2 de moins, donc 1 au lieu de 3 : l’EX Resource suffit, puis quitte la partie.',
        en: 'With four Commands in the trash, Gundam Aerial costs 2 less, so 1 instead of 3: the EX Resource is enough, and then leaves the game.',
      },
      key: true,
    },
  ],
  sources: [
    'gundam-rulebook#deck-aggressive',
    'gundam-rulebook#resource-area',
    'gundam-rulebook#paying-cost',
  ],
};
