import { type Random, seeded } from '../../../../app/_rules/core/seeded';
import type { Keywords } from '../../../../app/_rules/gundam/cards';
import {
  type HandCard,
  type PlayerSetup,
  type PlaySetup,
  SEATS,
} from '../../../../app/_rules/gundam/play/state';
import { PRINTED, type PrintedName } from '../../../../app/_rules/gundam/printed/cards';
import type {
  Ability,
  CardFacts,
  Choice,
  Constant,
  Effect,
  Gain,
  Need,
  PilotFacts,
  Text,
  UnitFacts,
} from '../../../../app/_rules/gundam/printed/schema';

import {
  RARER_CHOICES,
  RARER_CONSTANTS,
  RARER_GAINS,
  RARER_NEEDS,
  RARER_WHENS,
  rarerEffects,
  rarerWords,
} from './random-kinds';

const NAMES = Object.keys(PRINTED) as PrintedName[];
const ofType = (type: CardFacts['type']) => NAMES.filter((name) => PRINTED[name].type === type);
const UNITS = ofType('unit');
const PILOTS = ofType('pilot');
const BASES = ofType('base');
/** Tokens begin in no deck. */
const DECK_CARDS = NAMES.filter((name) => name !== 'ex-base');

const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;

const KEYWORDS: readonly Keywords[] = [
  { blocker: true },
  { firstStrike: true },
  { highManeuver: true },
  { suppression: true },
  { breach: 2 },
  { repair: 2 },
  { support: 2 },
];

const CHOICES: readonly Choice[] = [
  { whose: 'enemy' },
  { whose: 'enemy', rested: true },
  { whose: 'enemy', maxHp: 3, count: [1, 2] },
  { whose: 'friendly' },
  { whose: 'yours', other: true },
  { whose: 'any', damaged: true },
  { whose: 'enemy', kind: 'base' },
  { whose: 'friendly', count: [0, 2] },
  { whose: 'yours', rested: false, count: 2 },
  { whose: 'enemy', upToThisLv: true },
  { whose: 'any', colours: ['red'] },
  { whose: 'enemy', the: 'lowest-hp' },
  { whose: 'any', paired: { traits: ['Zeon'] } },
  { whose: 'enemy', without: 'blocker', names: ['a', 'e'] },
  ...RARER_CHOICES,
];

const NEEDS: readonly Need[] = [
  { trash: { types: ['command'], count: 1 } },
  { units: { whose: 'yours', other: true } },
  { units: { whose: 'enemy' }, atLeast: 2 },
  { lv: 4 },
  { opponentHand: 3 },
  { hand: { atMost: 4 } },
  { enemyShields: { atMost: 3 } },
  { pilots: { minLv: 2 } },
  { not: { opponentsTurn: true } },
  { exPaid: true },
  ...RARER_NEEDS,
];

const GAINS: readonly Gain[] = [
  { ap: 2 },
  { ap: -2 },
  { hp: 1 },
  { keywords: { highManeuver: true } },
  { attacksActive: { maxLv: 4 } },
  { unhurtBy: { maxAp: 2 } },
  { cannotAttackPlayer: true },
  { reduce: { by: 1 } },
  { drawsAttacks: {} },
  { undestroyed: true },
  { apKept: true },
  { ability: { when: 'destroys', may: true, effects: [{ does: 'draw', count: 1 }] } },
  { ability: { when: 'attack', choose: { whose: 'enemy' }, effects: [{ does: 'damage', amount: 1 }] } },
  { traits: ['Zeon'] },
  { drawsAttacks: { link: false }, drawsFirst: true },
  { attacksActive: { upToThisLv: true, upToThisAp: true } },
  { reduce: { by: 2, kind: 'battle', next: true } },
  { attacksUnitsAtOnce: true },
  { cannotBlock: true },
  ...RARER_GAINS,
];

