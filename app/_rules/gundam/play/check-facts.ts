import { isCount, isText, isTexts, isTrue, oneOf, type Test } from '../../core/shape';
import { COLOURS, type Keywords, TIMINGS } from '../cards';
import {
  type Ability,
  type Against,
  type Amount,
  type BaseFacts,
  type CardFacts,
  type CardFilter,
  type Choice,
  CONDITIONS,
  type CommandFacts,
  type Constant,
  type Effect,
  EXTREMES,
  type Filter,
  type Gain,
  LASTS,
  type Need,
  type PilotFacts,
  type PilotFilter,
  type Text,
  type Times,
  type UnitFacts,
  WHEN,
} from '../printed/schema';
import { asksOfChosen, canLast, GIVEN, isForAnyone, isPayment, moves } from './check-allowed';

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
  battling: (value) => isBoolean(value) || isFilter(value),
  attacked: isTrue,
  either: isListOf((value) => isFilter(value)),
};
const isFilter: Test = isOf(FILTER);

const CHOICE: Said<Choice> = {
  ...FILTER,
  whose: oneOf(['yours', 'friendly', 'enemy', 'any']),
  kind: oneOf(['unit', 'base', 'unit-or-base']),
  count: (value) => isCount(value) || (isListOf(isCount)(value) && (value as unknown[]).length === 2),
  other: isTrue,
  upToThisLv: isTrue,
  upToLvOf: oneOf(['that', 'chosen']),
  ofEach: isTrue,
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
  keyword: oneOf(Object.keys(KEYWORDS)),
  either: isListOf((value) => isCardFilter(value)),
};
const isCardFilter: Test = isOf(CARD_FILTER);

const isAmount = isOf({ atLeast: isCount, atMost: isCount } satisfies Said<Amount>);

const NEED: Said<Need> = {
  this: isFilter,
  trash: (value) =>
    isOf({ ...CARD_FILTER, count: isCount })(value) && isCount((value as { count?: number }).count),
  units: isChoice,
  atLeast: isCount,
  lv: isCount,
  opponentHand: isCount,
  hand: isAmount,
  enemyShields: isAmount,
  pilots: isPilot,
  milled: isOf({ ...CARD_FILTER, count: isCount }),
  exPaid: isTrue,
  chosen: isFilter,
  enemyPlayers: isCount,
  enemyTrash: isCount,
  ex: isAmount,
  opponentEx: isAmount,
  fromTrash: isTrue,
  yourTurn: isTrue,
  opponentsTurn: isTrue,
  not: (value) => isNeed(value),
  also: isListOf((value) => isNeed(value)),
};
const isNeed = isOf(NEED);

const AGAINST: Said<Against> = { ...FILTER, upToThisLv: isTrue, upToThisAp: isTrue };

const GAIN: Said<Gain> = {
  ap: isFigure,
  hp: isFigure,
  keywords: isOf(KEYWORDS),
  attacksActive: isOf(AGAINST),
  attacksAtOnce: isTrue,
  cannotAttack: isTrue,
  cannotAttackPlayer: isTrue,
  attacksUnitsAtOnce: isTrue,
  cannotBlock: isTrue,
  unhurtBy: isFilter,
  drawsAttacks: isFilter,
  drawsFirst: isTrue,
  apKept: isTrue,
  ability: (value) => isGivenAbility(value),
  traits: isTexts,
  unharmedBy: isOf({ units: isFilter, commands: isTrue, atMost: isCount }),
  sparesShields: isFilter,
  undestroyed: isTrue,
  cannotPair: isTrue,
  cannotSetActive: isTrue,
  reduce: (value) =>
    isOf({ by: isCount, kind: oneOf(['battle', 'effect']), next: isTrue, oncePerTurn: isTrue })(value) &&
    isCount((value as { by?: number }).by),
};

const isOn: Test = (value) =>
  oneOf(['chosen', 'this', 'battling', 'that'])(value) || isOf({ every: isChoice })(value);
