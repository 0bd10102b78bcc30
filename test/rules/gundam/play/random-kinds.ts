import type { Random } from '../../../../app/_rules/core/seeded';
import { isForAnyone } from '../../../../app/_rules/gundam/play/check-allowed';
import type {
  Ability,
  Choice,
  Constant,
  Effect,
  Gain,
  Need,
  Payment,
} from '../../../../app/_rules/gundam/printed/schema';

/** The rarer things that a text may say, so that random plays meet them too. */

export const RARER_CHOICES: readonly Choice[] = [
  { whose: 'any', kind: 'unit-or-base' },
  { whose: 'enemy', either: [{ maxLv: 2 }, { maxAp: 1 }] },
  { whose: 'any', battling: true },
  { whose: 'enemy', battling: { keyword: 'blocker' } },
  { whose: 'any', attacked: true },
  { whose: 'enemy', ofEach: true },
  { whose: 'others' },
  { whose: 'any', ability: 'destroyed' },
];

export const RARER_NEEDS: readonly Need[] = [
  { enemyPlayers: 2 },
  { enemyTrash: 2 },
  { ex: { atMost: 0 } },
  { opponentEx: { atLeast: 1 } },
  { fromTrash: true },
  { thisTurn: { deployed: { types: ['unit'] } } },
  { not: { thisTurn: { commandUsed: {} } } },
  { thisTurn: { putDown: {} } },
  { thisTurn: { effectPaid: { other: true } } },
  { thisTurn: { enemyDiscarded: true } },
];

export const RARER_GAINS: readonly Gain[] = [
  { unharmedBy: {} },
  { reduce: { by: 1, anybodys: true } },
  { unharmedBy: { units: { maxLv: 3 } } },
  { unharmedBy: { commands: true, atMost: 1 } },
  { sparesShields: {} },
  { cannotPair: true },
  { undestroyed: true },
  { ability: { when: 'destroys', effects: [{ does: 'draw', count: 1 }] } },
  {
    ability: {
      when: 'destroyed',
      may: true,
      effects: [{ does: 'damage', amount: 1, on: { every: { whose: 'enemy' } } }],
    },
  },
  { ability: { when: 'damages', effects: [{ does: 'destroy', on: 'battling' }] } },
  { cannotSetActive: true },
  { damageTo: 'this' },
  { damageTo: 'chosen' },
];

export const RARER_CONSTANTS: readonly Constant[] = [
  { times: { units: { whose: 'yours', rested: true } }, ap: 1 },
  { times: { damage: true }, ap: 1 },
  { times: { trash: { types: ['unit'] } }, keywords: { breach: 1 } },
  { times: { trash: { unique: true } }, ap: 1 },
  { for: 'all', of: { maxLv: 2 }, deployedRested: true },
  { for: 'enemies', if: { units: { whose: 'any', ability: 'attack' } }, ap: -1 },
  { for: 'others', ap: 1 },
  { for: 'all-others', of: { maxLv: 2 }, ap: 1 },
  { for: 'all', while: ['your-turn'], keywords: { blocker: true } },
  { for: 'battling', keywords: { firstStrike: true } },
  { if: { this: { rested: true } }, sparesShields: { maxLv: 4 } },
  { unharmedBy: { units: {} } },
  { cannotPair: true, cannotSetActive: true },
  { if: { this: { either: [{ maxLv: 2 }, { rested: true }] } }, hp: 1 },
  { if: { this: { keyword: 'repair' } }, ap: 1 },
  { if: { units: { whose: 'friendly', keyword: 'blocker' } }, keywords: { breach: 1 } },
  { if: { this: { keyword: 'breach' } }, keywords: { blocker: true }, hp: 1 },
  { for: 'yours', of: { without: 'blocker' }, keywords: { repair: 1 } },
  { battling: { keyword: 'blocker' }, unhurtBy: {} },
  { times: { units: { whose: 'any', keyword: 'repair' } }, ap: 1 },
];

export const RARER_WHENS: readonly Ability['when'][] = [
  ...(['damaged', 'unit-damaged', 'rested', 'unit-rested', 'set-active', 'recovers'] as const),
  'unit-destroyed',
  'destroys-card',
  'ex-exiled',
  ...(['blocked', 'drawn', 'unit-destroys-shield', 'unit-effect-paid'] as const),
];

