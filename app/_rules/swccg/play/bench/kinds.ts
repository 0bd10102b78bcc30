import type { KindOfPiece } from '../../../core/bench';
import { TEXT_KINDS } from '../../stack/bench/plain';

const figure = (id: string, usual: number, most: number, least = 0): KindOfPiece['figures'][number] => ({
  id,
  least,
  most,
  usual,
});

const DESTINY = figure('destiny', 2, 7);
const DEPLOY = figure('deploy', 2, 20);
const POWER = figure('power', 3, 30);
const FORFEIT = figure('forfeit', 4, 30);
/** Immune to attrition of less than this; 0 is not immune. */
const IMMUNE = figure('immune', 0, 30);
const ARMOR = figure('armor', 0, 15);
const MANEUVER = figure('maneuver', 0, 15);
const CARRIER = [
  figure('pilots', 1, 10),
  figure('passengers', 2, 20),
  figure('pilotsOrPassengers', 0, 20),
  figure('permanentPilot', 0, 7),
];
/** With one dot a card is unique; with two or three it is restricted. */
const DOTS = ['unique', 'two-copies', 'three-copies'];
const MORE_DOTS = ['two-copies', 'three-copies'];

/** What is told of a card of one's own. Traits that exclude each other: the first one holds. */
export const PLAY_KINDS: readonly KindOfPiece[] = [
  {
    kind: 'character',
    figures: [
      POWER,
      figure('ability', 2, 7),
      FORFEIT,
      DESTINY,
      DEPLOY,
      IMMUNE,
      figure('pilot', 0, 6),
      figure('battleDestiny', 0, 5),
      ARMOR,
      MANEUVER,
    ],
    traits: [
      ...DOTS,
      'presence',
      'pilot',
      'warrior',
      'jedi',
      'imperial',
      'alien',
      'spy',
      'jedi-master',
      'immune-to-attrition',
      'reacts',
    ],
    rare: ['battleDestiny', 'armor', 'maneuver', ...MORE_DOTS, 'presence', 'jedi-master'],
  },
  {
    kind: 'droid',
    figures: [
      figure('power', 1, 30),
      figure('forfeit', 2, 30),
      DESTINY,
      DEPLOY,
      IMMUNE,
      figure('pilot', 0, 6),
      ARMOR,
      MANEUVER,
    ],
    traits: [
      ...DOTS,
      'presence',
      'nav-computer',
      'vehicle-droid',
      'pilot',
      'warrior',
      'spy',
      'immune-to-attrition',
    ],
    rare: ['pilot', 'armor', 'maneuver', ...MORE_DOTS, 'warrior', 'spy'],
  },
  {
    kind: 'vehicle',
    figures: [
      POWER,
      FORFEIT,
      MANEUVER,
      ARMOR,
      figure('landspeed', 2, 10),
      DESTINY,
      DEPLOY,
      figure('ability', 0, 7),
      IMMUNE,
      ...CARRIER,
    ],
    traits: [
      'transport',
      'combat',
      'shuttle',
      'creature',
      'enclosed',
      'driverless',
      'permanent-pilot',
      ...DOTS,
      'presence',
      'immune-to-attrition',
      'reacts',
    ],
    rare: ['ability', 'driverless', ...MORE_DOTS, 'presence', 'immune-to-attrition'],
  },
  {
    kind: 'starship',
    figures: [
      POWER,
      FORFEIT,
      MANEUVER,
      ARMOR,
      figure('hyperspeed', 3, 15),
      DESTINY,
      DEPLOY,
      IMMUNE,
      ...CARRIER,
      figure('vehicles', 0, 10),
      figure('starfighters', 0, 20),
      figure('ties', 0, 20),
    ],
    traits: [
      'starfighter',
      'squadron',
      'capital',
      'permanent-pilot',
      'nav-computer',
      'ship-docking',
      'tie',
      ...DOTS,
      'presence',
      'immune-to-attrition',
      'reacts',
    ],
    rare: [
      'vehicles',
      'starfighters',
      'ties',
      'ship-docking',
      ...MORE_DOTS,
      'presence',
      'immune-to-attrition',
    ],
  },
  {
    kind: 'weapon',
    figures: [
      figure('fire', 1, 12),
      figure('destinies', 1, 4, 1),
      figure('bonus', 0, 9, -9),
      DESTINY,
      DEPLOY,
    ],
    traits: [
      'for-vehicles',
      'for-starships',
      'characters-only',
      'never-droids',
      'captures',
      'makes-lost',
      'lightsaber',
      'cost-less-ability',
      ...DOTS,
    ],
    rare: ['never-droids', 'makes-lost', 'cost-less-ability', ...MORE_DOTS],
  },
  {
    kind: 'interrupt',
    figures: [DESTINY, figure('deploy', 0, 20)],
    traits: [...DOTS, 'lost'],
    rare: MORE_DOTS,
  },
  { kind: 'creature', figures: [DESTINY, DEPLOY, POWER], traits: DOTS, rare: MORE_DOTS },
  ...TEXT_KINDS.map(
    (kind): KindOfPiece => ({ kind, figures: [DESTINY, DEPLOY], traits: DOTS, rare: MORE_DOTS }),
  ),
  {
    kind: 'location',
    figures: [
      figure('lightIcons', 1, 5),
      figure('darkIcons', 1, 5),
      figure('lightDrain', 0, 9, -9),
      figure('darkDrain', 0, 9, -9),
      figure('parsec', 0, 30),
      figure('lightTransit', 1, 9),
      figure('darkTransit', 1, 9),
    ],
    traits: ['site', 'system', 'sector', 'exterior', 'docking-bay', 'no-battle', 'no-drain'],
    rare: ['lightDrain', 'darkDrain', 'lightTransit', 'darkTransit', 'no-battle', 'no-drain'],
  },
];
