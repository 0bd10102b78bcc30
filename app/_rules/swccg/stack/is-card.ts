import {
  among,
  type Check,
  either,
  flag,
  having,
  isFigure,
  isPrinted,
  isWord,
  list,
  record,
  words,
} from '../../core/checks';
import { SIDES } from '../../core/sides';
import { isFacts, isPlace } from '../battle/is-facts';
import { MULTIPLIED, VALUES } from './schema';
import { ACTION_TYPES, KINDS, PHASES, SEGMENTS } from './timing';

/**
 * Whether something from outside is a card in the language of `schema.ts`, as far as the engine builds on it. What a
 * text says beyond that is its author's business.
 */
export const isCard: Check = (value) => CARD(value);

/** A pattern may stand in a pattern. */
const pattern: Check = (value) => PATTERN(value);
const effects: Check = (value) => list(effect)(value);

const PATTERN = having(
  {},
  {
    what: words,
    type: words,
    title: words,
    kind: words,
    tag: words,
    unique: among([true, false]),
    by: among(['you', 'opponent']),
    at: isWord,
    atTag: words,
    to: isWord,
    purpose: words,
    any: list(pattern),
    not: pattern,
  },
);

const which = either(among(['self', 'answered', 'followed']), pattern);
const where = either(among(['there', 'outside']), having({ target: isWord }), having({ location: isWord }));
const amount = either(isPrinted, among(['drawn', 'amount']), having({ per: isWord }));
const who = among(['you', 'opponent', 'each']);
const added = either(isFigure, among(['drawn', 'minus-drawn']));
const cards = having({ cards: which });

const changedImmunity = { below: isFigure, add: isFigure, limit: isFigure, none: flag };

/** What each verb of the language needs, besides its name. */
const VERBS: Record<string, Check> = {
  cancel: having({}),
  'cancel-cards': cards,
  draw: having({}, { who, count: isPrinted, purpose: isWord }),
  if: having({ test: having({}), so: effects }, { otherwise: effects }),
  activate: having({ count: amount }, { who }),
  use: having({ count: amount }, { who }),
  'draw-cards': having({ count: amount }, { who }),
  lose: having({ count: amount }, { who }),
  retrieve: having({ count: amount }, { who }),
  relocate: having({ cards: which, to: where }),
  move: having({ cards: which, to: where }),
  board: cards,
  seat: having({ as: isWord }),
  place: having({ cards: which, in: among(['used', 'lost', 'table', 'hand', 'out']) }),
  grab: having({}),
  limit: having({ copies: among([1, 2, 3]) }, { title: isWord }),
  schedule: having({ name: isWord, when: pattern, result: effects }, { until: pattern }),
  modify: either(
    having({ value: among(MULTIPLIED), times: isFigure }, { who, add: added, cumulatively: flag }),
    having({ value: among(VALUES) }, { who, add: added, times: among([1]), cumulatively: flag }),
  ),
  cap: having({ most: isPrinted }),
  exclude: cards,
  tag: having({ cards: which, tag: isWord }),
  capture: cards,
  release: cards,
  redraw: having({}),
  substitute: having({ value: either(isPrinted, having({ destinyOf: isWord })) }),
  establish: having({ fact: isWord }),
  note: having({ what: isWord }),
  fired: having({}),
  strike: having({}),
  'add-to-total': having({ add: isFigure }),
  'add-to-each': having({ add: isFigure }),
  hit: cards,
  'exclude-from-battle': cards,
  worth: having({ cards: which }, { add: isFigure, set: isFigure, floor: isFigure, limit: isFigure }),
  immunity: having({ cards: which }, changedImmunity),
  'add-power': having({ cards: which, add: isFigure }),
  'no-ability': cards,
  keep: having({ cards: which, from: among(['battling', 'moving']) }),
  'end-battle': having({}),
  lay: having({ way: among(['alone', 'before', 'after', 'over']) }),
  'go-undercover': cards,
  'break-cover': cards,
  satisfy: having({}),
  choose: having({ who: among(['you', 'opponent']), between: record(effects) }),
};

