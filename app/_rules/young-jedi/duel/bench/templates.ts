import type { Template } from '../../../core/bench';
import type { DuelSetup, PlacedCard } from '../state';

const MAUL_AND_QUI_GON: PlacedCard[] = [
  { id: 'maul', card: 'darth-maul-master-of-evil' },
  { id: 'maul-saber', card: 'darth-mauls-lightsaber' },
  { id: 'qui-gon', card: 'qui-gon-jinn-jedi-protector' },
  { id: 'qui-gon-saber', card: 'qui-gon-jinns-lightsaber' },
];

const ON_NABOO = { turn: 'dark', planet: 'Naboo', location: 'Theed Palace' } as const;

const FIGHTERS = {
  attacker: { character: 'maul', weapon: 'maul-saber' },
  defender: { character: 'qui-gon', weapon: 'qui-gon-saber' },
};

export const TEMPLATES: readonly Template<DuelSetup>[] = [
  {
    id: 'about-to-begin',
    title: { fr: 'Un duel va commencer', en: 'A duel is about to begin' },
    setup: { ...ON_NABOO, cards: MAUL_AND_QUI_GON, decks: { light: 40, dark: 40 } },
  },
  {
    id: 'exchange',
    title: { fr: 'Au milieu des attaques', en: 'In the midst of the attacks' },
    setup: {
      ...ON_NABOO,
      cards: MAUL_AND_QUI_GON,
      decks: { light: 30, dark: 30 },
      underway: {
        ...FIGHTERS,
        hands: { light: [2, 3, 3, 5, null], dark: [1, 3, 4, 5, null] },
        hits: { light: 1, dark: 2 },
      },
    },
  },
  {
    id: 'last-hit',
    title: { fr: 'À une touche de la fin', en: 'One hit from the end' },
    setup: {
      ...ON_NABOO,
      cards: MAUL_AND_QUI_GON,
      decks: { light: 30, dark: 30 },
      underway: {
        ...FIGHTERS,
        hands: { light: [4, 'critical-confrontation'], dark: [5, 'power-of-the-sith'] },
        hits: { light: 4, dark: 4 },
        lead: 'light',
      },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: { ...ON_NABOO, cards: [], decks: { light: { rest: 20, hand: 0 }, dark: { rest: 20, hand: 0 } } },
  },
];
