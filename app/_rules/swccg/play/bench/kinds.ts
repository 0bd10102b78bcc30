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
const CARRIER = [figure('pilots', 1, 10), figure('passengers', 2, 20), figure('permanentPilot', 0, 7)];

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
      'unique',
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
  },
  {
    kind: 'droid',
    figures: [figure('power', 1, 30), figure('forfeit', 2, 30), DESTINY, DEPLOY, IMMUNE, ARMOR, MANEUVER],
    traits: ['unique', 'presence', 'vehicle-droid', 'immune-to-attrition'],
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
      'unique',
      'reacts',
    ],
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
    ],
    traits: [
      'starfighter',
      'squadron',
      'capital',
      'permanent-pilot',
      'nav-computer',
      'ship-docking',
      'tie',
      'unique',
      'reacts',
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
      'unique',
    ],
  },
  { kind: 'interrupt', figures: [DESTINY, figure('deploy', 0, 20)], traits: ['unique', 'lost'] },
  { kind: 'creature', figures: [DESTINY, DEPLOY, POWER], traits: ['unique'] },
  ...TEXT_KINDS.map((kind): KindOfPiece => ({ kind, figures: [DESTINY, DEPLOY], traits: ['unique'] })),
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
  },
];
