import { isCount, isTexts, isTrue, oneOf, type Test } from '../../core/shape';
import { COLOURS, type Keywords } from '../cards';
import {
  type Amount,
  type CardFilter,
  type Choice,
  CONDITIONS,
  EXTREMES,
  type Filter,
  type Need,
  type PilotFilter,
  type ThisTurn,
  type Times,
  WHEN,
} from '../printed/schema';

/** A test for each thing that may be said; the types keep the lists complete, and what is not in them is not said. */
export type Said<Thing> = Record<keyof Thing, Test>;

export const isOf =
  (tests: Record<string, Test>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([key, part]) => part === undefined || tests[key]?.(part) === true);

export const isListOf =
  (isOne: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isOne);

export const isFigure: Test = (value) => Number.isInteger(value);
export const isBoolean: Test = (value) => typeof value === 'boolean';
export const areColours = isListOf(oneOf(COLOURS));
export const areConditions = isListOf(oneOf(CONDITIONS));

export const KEYWORDS: Said<Keywords> = {
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
export const isPilot = isOf(PILOT);

export const FILTER: Said<Filter> = {
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
  ability: oneOf(WHEN),
  either: isListOf((value) => isFilter(value)),
};
export const isFilter: Test = isOf(FILTER);

const CHOICE: Said<Choice> = {
  ...FILTER,
  whose: oneOf(['yours', 'friendly', 'enemy', 'others', 'any']),
  kind: oneOf(['unit', 'base', 'unit-or-base']),
  count: (value) => isCount(value) || (isListOf(isCount)(value) && (value as unknown[]).length === 2),
  other: isTrue,
  upToThisLv: isTrue,
  upToLvOf: oneOf(['that', 'chosen']),
  ofEach: isTrue,
  the: oneOf(EXTREMES),
};
export const isChoice: Test = (value) => isOf(CHOICE)(value) && 'whose' in (value as Choice);
export const CARD_FILTER: Said<CardFilter> = {
  types: isListOf(oneOf(['unit', 'pilot', 'command', 'base'])),
  names: isTexts,
  traits: isTexts,
  colours: areColours,
  minLv: isFigure,
  maxLv: isFigure,
  keyword: oneOf(Object.keys(KEYWORDS)),
  either: isListOf((value) => isCardFilter(value)),
};
export const isCardFilter: Test = isOf(CARD_FILTER);

export const isAmount = isOf({ atLeast: isCount, atMost: isCount } satisfies Said<Amount>);

const THIS_TURN: Said<ThisTurn> = {
  deployed: isCardFilter,
  commandUsed: isCardFilter,
  putDown: isCardFilter,
  effectPaid: isOf({ ...CARD_FILTER, other: isTrue }),
  enemyDiscarded: isTrue,
};
const isThisTurn = isOf(THIS_TURN);

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
  thisTurn: (value) => isThisTurn(value),
  worked: isCount,
  destroys: isTrue,
  yourTurn: isTrue,
  opponentsTurn: isTrue,
  not: (value) => isNeed(value),
  also: isListOf((value) => isNeed(value)),
};
export const isNeed = isOf(NEED);

export const isOn: Test = (value) =>
  oneOf(['chosen', 'this', 'battling', 'that'])(value) || isOf({ every: isChoice })(value);
const TIMES: Said<Times> = {
  units: isChoice,
  trash: isOf({ ...CARD_FILTER, unique: isTrue }),
  milled: isCardFilter,
  ap: (value) => isCount(value) && value !== 0,
  damage: isTrue,
  chosen: isTrue,
  enemyPlayers: isTrue,
  paid: isTrue,
};
export const isTimes: Test = (value) => isOf(TIMES)(value) && Object.keys(value as Times).length === 1;
