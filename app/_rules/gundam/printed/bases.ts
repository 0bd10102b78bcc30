import { EX_BASE } from '../cards';
import type { Ability, BaseFacts } from './schema';
import { WHITE_BASE_TOKENS } from './units';

/** What nearly every Base does as it comes into play. */
const TO_HAND = { when: 'deploy', effects: [{ does: 'shield-to-hand' }] } as const satisfies Ability;

/** Bases, with their public figures and texts. */
export const BASES = {
  'ex-base': EX_BASE,
  'white-base': {
    type: 'base',
    number: 'ST01-015',
    name: 'White Base',
    colour: 'blue',
    lv: 3,
    cost: 2,
    hp: 5,
    traits: ['Earth Federation', 'White Base Team', 'Warship'],
    burst: 'deploy',
    abilities: [
      TO_HAND,
      { when: 'main', cost: 2, oncePerTurn: true, effects: [{ does: 'token', unit: WHITE_BASE_TOKENS }] },
    ],
  },
  'saint-gabriel-institute': {
    type: 'base',
    number: 'ST02-015',
    name: 'Saint Gabriel Institute',
    colour: 'green',
    lv: 2,
    cost: 2,
    hp: 5,
    traits: ['Academy', 'Stronghold'],
    burst: 'deploy',
    abilities: [
      {
        when: 'deploy',
        effects: [{ does: 'shield-to-hand' }, { does: 'look', count: 2, rest: 'one-on-top' }],
      },
    ],
  },
  archangel: {
    type: 'base',
    number: 'ST04-015',
    name: 'Archangel',
    colour: 'white',
    lv: 3,
    cost: 1,
    hp: 5,
    traits: ['Earth Alliance', 'Warship'],
    burst: 'deploy',
    abilities: [
      TO_HAND,
      {
        when: 'main',
        cost: 2,
        oncePerTurn: true,
        choose: { whose: 'friendly', keyword: 'blocker' },
        effects: [{ does: 'set-active' }, { does: 'gain', cannotAttack: true, lasts: 'turn' }],
      },
    ],
  },
  'side-7': {
    type: 'base',
    number: 'GD01-124',
    name: 'Side 7',
    colour: 'blue',
    lv: 1,
    cost: 1,
    hp: 4,
    traits: ['Earth Federation', 'Stronghold'],
    burst: 'deploy',
    abilities: [
      TO_HAND,
      {
        when: 'main',
        restThis: true,
        choose: { whose: 'friendly' },
        effects: [{ does: 'recover', amount: 1 }],
      },
    ],
  },
  gamow: {
    type: 'base',
    number: 'GD01-127',
    name: 'Gamow',
    colour: 'red',
    lv: 2,
    cost: 1,
    hp: 5,
    traits: ['ZAFT', 'Warship'],
    burst: 'deploy',
    abilities: [
      TO_HAND,
      {
        when: 'action',
        restThis: true,
        choose: { whose: 'friendly', traits: ['ZAFT'], minAp: 5 },
        effects: [{ does: 'gain', keywords: { breach: 3 }, lasts: 'battle' }],
      },
    ],
  },
} as const satisfies Record<string, BaseFacts>;