const TIMES: Said<Times> = {
  units: isChoice,
  trash: isCardFilter,
  milled: isCardFilter,
  ap: (value) => isCount(value) && value !== 0,
  damage: isTrue,
  chosen: isTrue,
};
const isTimes: Test = (value) => isOf(TIMES)(value) && Object.keys(value as Times).length === 1;

const isUnit: Test = (value) => (value as CardFacts | null)?.type === 'unit' && areSound(value as CardFacts);

type Parts<Does extends Effect['does']> = Omit<
  Extract<Effect, { does: Does }>,
  'does' | 'if' | 'may' | 'ifYouDo'
>;

/** What each kind of effect says besides. */
const DOES: { [Does in Effect['does']]: Said<Parts<Does>> } = {
  damage: { amount: isFigure, times: isTimes, on: isOn },
  gain: { ...GAIN, lasts: oneOf(LASTS), times: isTimes, on: isOn },
  rest: { on: isOn },
  'set-active': { on: isOn },
  destroy: { on: isOn },
  return: { to: (value) => value === 'bottom', on: isOn },
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
  unpair: { to: oneOf(['hand', 'deck', 'trash']), on: isOn },
  'use-paired': {},
  'change-target': {},
  'rest-units': { choose: isChoice },
  'hit-shields': { amount: isFigure },
  'lose-shields': { count: isCount },
  'each-player': {
    who: oneOf(['all', 'enemies', 'an-enemy']),
    of: isListOf((value) => isEffect(value) && isForAnyone(value as Effect)),
  },
  look: {
    count: isCount,
    take: isCardFilter,
    deploys: isTrue,
    rest: oneOf(['bottom', 'top-or-bottom', 'top-or-trash', 'one-on-top', 'one-on-top-others-trash']),
  },
  'spare-shields': { from: isFilter },
  battle: {},
  choose: { choose: isChoice, also: isChoice },
  'one-of': { of: isListOf(isListOf((value) => isEffect(value))) },
};

/** What an effect cannot do without. */
const NEEDED: { [Does in Effect['does']]?: readonly (keyof Parts<Does>)[] } = {
  damage: ['amount'],
  gain: ['lasts'],
  recover: ['amount'],
  draw: ['count'],
  mill: ['count'],
  discard: ['count'],
  'set-resource-active': ['count'],
  token: ['unit'],
  'exile-from-trash': ['count'],
  'deploy-from': ['where'],
  'pair-from': ['where'],
  unpair: ['to'],
  'rest-units': ['choose'],
  'hit-shields': ['amount'],
  'lose-shields': ['count'],
  'each-player': ['who', 'of'],
  look: ['count', 'rest'],
  'spare-shields': ['from'],
  choose: ['choose'],
  'one-of': ['of'],
};

function isEffect(value: unknown): boolean {
  const does = (value as Effect | null)?.does;
  if (does === undefined || !Object.hasOwn(DOES, does)) return false;
  const needed = (NEEDED[does] ?? []) as readonly string[];
  return (
    needed.every((part) => (value as Record<string, unknown>)[part] !== undefined) &&
    isOf({ does: isText, if: isNeed, may: isTrue, ifYouDo: isTrue, ...DOES[does] })(value)
  );
}

const movesItsCard = ({ effects }: Text): boolean => moves(effects, 'to-hand') || moves(effects, 'deploy');

const TEXT: Said<Text> = { choose: isFirst, also: isFirst, effects: isListOf(isEffect) };
const isSoundText: Test = (value) => isOf(TEXT)(value) && Array.isArray((value as Text).effects);

/** What a text chooses as it begins, before which nothing has been chosen. */
function isFirst(value: unknown): boolean {
  return isChoice(value) && (value as Choice).upToLvOf === undefined;
}

const ABILITY: Said<Ability> = {
  ...TEXT,
  when: oneOf(WHEN),
  while: areConditions,
  if: isNeed,
  of: isChoice,
  command: isOf({ ...CARD_FILTER, exPaid: isTrue }),
  battling: isFilter,
  against: oneOf(['player', 'unit']),
  damage: isOf({ kind: oneOf(['battle', 'effect']), enemy: isTrue, by: isFilter }),
  by: oneOf(['effect', 'damage']),
  byEnemy: isTrue,
  anyDamage: isTrue,
  pilot: isPilot,
  may: isTrue,
  oncePerTurn: isTrue,
  cost: isCount,
  restThis: isTrue,
  pays: isListOf((value) => isEffect(value) && isPayment(value as Effect)),
};