const PAYMENTS: readonly Payment[] = [
  { does: 'exile-from-trash', count: 1 },
  { does: 'discard', count: 1 },
  { does: 'rest-units', choose: { whose: 'yours', other: true } },
  { does: 'return', on: 'this', to: 'bottom' },
  { does: 'destroy', on: 'this' },
];

/** What the rarer moments, and what is activated, may say besides. */
export function rarerWords(random: Random, when: Ability['when']): Partial<Ability> {
  const pays = (when === 'main' || when === 'action') && random(3) === 0;
  const payment = PAYMENTS[random(PAYMENTS.length)];
  return {
    ...(pays && payment && { pays: [payment] }),
    ...(when.endsWith('damaged') &&
      random(2) === 0 && {
        damage: random(2) === 0 ? { kind: 'battle', by: { maxAp: 4 } } : { enemy: true },
      }),
    ...(when.endsWith('destroyed') && random(3) === 0 && { by: random(2) === 0 ? 'effect' : 'damage' }),
    ...(when === 'destroyed' && random(4) === 0 && { effects: [{ does: 'take-this', may: true }] }),
    ...(when === 'destroyed' && random(5) === 0 && { byCard: { traits: ['Zeon'] } }),
    ...(when === 'command-used' &&
      random(2) === 0 && { choose: { whose: 'yours' }, effects: [{ does: 'pair-used', may: true }] }),
    ...(when.endsWith('rested') && random(2) === 0 && { byEnemy: true }),
    ...(when.endsWith('destroys-shield') && random(2) === 0 && { anyDamage: true }),
  };
}

/** `inner` is what each player does. */
export const rarerEffects = (random: Random, inner: () => Effect): Effect[] => [
  { does: 'unpair', to: (['hand', 'deck', 'trash'] as const)[random(3)] ?? 'hand' },
  { does: 'unpair', to: 'hand', on: 'this' },
  { does: 'use-paired' },
  { does: 'shuffle-in', count: 1 + random(2) },
  { does: 'discard', count: 1, of: { types: ['command'] } },
  { does: 'use-discarded', of: { types: ['command'] } },
  { does: 'return', to: 'bottom' },
  { does: 'damage', amount: 1, times: { chosen: true }, on: { every: { whose: 'enemy' } } },
  { does: 'choose', choose: { whose: 'enemy', upToLvOf: random(2) === 0 ? 'that' : 'chosen' } },
  {
    does: 'one-of',
    of: [[{ does: 'choose', choose: { whose: 'friendly' } }, { does: 'change-target' }]],
  },
  { does: 'set-active', on: { every: { whose: 'friendly', rested: true } } },
  { does: 'rest-units', choose: { whose: 'yours', count: 1 + random(2) } },
  { does: 'hit-shields', amount: 2 },
  { does: 'each-player', who: 'an-enemy', of: [{ does: 'lose-shields', count: 1 + random(2) }] },
  {
    does: 'each-player',
    who: (['all', 'enemies', 'an-enemy'] as const)[random(3)] ?? 'all',
    of: [inner()].filter(isForAnyone),
  },
  {
    does: 'each-player',
    who: 'enemies',
    of: [{ does: 'choose', choose: { whose: 'yours', rested: false } }, { does: 'rest' }],
  },
  { does: 'look', count: 2, take: { types: ['unit'] }, deploys: true, rest: 'bottom' },
  { does: 'look', count: 1, rest: 'top-or-trash' },
  { does: 'look', count: 1, take: { minLv: 2 }, rest: 'top-or-bottom' },
  { does: 'look', count: 3, rest: 'one-on-top-others-trash' },
  { does: 'draw', count: 1, if: { chosen: { traits: ['Zeon'] } } },
  { does: 'draw', count: 1, if: { worked: 2 } },
  { does: 'gain', ap: 1, times: { paid: true }, lasts: 'turn', on: 'this' },
  { does: 'draw', count: 1, if: { destroys: true } },
  { does: 'draw', count: 1, times: { enemyPlayers: true } },
  { does: 'discard', count: 1, times: { enemyPlayers: true } },
  { does: 'each-player', who: 'attacked', of: [{ does: 'discard', count: 1, may: true }] },
  { does: 'deploy-from', where: 'hand', may: true, ifYouDont: true },
];
