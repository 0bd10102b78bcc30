import { isCount, isText, isTexts, isTrue, oneOf, type Test } from '../../core/shape';
import { COLOURS, TIMINGS } from '../cards';
import {
  type Ability,
  type Against,
  type BaseFacts,
  type CardFacts,
  type Choice,
  type CommandFacts,
  type Constant,
  type Effect,
  type Gain,
  LASTS,
  type Need,
  type PilotFacts,
  type Text,
  type UnitFacts,
  WHEN,
} from '../printed/schema';
import { asksOfText, canLast, GIVEN, isForAnyone, isPayment, says } from './check-allowed';
import {
  areConditions,
  CARD_FILTER,
  FILTER,
  isCardFilter,
  isChoice,
  isFigure,
  isFilter,
  isListOf,
  isNeed,
  isOf,
  isOn,
  isPilot,
  isTimes,
  KEYWORDS,
  type Said,
} from './check-descriptions';

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
  damageTo: oneOf(['this', 'chosen']),
  traits: isTexts,
  unharmedBy: isOf({ units: isFilter, commands: isTrue, atMost: isCount }),
  sparesShields: isFilter,
  undestroyed: isTrue,
  deployedRested: isTrue,
  cannotPair: isTrue,
  cannotSetActive: isTrue,
  reduce: (value) =>
    isOf({
      by: isCount,
      kind: oneOf(['battle', 'effect']),
      anybodys: isTrue,
      next: isTrue,
      oncePerTurn: isTrue,
    })(value) && isCount((value as { by?: number }).by),
};

const isUnit: Test = (value) => (value as CardFacts | null)?.type === 'unit' && areSound(value as CardFacts);

type Parts<Does extends Effect['does']> = Omit<
  Extract<Effect, { does: Does }>,
  'does' | 'if' | 'may' | 'ifYouDo' | 'ifYouDont'
>;

/** What each kind of effect says besides. */
const DOES: { [Does in Effect['does']]: Said<Parts<Does>> } = {
  damage: { amount: isFigure, times: isTimes, on: isOn },
  gain: { ...GAIN, deployedRested: () => false, lasts: oneOf(LASTS), times: isTimes, on: isOn },
  rest: { on: isOn },
  'set-active': { on: isOn },
  destroy: { on: isOn },
  return: { to: (value) => value === 'bottom', on: isOn },
  'keep-rested': { on: isOn },
  mill: { count: isCount },
  recover: { amount: isFigure, on: isOn },
  draw: { count: isCount, times: isTimes },
  discard: { count: isCount, of: isCardFilter, times: isTimes },
  'shield-to-hand': {},
  'place-resource': { count: isCount, rested: isTrue },
  'place-ex-resource': { count: isCount, rested: isTrue },
  'set-resource-active': { count: isCount },
  token: { unit: (value) => isUnit(value) || isListOf(isUnit)(value), count: isCount, rested: isTrue },
  'to-hand': {},
  deploy: {},
  'take-from-trash': { of: isCardFilter },
  'exile-from-trash': { count: isCount, of: isCardFilter },
  'shuffle-in': { count: isCount, of: isCardFilter },
  'exile-this': {},
  'take-this': {},
  'deploy-from': { where: oneOf(['hand', 'trash']), of: isCardFilter, pay: isTrue },
  'pair-from': { where: oneOf(['hand', 'trash']), of: isCardFilter },
  'pair-this': {},
  unpair: { to: oneOf(['hand', 'deck', 'trash']), on: isOn },
  'use-paired': {},
  'use-discarded': { of: isCardFilter },
  'pair-used': {},
  'change-target': {},
  'rest-units': { choose: isChoice },
  'hit-shields': { amount: isFigure },
  'lose-shields': { count: isCount },
  'each-player': {
    who: oneOf(['all', 'enemies', 'an-enemy', 'attacked']),
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
  'shuffle-in': ['count'],
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
    isOf({ does: isText, if: isNeed, may: isTrue, ifYouDo: isTrue, ifYouDont: isTrue, ...DOES[does] })(value)
  );
}

const movesItsCard = ({ effects }: Text): boolean => says(effects, 'to-hand') || says(effects, 'deploy');
const leavesTrash = ({ effects }: Text): boolean => says(effects, 'exile-this') || says(effects, 'take-this');
/** It would be the Command that is paired with the Unit, and activate itself without end. */
const usesPaired = ({ effects }: Text): boolean => says(effects, 'use-paired');

const TEXT: Said<Text> = { choose: isFirst, also: isFirst, effects: isListOf(isEffect) };
const isSoundText: Test = (value) =>
  isOf(TEXT)(value) && Array.isArray((value as Text).effects) && !says((value as Text).effects, 'pair-used');

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
  byCard: isCardFilter,
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
  if (when === undefined || asksOfText(need) || !Array.isArray(effects) || movesItsCard(value as Ability))
    return false;
  if (when !== 'destroyed' && leavesTrash(value as Ability)) return false;
  if (when !== 'command-used' && says(effects, 'pair-used')) return false;
  return !(when === 'destroyed' && effects.some((part) => part.if?.this));
};

/** Something that the Unit itself does, as often as it does so: it is not remembered what it has used. */
const isGivenAbility: Test = (value) =>
  isAbility(value) && GIVEN.has((value as Ability).when) && (value as Ability).oncePerTurn === undefined;

const { ability: _, damageTo: __, ...LASTING } = GAIN;

const CONSTANT: Said<Constant> = {
  ...LASTING,
  while: areConditions,
  pilot: isPilot,
  battling: isFilter,
  if: isNeed,
  times: isTimes,
  for: oneOf(['this', 'yours', 'friendly', 'others', 'enemies', 'all', 'all-others', 'battling']),
  of: isFilter,
};

const isConstant: Test = (value) => isOf(CONSTANT)(value) && canLast(value as Constant & Gain);

const isLess: Test = (value) =>
  isOf({ cost: isCount, lv: isCount, if: isNeed, times: isTimes, in: oneOf(['trash']), onto: isFilter })(
    value,
  ) && !asksOfText((value as { if?: Need }).if);

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
  if (type === 'command' && [movesItsCard, leavesTrash, usesPaired].some((each) => each(facts))) return false;
  const canDeploy = type === 'unit' || type === 'base';
  if (typeof burst === 'object' && leavesTrash(burst)) return false;
  if (typeof burst === 'object') return canDeploy || !says(burst.effects, 'deploy');
  return (burst !== 'deploy' || canDeploy) && (burst !== 'command' || type === 'command');
}

const textIn = ({ choose, also, effects }: CommandFacts): Text => ({
  ...(choose && { choose }),
  ...(also && { also }),
  effects,
});