const effect: Check = (value) => {
  const verb = having({ do: isWord })(value) ? (value as { do: string }).do : '';
  return Object.hasOwn(VERBS, verb) && (VERBS[verb]?.(value) ?? false);
};

const condition = having(
  {},
  {
    onTable: pattern,
    noneOnTable: pattern,
    inBattle: pattern,
    atLeast: isPrinted,
    damage: among(['you', 'opponent']),
    nothingToForfeit: among(['you', 'opponent']),
  },
);
const cost = either(
  having({ use: either(isPrinted, among(['drawn', 'firing', 'along', 'transit', 'landing', 'react'])) }),
  having({ lose: isPrinted }),
  having({ draw: isWord }),
  having({ forgo: isWord }),
);
const oneOrMore = (values: readonly string[]): Check => either(among(values), list(among(values)));

const text = having(
  {},
  {
    name: isWord,
    type: among(ACTION_TYPES),
    from: among(['hand', 'table']),
    answers: pattern,
    just: either(flag, pattern),
    automatic: pattern,
    instead: pattern,
    phase: oneOrMore(PHASES),
    turn: among(['yours', 'opponents']),
    segment: oneOrMore(SEGMENTS),
    settling: flag,
    needs: list(condition),
    targets: record(pattern),
    costs: list(cost),
    immune: list(isWord),
    times: isPrinted,
    per: among(['battle']),
    mandatory: flag,
    starting: flag,
    amount: isPrinted,
    at: isWord,
    atTarget: isWord,
    battle: having({}, { destinies: record(isFigure), power: record(isFigure) }),
    on: isWord,
    cancels: either(flag, having({ ifDestinyBelow: either(isFigure, isWord) }, { unless: pattern })),
    result: effects,
    rule: isWord,
  },
);

const standing = either(
  having({ immune: pattern, to: list(isWord) }),
  having({ forbids: pattern }),
  having({ destiny: pattern, add: isFigure }),
  having({ demands: isFigure, of: among(['opponent', 'each']) }),
  having({ destinies: isPrinted, to: among(['power', 'attrition']) }, { against: pattern, exterior: flag }),
  having({ drains: isFigure, of: who }, { anywhere: flag }),
  having({ mostDrained: isPrinted, of: who }, { anywhere: flag }),
  having({ firmDrains: among(['modifying', 'canceling', 'both']) }, { anywhere: flag }),
  having({ admits: pattern }),
  having({ deployCost: pattern }, { add: isFigure, set: isPrinted, here: flag }),
  having({ generation: isFigure, of: who }),
  having({ mostGeneration: isPrinted, of: who }),
  having({ powerFor: pattern, add: isFigure }),
  having({ noBattleDestiny: among(['opponent', 'each']) }),
  having({ mostBattleDestinies: isPrinted, of: among(['opponent', 'each']) }),
  having({ totalBattleDestiny: isFigure, of: who }),
  having({ spared: pattern }),
  having({ noAbility: pattern }),
  having({ worth: pattern }, { add: isFigure, set: isFigure, floor: isFigure, limit: isFigure }),
  having({ immunity: pattern }, changedImmunity),
  having({ power: pattern, add: isFigure }),
);
export const isStanding: Check = list(standing);

const CARD = having(
  { title: isWord, side: among([...SIDES, 'both']), kind: among(KINDS) },
  {
    pile: among(['used', 'lost', 'table', 'hand', 'out']),
    copies: among([1, 2, 3]),
    destiny: isFigure,
    ability: isPrinted,
    power: isFigure,
    cost: isPrinted,
    tags: list(isWord),
    immune: list(isWord),
    text: list(text),
    standing: isStanding,
    figures: isFacts,
    place: isPlace,
  },
);
