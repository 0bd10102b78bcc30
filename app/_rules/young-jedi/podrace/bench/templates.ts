import type { Template } from '../../../core/bench';
import { ANAKIN, ANAKINS_PODRACER, SEBULBA, SEBULBAS_PODRACER } from '../scenarios/cards';
import type { PodraceSetup } from '../state';

export const TEMPLATES: readonly Template<PodraceSetup>[] = [
  {
    id: 'starting-line',
    title: { fr: 'Sur la ligne de départ', en: 'On the starting line' },
    setup: {
      turn: 'light',
      players: {
        light: { hand: [ANAKIN, ANAKINS_PODRACER, 1, 2, 3, 5], deck: 40 },
        dark: { hand: [SEBULBA, SEBULBAS_PODRACER, 1, 1, 2, 6], deck: 40 },
      },
    },
  },
  {
    id: 'last-lap',
    title: { fr: 'Au dernier tour de piste', en: 'In the last lap' },
    setup: {
      turn: 'dark',
      players: {
        light: {
          pilot: ANAKIN,
          podracer: ANAKINS_PODRACER,
          thrust: 4,
          laps: 2,
          pile: [1, 2, 3],
          hand: [4, 5, 2, 2, 1, 1],
          deck: 25,
        },
        dark: {
          pilot: SEBULBA,
          podracer: SEBULBAS_PODRACER,
          thrust: 4,
          laps: 2,
          pile: [1, 2],
          hand: [3, 5, 2, 2, 4, 4],
          deck: 25,
        },
      },
    },
  },
  {
    id: 'opening',
    title: { fr: 'Avant la partie : qui commence ?', en: 'Before the game: who goes first?' },
    setup: {
      players: { light: { hand: [ANAKIN, 2, 4], deck: 50 }, dark: { hand: [SEBULBA, 1, 3], deck: 50 } },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: { turn: 'light', players: { light: { deck: 20 }, dark: { deck: 20 } } },
  },
];