/** A card that has been destroyed is asked about as it was: only by the text as a whole, not by a part of it. */
const isAbility: Test = (value) => {
  if (!isOf(ABILITY)(value)) return false;
  const { when, effects, if: need } = value as Ability;
  if (when === undefined || asksOfChosen(need) || !Array.isArray(effects) || movesItsCard(value as Ability))
    return false;
  return !(when === 'destroyed' && effects.some((part) => part.if?.this));
};

/** Something that the Unit itself does, as often as it does so: it is not remembered what it has used. */
const isGivenAbility: Test = (value) =>
  isAbility(value) && GIVEN.has((value as Ability).when) && (value as Ability).oncePerTurn === undefined;

const { ability: _, ...LASTING } = GAIN;

const CONSTANT: Said<Constant> = {
  ...LASTING,
  while: areConditions,
  pilot: isPilot,
  battling: isFilter,
  if: isNeed,
  times: isTimes,
  for: oneOf(['this', 'yours', 'friendly', 'others', 'all', 'all-others', 'battling']),
  of: isFilter,
};

const isConstant: Test = (value) => isOf(CONSTANT)(value) && canLast(value as Constant & Gain);

const isLess: Test = (value) =>
  isOf({ cost: isCount, lv: isCount, if: isNeed, times: isTimes, in: oneOf(['trash']) })(value) &&
  !asksOfChosen((value as { if?: Need }).if);

/** Figures are looked at elsewhere, and told apart there. */
const isAny: Test = () => true;

const PRINTED: Said<Omit<BaseFacts, 'ap' | 'hp' | 'token' | 'abilities' | 'constants'>> = {
  type: isText,
  name: isText,
  alsoNamed: isTexts,
  number: isText,
  colour: oneOf(COLOURS),
  lv: isAny,
  cost: isAny,
  traits: isTexts,
  burst: (text) => oneOf(['hand', 'deploy', 'command'])(text) || isSoundText(text),
  less: isLess,
};

const TEXTS = { abilities: isListOf(isAbility), constants: isListOf(isConstant) };

const TYPES: {
  unit: Said<UnitFacts>;
  pilot: Said<PilotFacts>;
  base: Said<BaseFacts>;
  command: Said<CommandFacts>;
} = {
  unit: {
    ...PRINTED,
    ...TEXTS,
    ap: isAny,
    hp: isAny,
    keywords: isOf(KEYWORDS),
    link: isOf({ names: isTexts, traits: isTexts }),
    token: isTrue,
  },
  pilot: { ...PRINTED, ...TEXTS, ap: isAny, hp: isAny, keywords: isOf(KEYWORDS) },
  base: { ...PRINTED, ...TEXTS, ap: isAny, hp: isAny, token: isTrue },
  command: {
    ...PRINTED,
    ...TEXT,
    timings: isListOf(oneOf(TIMINGS)),
    pilot: isOf({ name: isText, ap: isFigure, hp: isFigure, traits: isTexts }),
  },
};

/** Whether facts that somebody typed in are of the card language: a text that is not is refused, never passed over. */
export function areSound(facts: CardFacts): boolean {
  const { type, name, burst } = facts;
  if (!isText(name) || !Object.hasOwn(TYPES, type) || !isOf(TYPES[type])(facts)) return false;
  if (type === 'command' && !(Array.isArray(facts.timings) && isSoundText(textIn(facts)))) return false;
  if (type === 'command' && movesItsCard(facts)) return false;
  const canDeploy = type === 'unit' || type === 'base';
  if (typeof burst === 'object') return canDeploy || !moves(burst.effects, 'deploy');
  return (burst !== 'deploy' || canDeploy) && (burst !== 'command' || type === 'command');
}

const textIn = ({ choose, also, effects }: CommandFacts): Text => ({
  ...(choose && { choose }),
  ...(also && { also }),
  effects,
});
