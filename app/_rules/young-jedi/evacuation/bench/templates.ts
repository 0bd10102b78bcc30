import type { Template } from '../../../core/bench';
import {
  BATTLESHIP,
  BRAVO_1,
  DROID,
  DROID_FIGHTER,
  LIGHTSABER,
  OBI_WAN,
  PANAKA,
  RADIANT,
  RIFLE,
  TRANSPORT_BONUS,
} from '../scenarios/cards';
import type { EvacuationSetup } from '../state';

const PLANETS = { naboo: 'Naboo', tatooine: 'Tatooine', coruscant: 'Coruscant' } as const;

const planet = (
  id: keyof typeof PLANETS,
  cards: EvacuationSetup['planets'][number]['cards'] = {},
): EvacuationSetup['planets'][number] => ({ id, title: PLANETS[id], cards });

export const TEMPLATES: readonly Template<EvacuationSetup>[] = [
  {
    id: 'about-to-leave',
    title: { fr: 'Prêts à évacuer', en: 'About to evacuate' },
    setup: {
      turn: 'light',
      turns: 4,
      planets: [
        planet('naboo', { light: [OBI_WAN, LIGHTSABER, PANAKA], dark: [DROID] }),
        planet('tatooine'),
        planet('coruscant'),
      ],
      players: {
        light: { deck: 30, hyperspace: [RADIANT, BRAVO_1], hand: [TRANSPORT_BONUS] },
        dark: { deck: 30, hyperspace: [DROID_FIGHTER] },
      },
    },
  },
  {
    id: 'no-transport',
    title: { fr: 'Un transport en main seulement', en: 'A transport in hand only' },
    setup: {
      turn: 'dark',
      turns: 4,
      planets: [planet('naboo'), planet('tatooine', { dark: [DROID, RIFLE] }), planet('coruscant')],
      players: {
        light: { deck: 30, hyperspace: [BRAVO_1] },
        dark: { deck: 30, hand: [BATTLESHIP, 3, 5], hyperspace: [DROID_FIGHTER] },
      },
    },
  },
  {
    id: 'first-rule',
    title: { fr: 'Par la première règle', en: 'By the first rulebook' },
    setup: {
      edition: 'first',
      turn: 'light',
      turns: 4,
      planets: [planet('naboo', { light: [PANAKA] }), planet('tatooine'), planet('coruscant')],
      players: { light: { deck: 30, hand: [RADIANT] }, dark: { deck: 30, hand: [DROID_FIGHTER] } },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: {
      turn: 'light',
      turns: 4,
      planets: [planet('naboo'), planet('tatooine'), planet('coruscant')],
      players: { light: { deck: 20 }, dark: { deck: 20 } },
    },
  },
];