const CONSTANTS: readonly Constant[] = [
  { for: 'yours', of: { traits: ['Zeon'] }, ap: 1 },
  { if: { this: { minAp: 3 } }, keywords: { blocker: true } },
  { while: ['your-turn'], reduce: { by: 1, kind: 'effect' } },
  { for: 'friendly', of: { rested: true }, hp: 1 },
  { while: ['opponents-turn'], pilot: { minLv: 1 }, ap: 1 },
  { battling: { maxLv: 3 }, keywords: { firstStrike: true } },
  { reduce: { by: 1, oncePerTurn: true } },
  { for: 'yours', while: ['linked'], traits: ['Zeon'] },
  ...RARER_CONSTANTS,
];

const TOKEN: UnitFacts = { type: 'unit', name: 'Token', ap: 1, hp: 1, token: true };

/** Every kind of effect, with what a part may ask. `may` also stands before what cannot be. */
function randomEffect(random: Random, depth = 0): Effect {
  const lasts = random(2) === 0 ? 'battle' : 'turn';
  const all: Effect[] = [
    { does: 'damage', amount: 1 + random(3) },
    { does: 'gain', lasts, ...pick(random, GAINS) },
    { does: 'gain', lasts, ...pick(random, GAINS), on: { every: { whose: 'yours' } } },
    { does: pick(random, ['rest', 'set-active', 'destroy', 'return'] as const) },
    { does: 'recover', amount: 1 + random(3) },
    { does: 'draw', count: 1 + random(2) },
    { does: 'discard', count: 1 + random(2) },
    { does: 'discard', count: 1, of: { types: ['unit'] } },
    { does: 'shield-to-hand' },
    { does: 'place-resource', ...(random(2) === 0 && { rested: true as const }) },
    { does: 'place-ex-resource', count: 1 + random(2), ...(random(2) === 0 && { rested: true as const }) },
    { does: 'set-resource-active', count: 1 },
    { does: 'token', unit: random(2) === 0 ? TOKEN : [TOKEN, { ...TOKEN, ap: 2 }], count: 1 + random(2) },
    { does: 'take-from-trash', ...(random(2) === 0 && { of: { types: ['unit', 'pilot'] as const } }) },
    { does: 'exile-from-trash', count: 1 + random(2) },
    { does: 'deploy-from', where: random(2) === 0 ? 'hand' : 'trash', of: { maxLv: 3 } },
    { does: 'look', count: 3, take: { types: ['unit'] }, rest: 'bottom' },
    { does: 'look', count: 1, rest: 'top-or-bottom' },
    { does: 'look', count: 2, rest: 'one-on-top' },
    { does: 'spare-shields', from: { maxLv: 4 } },
    { does: 'keep-rested' },
    { does: 'damage', amount: 1, times: { units: { whose: 'yours' } } },
    { does: 'gain', lasts, ap: 1, times: { trash: { types: ['unit'] } } },
    { does: 'mill', count: 1 + random(2) },
    { does: 'draw', count: 1, if: { milled: { types: ['unit'] } } },
    { does: 'deploy-from', where: 'trash', pay: true },
    { does: 'pair-from', where: random(2) === 0 ? 'hand' : 'trash' },
    { does: 'pair-this' },
    {
      does: pick(random, ['rest', 'destroy', 'return'] as const),
      on: pick(random, ['battling', 'that'] as const),
    },
    { does: 'battle' },
    { does: 'choose', choose: pick(random, CHOICES) },
    { does: 'choose', choose: { whose: 'yours' }, also: pick(random, CHOICES) },
  ];
  if (depth === 0)
    all.push(...rarerEffects(random, () => randomEffect(random, 1)), {
      does: 'one-of',
      of: [[randomEffect(random, 1)], [randomEffect(random, 1), randomEffect(random, 1)]],
    });
  return {
    ...pick(random, all),
    ...(random(5) === 0 && { may: true as const }),
    ...(random(4) === 0 && { ifYouDo: true as const }),
    ...(random(6) === 0 && { if: pick(random, NEEDS) }),
  };
}

