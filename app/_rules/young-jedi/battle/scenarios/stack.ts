import { BATTLE_CARDS, CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario } from '../state';

export const stack: BattleScenario = {
  id: 'stack',
  title: { fr: 'Une pile de trois Obi-Wan', en: 'A stack of three Obi-Wans' },
  intro: {
    fr: 'Trois cartes Obi-Wan Kenobi forment une seule pile : il frappe une fois par carte. Yousa Guys Bombad! en additionne deux dans un même combat.',
    en: 'Three Obi-Wan Kenobi cards make one stack: he strikes once for each. Yousa Guys Bombad! adds two of them together in one fight.',
  },
  setup: {
    attacker: 'light',
    location: { title: 'Naboo: Theed Palace', planet: 'Naboo' },
    light: {
      table: [
        { id: 'saber', card: WEAPONS.obiWansLightsaber },
        { id: 'obi-wan-1', card: CHARACTERS.obiWan },
        { id: 'padme', card: CHARACTERS.padme },
        { id: 'obi-wan-2', card: CHARACTERS.obiWan },
        { id: 'obi-wan-3', card: CHARACTERS.obiWanPadawan },
      ],
      hand: [{ id: 'bombad', card: BATTLE_CARDS.yousaGuysBombad }, 4],
      deck: 15,
      plan: ['saber', 'obi-wan-1', 'padme', 'bombad', 'obi-wan-2', 'obi-wan-3'],
    },
    dark: {
      table: [
        { id: 'maul-1', card: CHARACTERS.darthMaul },
        { id: 'droid', card: CHARACTERS.battleDroid },
        { id: 'maul-2', card: CHARACTERS.darthMaul },
      ],
      hand: [5],
      deck: 15,
      plan: ['maul-1', 'droid', 'maul-2'],
    },
  },
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'La première carte Obi-Wan utilise le sabre : 5 + 2 = 7 contre 6.',
        en: 'The first Obi-Wan card uses the lightsaber: 5 + 2 = 7 against 6.',
      },
    },
    {
      move: { type: 'compare' },
      say: {
        fr: 'Une carte Darth Maul est vaincue. L’autre carte de sa pile reste en jeu.',
        en: 'One Darth Maul card is defeated. The other card of his stack stays in play.',
      },
      key: true,
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Les cartes d’une pile ne se suivent pas forcément : Padmé combat entre deux coups d’Obi-Wan.',
        en: 'The cards of a stack need not follow one another: Padmé fights between two of Obi-Wan’s strikes.',
      },
    },
    {
      move: { type: 'compare' },
      say: { fr: '3 contre 2 : le droïde est vaincu.', en: '3 against 2: the droid is defeated.' },
    },
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Deux versions d’Obi-Wan s’additionnent : 5 + 3 = 8 contre 6. Les sous-titres diffèrent, le titre est le même.',
        en: 'Two versions of Obi-Wan add together: 5 + 3 = 8 against 6. The subtitles differ, the title is the same.',
      },
      key: true,
    },
    {
      move: { type: 'compare' },
      say: {
        fr: 'La dernière carte Darth Maul est vaincue : il est chassé de la planète.',
        en: 'The last Darth Maul card is defeated: he is driven from the planet.',
      },
    },
    { move: { type: 'end' }, say: { fr: 'La bataille est terminée.', en: 'The battle is over.' } },
  ],
  sources: ['young-jedi-rulebook#stackable-cards'],
};
