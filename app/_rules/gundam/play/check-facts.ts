import { isCount, isText, isTexts, isTrue, oneOf, type Test } from '../../core/shape';
import { COLOURS, type Keywords, TIMINGS } from '../cards';
import {
  type Ability,
  type Amount,
  type CardFacts,
  type CardFilter,
  type Choice,
  CONDITIONS,
  type Constant,
  type Effect,
  EXTREMES,
  type Filter,
  type Gain,
  LASTS,
  type Need,
  type PilotFilter,
  type Text,
  WHEN,
} from '../printed/schema';

/** A test for each thing that may be said; the types keep the lists complete, and what is not in them is not said. */
type Said<Thing> = Record<keyof Thing, Test>;

const isOf =
  (tests: Record<string, Test>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, part]) => part === undefined || tests[key]?.(part) === true);

const isListOf =
  (isOne: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isOne);

const isFigure: Test = (value) => Number.isInteger(value);
const isBoolean: Test = (value) => typeof value === 'boolean';
const areColours = isListOf(oneOf(COLOURS));
const areConditions = isListOf(oneOf(CONDITIONS));

const KEYWORDS: Said<Keywords> = {
  blocker: isTrue,
  firstStrike: isTrue,
  highManeuver: isTrue,
  suppression: isTrue,
  breach: isFigure,
  repair: isFigure,
  support: isFigure,
};

const PILOT: Said<PilotFilter> = {
  names: isTexts,
  traits: isTexts,
  colours: areColours,
  minLv: isFigure,
  maxLv: isFigure,
};
const isPilot = isOf(PILOT);

const FILTER: Said<Filter> = {
  names: isTexts,
  paired: (value) => isBoolean(value) || isPilot(value),
  without: oneOf(Object.keys(KEYWORDS)),
  rested: isBoolean,
  damaged: isBoolean,
  link: isBoolean,
  token: isBoolean,
  keyword: oneOf(Object.keys(KEYWORDS)),
  traits: isTexts,
  colours: areColours,
  minLv: isFigure,
  maxLv: isFigure,
  minAp: isFigure,
  maxAp: isFigure,
  minHp: isFigure,
  maxHp: isFigure,
};
const isFilter = isOf(FILTER);

const CHOICE: Said<Choice> = {
  ...FILTER,
  whose: oneOf(['yours', 'friendly', 'enemy', 'any']),
  kind: oneOf(['unit', 'base']),
  count: (value) => isCount(value) || (isListOf(isCount)(value) && (value as unknown[]).length === 2),
  other: isTrue,
  upToThisLv: isTrue,
  the: oneOf(EXTREMES),
};
const isChoice: Test = (value) => isOf(CHOICE)(value) && 'whose' in (value as Choice);

const CARD_FILTER: Said<CardFilter> = {
  types: isListOf(oneOf(['unit', 'pilot', 'command', 'base'])),
  names: isTexts,
  traits: isTexts,
  colours: areColours,
  minLv: isFigure,
  maxLv: isFigure,
};
const isCardFilter = isOf(CARD_FILTER);

const AMOUNT: Said<Amount> = { atLeast: isCount, atMost: isCount };
const isAmount = isOf(AMOUNT);

const NEED: Said<Need> = {
  this: isFilter,
  trash: isOf({ ...CARD_FILTER, count: isCount }),
  units: isChoice,
  atLeast: isCount,
  lv: isCount,
  opponentHand: isCount,
  hand: isAmount,
  enemyShields: isAmount,
  pilots: isPilot,
  milled: isOf({ ...CARD_FILTER, count: isCount }),
  yourTurn: isTrue,
  opponentsTurn: isTrue,
  not: (value) => isNeed(value),
  also: isListOf((value) => isNeed(value)),
};
const isNeed = isOf(NEED);

const GAIN: Said<Gain> = {
  ap: isFigure,
  hp: isFigure,
  keywords: isOf(KEYWORDS),
  attacksActive: isFilter,
  attacksAtOnce: isTrue,
  cannotAttack: isTrue,
  cannotAttackPlayer: isTrue,
  unhurtBy: isFilter,
  drawsAttacks: isFilter,
  reduce: isOf({ by: isCount, kind: oneOf(['battle', 'effect']), next: isTrue }),
};

const isOn: Test = (value) =>
  oneOf(['chosen', 'this', 'battling', 'that'])(value) || isOf({ every: isChoice })(value);
const isUnit: Test = (value) => (value as CardFacts | null)?.type === 'unit' && areSound(value as CardFacts);

type Parts<Does extends Effect['does']> = Omit<
  Extract<Effect, { does: Does }>,
  'does' | 'if' | 'may' | 'ifYouDo'
>;