/** What a Command may say: not what only a Unit can, to which one is paired. */
function ofCommand(random: Random): Text {
  const text = randomText(random);
  const effects = text.effects.filter(({ does }) => does !== 'use-paired');
  return { ...text, effects: effects.length ? effects : [{ does: 'draw', count: 1 }] };
}

const randomText = (random: Random): Text => ({
  ...(random(2) === 0 && {
    choose: pick(random, CHOICES),
    ...(random(4) === 0 && { also: pick(random, CHOICES) }),
  }),
  effects: Array.from({ length: 1 + random(3) }, () => randomEffect(random)),
});

const WHENS: readonly Ability['when'][] = [
  ...(['attack', 'destroyed', 'deploy', 'paired', 'main', 'action'] as const),
  ...(['linked', 'turn-end', 'destroys', 'destroys-shield', 'effect-damage', 'damages'] as const),
  ...(['unit-deployed', 'unit-paired', 'unit-linked', 'unit-attacks', 'unit-destroys', 'ex-placed'] as const),
  'command-used',
  'unit-put-down',
  ...RARER_WHENS,
];

function randomAbility(random: Random): Ability {
  const when = pick(random, WHENS);
  const activated = when === 'main' || when === 'action';
  return {
    ...randomText(random),
    when,
    ...(random(4) === 0 && { may: true as const }),
    ...((activated || random(4) === 0) && { oncePerTurn: true as const }),
    ...(activated && random(3) === 0 && { restThis: true as const }),
    ...(activated && random(2) === 0 && { cost: 1 + random(2) }),
    ...rarerWords(random, when),
    ...(random(5) === 0 && { while: ['paired' as const] }),
    ...(random(9) === 0 && { pilot: { maxLv: 3 } }),
    ...(random(9) === 0 && { battling: { maxAp: 4 } }),
    ...(when.startsWith('unit-') && random(3) > 0 && { of: pick(random, CHOICES) }),
    ...(random(5) === 0 && { if: random(3) === 0 ? { this: { minAp: 2 } } : pick(random, NEEDS) }),
  };
}

function invented(random: Random, type: CardFacts['type']): CardFacts {
  const colour = pick(random, ['red', 'green'] as const);
  const printed = { name: 'Invented', colour, lv: random(5), cost: random(3), traits: ['Zeon'] };
  const times = random(2) === 0 && { times: { units: { whose: 'enemy' } } as const };
  const where = [{ in: 'trash' as const }, { onto: { maxLv: 3 } }, {}, {}][random(4)];
  const less =
    random(6) === 0 ? { less: { cost: 1, lv: 1, if: pick(random, NEEDS), ...times, ...where } } : {};
  const abilities = Array.from({ length: random(3) }, () => randomAbility(random));
  const burst = random(2) === 0 ? { burst: random(2) === 0 ? ('hand' as const) : randomText(random) } : {};
  switch (type) {
    case 'command': {
      const timings = pick(random, [['main'], ['action'], ['main', 'action']] as const);
      const pilot = random(3) === 0 ? { pilot: { name: 'Somebody', ap: 1, hp: 1, traits: ['Zeon'] } } : {};
      return { type, ...printed, ...less, timings, ...ofCommand(random), ...pilot, ...burst };
    }
    case 'base':
      return { type, ...printed, ...less, hp: 2 + random(4), abilities, burst: 'deploy' };
    case 'pilot':
      return { type, ...printed, ...less, ap: random(3), hp: random(2), abilities, ...burst };
    default:
      return {
        type,
        ...printed,
        ...less,
        ap: random(5),
        hp: 1 + random(4),
        abilities,
        link: { traits: ['Zeon'] },
        ...(random(4) === 0 && { constants: [pick(random, CONSTANTS)] }),
        ...(random(2) === 0 && { keywords: pick(random, KEYWORDS) }),
        ...(random(3) === 0 ? { burst: 'deploy' as const } : burst),
      };
  }
}

/** Many cards of every type, made once: setups take theirs from it. */
let stock: Map<CardFacts['type'], CardFacts[]> | undefined;

