import type { Random } from '../../../../app/_rules/core/seeded';
import { CARDS, type CardName } from '../../../../app/_rules/gundam/attack/cards';
import type {
  Ability,
  CardFacts,
  Choice,
  Effect,
  Gain,
  UnitFacts,
} from '../../../../app/_rules/gundam/attack/facts';
import {
  type AttackSetup,
  type HandCard,
  type PlayerSetup,
  SEATS,
  type UnitSetup,
} from '../../../../app/_rules/gundam/attack/state';
import type { Keywords } from '../../../../app/_rules/gundam/cards';

const NAMES = Object.keys(CARDS) as CardName[];
const ofType = (type: CardFacts['type']) => NAMES.filter((name) => CARDS[name].type === type);
const UNITS = ofType('unit');
const PILOTS = ofType('pilot');
const BASES = ofType('base');

const pick = <T>(random: Random, items: readonly T[], other: T): T => items[random(items.length)] ?? other;

function randomKeywords(random: Random): Keywords {
  const all: Keywords[] = [
    { blocker: true },
    { firstStrike: true },
    { highManeuver: true },
    { suppression: true },
    { breach: 1 + random(5) },
    { repair: 1 + random(3) },
    { support: 1 + random(3) },
    { blocker: true, breach: 1 },
  ];
  return pick(random, all, {});
}

const CHOICES: readonly Choice[] = [
  { whose: 'enemy' },
  { whose: 'enemy', rested: true },
  { whose: 'enemy', maxHp: 3, count: [1, 2] },
  { whose: 'friendly' },
  { whose: 'yours', other: true },
  { whose: 'any', damaged: true },
  { whose: 'enemy', kind: 'base' },
  { whose: 'friendly', count: [0, 2] },
  { whose: 'any', keyword: 'blocker' },
  { whose: 'enemy', count: 2 },
];

const TOKEN: UnitFacts = { type: 'unit', name: 'Token', ap: 1, hp: 1, token: true };

function randomEffect(random: Random): Effect {
  const lasts = random(2) === 0 ? 'battle' : 'turn';
  const gains: Gain[] = [
    { ap: random(7) - 3 },
    { hp: 1 + random(2) },
    { keywords: randomKeywords(random) },
    { attacksActive: { maxLv: 4 } },
    { unhurtBy: { maxAp: 2 } },
    { cannotAttackPlayer: true },
  ];
  const all: Effect[] = [
    { does: 'damage', amount: 1 + random(4) },
    { does: 'gain', lasts, ...pick(random, gains, {}) },
    { does: 'gain', lasts, ...pick(random, gains, {}), on: { every: { whose: 'yours' } } },
    { does: 'rest' },
    { does: 'set-active' },
    { does: 'destroy' },
    { does: 'return' },
    { does: 'recover', amount: 1 + random(3) },
    { does: 'draw', count: 1 + random(2) },
    { does: 'shield-to-hand' },
    { does: 'token', unit: TOKEN, count: 1 + random(2) },
  ];
  return pick(random, all, { does: 'rest' });
}

const WHENS: readonly Ability['when'][] = ['attack', 'destroyed', 'deploy', 'paired', 'main', 'action'];

function randomText(random: Random): { choose?: Choice; effects: Effect[] } {
  return {
    ...(random(3) > 0 && { choose: pick(random, CHOICES, { whose: 'enemy' }) }),
    effects: Array.from({ length: 1 + random(2) }, () => randomEffect(random)),
  };
}

function randomAbility(random: Random): Ability {
  const when = pick(random, WHENS, 'attack');
  const activated = when === 'main' || when === 'action';
  return {
    ...randomText(random),
    when,
    ...(random(4) === 0 && { may: true as const }),
    ...(activated && (random(2) === 0 ? { oncePerTurn: true as const } : { restThis: true as const })),
    ...(random(4) === 0 && { while: ['paired' as const] }),
  };
}

function invented(random: Random, name: string): CardFacts {
  const printed = { name, lv: random(6), cost: random(3) };
  const texts = random(2) === 0 ? { abilities: [randomAbility(random)] } : {};
  const burst =
    random(2) === 0 ? { burst: pick(random, ['hand', randomText(random)] as const, 'hand' as const) } : {};
  switch (random(4)) {
    case 0:
      return { type: 'command', ...printed, timings: ['main', 'action'], ...randomText(random), ...burst };
    case 1:
      return {
        type: 'base',
        ...printed,
        hp: 1 + random(5),
        ...texts,
        ...(random(2) === 0 && { burst: 'deploy' }),
      };
    case 2:
      return { type: 'pilot', ...printed, ap: random(3), hp: random(2), ...texts, ...burst };
    default:
      return {
        type: 'unit',
        ...printed,
        ap: random(6),
        hp: 1 + random(5),
        keywords: randomKeywords(random),
        ...texts,
        ...(random(2) === 0 && { burst: 'deploy' }),
      };
  }
}

function randomUnit(random: Random, id: string): UnitSetup {
  const typed: CardFacts = {
    type: 'unit',
    name: id,
    ap: random(6),
    hp: 1 + random(5),
    lv: random(6),
    keywords: randomKeywords(random),
    ...(random(3) === 0 && { abilities: [randomAbility(random)] }),
  };
  return {
    id,
    card: random(2) === 0 ? pick(random, UNITS, 'gm') : typed,
    ...(random(3) === 0 && { pilot: { id: `${id}-pilot`, card: pick(random, PILOTS, 'amuro-ray') } }),
    ...(random(2) === 0 && { rested: true as const }),
    ...(random(4) === 0 && { deployedThisTurn: true as const }),
  };
}

function randomPlayer(random: Random, seat: string, hasBase: boolean, most: number): PlayerSetup {
  const hand: HandCard[] = Array.from({ length: random(4) }, (_, i) => ({
    id: `${seat}-hand-${i}`,
    card: random(2) === 0 ? pick(random, NAMES, 'gm') : invented(random, `${seat}-hand-${i}`),
  }));
  const shield = (): CardName | CardFacts | null =>
    random(3) === 0 ? null : random(2) === 0 ? pick(random, NAMES, 'gm') : invented(random, `${seat} Shield`);
  return {
    units: Array.from({ length: random(20) === 0 ? most : random(4) }, (_, i) =>
      randomUnit(random, `${seat}-unit-${i}`),
    ),
    ...(hasBase && random(2) === 0 && { base: pick(random, BASES, 'ex-base') }),
    shields: Array.from({ length: random(5) }, shield),
    hand,
    ...(random(2) === 0 && { resources: { active: random(6), rested: random(3), ex: random(2) } }),
    ...(random(3) === 0 && { deck: 1 + random(4) }),
  };
}

/** A turn in any of the formats, with cards of the set and invented ones. */
export function randomSetup(random: Random): AttackSetup {
  const format = pick(
    random,
    ['standard', 'standard', 'standard', 'team-battle', 'battle-royale'] as const,
    'standard',
  );
  const count = format === 'standard' ? 2 : format === 'team-battle' ? 4 : 3 + random(2);
  const seats = SEATS.slice(0, count);
  return {
    format,
    ...(format === 'battle-royale' && { victory: random(2) === 0 ? 'first-to-win' : 'last-standing' }),
    turn: pick(random, seats, '1'),
    players: Object.fromEntries(
      seats.map((seat, i) => [
        seat,
        format === 'team-battle'
          ? randomPlayer(random, seat, i % 2 === 0, 3)
          : randomPlayer(random, seat, true, 6),
      ]),
    ),
  };
}

/** How many tables random play goes round. */