/** What each kind of effect says besides. */
const DOES: { [Does in Effect['does']]: Said<Parts<Does>> } = {
  damage: { amount: isFigure, on: isOn },
  gain: { ...GAIN, lasts: oneOf(LASTS), on: isOn },
  rest: { on: isOn },
  'set-active': { on: isOn },
  destroy: { on: isOn },
  return: { on: isOn },
  'keep-rested': { on: isOn },
  mill: { count: isCount },
  recover: { amount: isFigure, on: isOn },
  draw: { count: isCount },
  discard: { count: isCount, of: isCardFilter },
  'shield-to-hand': {},
  'place-resource': { count: isCount, rested: isTrue },
  'place-ex-resource': { count: isCount, rested: isTrue },
  'set-resource-active': { count: isCount },
  token: { unit: (value) => isUnit(value) || isListOf(isUnit)(value), count: isCount, rested: isTrue },
  'to-hand': {},
  deploy: {},
  'take-from-trash': { of: isCardFilter },
  'exile-from-trash': { count: isCount, of: isCardFilter },
  'deploy-from': { where: oneOf(['hand', 'trash']), of: isCardFilter, pay: isTrue },
  'pair-from': { where: oneOf(['hand', 'trash']), of: isCardFilter },
  'pair-this': {},
  look: { count: isCount, take: isCardFilter, rest: oneOf(['bottom', 'top-or-bottom', 'one-on-top']) },
  'spare-shields': { from: isFilter },
  choose: { choose: isChoice, also: isChoice },
  'one-of': { of: isListOf(isListOf((value) => isEffect(value))) },
};

function isEffect(value: unknown): boolean {
  const does = (value as Effect | null)?.does;
  if (does === undefined || !Object.hasOwn(DOES, does)) return false;
  return isOf({ does: isText, if: isNeed, may: isTrue, ifYouDo: isTrue, ...DOES[does] })(value);
}

const TEXT: Said<Text> = { choose: isChoice, also: isChoice, effects: isListOf(isEffect) };
const isSoundText: Test = (value) => isOf(TEXT)(value) && Array.isArray((value as Text).effects);

const ABILITY: Said<Ability> = {
  ...TEXT,
  when: oneOf(WHEN),
  while: areConditions,
  if: isNeed,
  of: isChoice,
  battling: isFilter,
  against: oneOf(['player', 'unit']),
  pilot: isPilot,
  may: isTrue,
  oncePerTurn: isTrue,
  cost: isCount,
  restThis: isTrue,
};

/** A card that has been destroyed is asked about as it was: only by the text as a whole, not by a part of it. */
const isAbility: Test = (value) => {
  if (!isOf(ABILITY)(value)) return false;
  const { when, effects } = value as Ability;
  return Array.isArray(effects) && !(when === 'destroyed' && effects.some((part) => part.if?.this));
};

const CONSTANT: Said<Constant> = {
  ...GAIN,
  while: areConditions,
  pilot: isPilot,
  battling: isFilter,
  if: isNeed,
  for: oneOf(['this', 'yours', 'friendly']),
  of: isFilter,
};

/** What a need asks of cards in play, in its parts too. */
const filtersIn = (need: Need | undefined): (Filter | undefined)[] =>
  need ? [need.units, need.this, ...(need.also ?? []).flatMap(filtersIn), ...filtersIn(need.not)] : [];

/** Lasting texts do not ask for what lasting texts change: keywords and extremes, nor AP and HP where they give those. */
const isConstant: Test = (value) => {
  if (!isOf(CONSTANT)(value)) return false;
  const { if: need, of, battling, ap, hp, reduce } = value as Constant;
  if (reduce?.next) return false;
  const given = ap !== undefined || hp !== undefined;
  return [of, battling, ...filtersIn(need)].every(
    (asked) =>
      asked?.keyword === undefined &&
      asked?.without === undefined &&
      (asked as Choice | undefined)?.the === undefined &&
      !(given && [asked?.minAp, asked?.maxAp, asked?.minHp, asked?.maxHp].some((each) => each !== undefined)),
  );
};

const isLess = isOf({ cost: isCount, lv: isCount, if: isNeed });

const mayBe = (value: unknown, isRight: Test): boolean => value === undefined || isRight(value);

/** Whether facts that somebody typed in are of the card language: a text that is not is refused, never passed over. */
export function areSound(facts: CardFacts): boolean {
  const { name, traits, burst, less } = facts;
  if (!isText(name) || !mayBe(traits, isTexts) || !mayBe(less, isLess)) return false;
  if (!mayBe(burst, (text) => isText(text) || isSoundText(text))) return false;
  if (facts.type === 'command') {
    const { choose, also, effects } = facts;
    return isListOf(oneOf(TIMINGS))(facts.timings) && isSoundText({ choose, also, effects });
  }
  return mayBe(facts.abilities, isListOf(isAbility)) && mayBe(facts.constants, isListOf(isConstant));
}