function fromStock(random: Random, type: CardFacts['type']): CardFacts {
  if (!stock) {
    const making = seeded(2026);
    stock = new Map();
    for (const each of ['unit', 'pilot', 'command', 'base'] as const)
      stock.set(
        each,
        Array.from({ length: 160 }, () => invented(making, each)),
      );
  }
  return pick(random, stock.get(type) ?? []);
}

const anyCard = (random: Random): PrintedName | CardFacts =>
  random(2) === 0
    ? pick(random, DECK_CARDS)
    : fromStock(random, pick(random, ['unit', 'pilot', 'command', 'base']));

const PHASES = ['hand', 'start', 'draw', 'resource', 'main', 'main', 'main', 'end'] as const;

/** Small decks, so that every play ends; named cards in hand, trash, deck and pool; something in play. */
function randomPlayer(
  random: Random,
  seat: string,
  preparing: boolean,
  hasBase: boolean,
  most: number,
): PlayerSetup {
  let named = 0;
  const some = (count: number): HandCard[] =>
    Array.from({ length: count }, () => ({ id: `${seat}-card-${named++}`, card: anyCard(random) }));
  if (preparing)
    return { deck: [7 + random(3), ...some(random(3))], hand: [...some(3), 2], pool: some(random(2)) };
  return {
    deck: [...some(random(3)), 1 + random(4)],
    hand: [...some(random(5)), random(12) === 0 ? 9 : random(3)],
    trash: some(random(3)),
    pool: some(random(2)),
    units: Array.from({ length: random(12) === 0 ? most : random(4) }, (_, i) => ({
      id: `${seat}-unit-${i}`,
      card: random(2) === 0 ? pick(random, UNITS) : (fromStock(random, 'unit') as UnitFacts),
      ...(random(3) === 0 && {
        pilot: {
          id: `${seat}-pilot-${i}`,
          card: random(2) === 0 ? pick(random, PILOTS) : (fromStock(random, 'pilot') as PilotFacts),
        },
      }),
      ...(random(2) === 0 && { rested: true as const }),
      ...(random(4) === 0 && { deployedThisTurn: true as const }),
    })),
    ...(hasBase && random(2) === 0 && { base: random(3) === 0 ? null : pick(random, BASES) }),
    shields: Array.from({ length: random(4) }, () => (random(3) === 0 ? null : anyCard(random))),
    resources: { active: random(5), rested: random(4), ex: random(3), exRested: random(2) },
    resourceDeck: random(2),
  };
}

/** A game in any of the formats, begun at any moment, with printed cards and invented ones. */
export function randomSetup(random: Random): PlaySetup {
  const format = pick(random, ['standard', 'standard', 'standard', 'team-battle', 'battle-royale'] as const);
  const count = format === 'standard' ? 2 : format === 'team-battle' ? 4 : 3 + random(2);
  const seats = SEATS.slice(0, count);
  const phase = pick(random, PHASES);
  const players = Object.fromEntries(
    seats.map((seat, i) => [
      seat,
      randomPlayer(
        random,
        seat,
        phase === 'hand',
        format !== 'team-battle' || i % 2 === 0,
        format === 'team-battle' ? 3 : 6,
      ),
    ]),
  );
  const turn = phase === 'hand' ? '1' : pick(random, seats);
  const attacker = players[turn]?.units?.[0]?.id;
  const target = format === 'team-battle' ? (turn < '3' ? '3' : '1') : turn === '1' ? '2' : '1';
  return {
    format,
    ...(format === 'battle-royale' && { victory: random(2) === 0 ? 'first-to-win' : 'last-standing' }),
    turn,
    phase,
    players,
    ...(phase === 'main' &&
      attacker &&
      random(3) === 0 && {
        battle: { attacker, target, step: pick(random, ['block', 'action', 'damage'] as const) },
      }),
    ...(random(4) === 0 && { turns: 1 + random(2) }),
  };
}
