import { TIMINGS } from '../cards';
import {
  type Ability,
  type CardFacts,
  CONDITIONS,
  type Effect,
  LASTS,
  type Text,
  WHEN,
} from '../printed/schema';

/** What this engine can carry out; the type keeps the list complete. */
const DOES: Record<Effect['does'], true> = {
  damage: true,
  gain: true,
  rest: true,
  'set-active': true,
  destroy: true,
  return: true,
  recover: true,
  draw: true,
  discard: true,
  'shield-to-hand': true,
  'place-resource': true,
  'place-ex-resource': true,
  'set-resource-active': true,
  token: true,
  'to-hand': true,
  deploy: true,
  'take-from-trash': true,
  look: true,
  'spare-shields': true,
  choose: true,
  'one-of': true,
};

const WHOSE = ['yours', 'friendly', 'enemy', 'any'];

const isListOf = (value: unknown, isOne: (each: never) => boolean): boolean =>
  Array.isArray(value) && value.every((each) => isOne(each as never));

const mayBe = <Value>(value: Value | undefined, isRight: (value: Value) => boolean): boolean =>
  value === undefined || isRight(value);

const isText = (value: unknown): boolean => typeof value === 'string';

const isChoice = (choice: { whose: string }): boolean => WHOSE.includes(choice.whose);

function isEffect(effect: Effect): boolean {
  if (!Object.hasOwn(DOES, effect.does)) return false;
  switch (effect.does) {
    case 'gain':
      return LASTS.includes(effect.lasts);
    case 'choose':
      return isChoice(effect.choose);
    case 'one-of':
      return isListOf(effect.of, (option: readonly Effect[]) => isListOf(option, isEffect));
    default:
      return true;
  }
}

const isSoundText = ({ choose, effects }: Text): boolean =>
  mayBe(choose, isChoice) && isListOf(effects, isEffect);

const isAbility = (ability: Ability): boolean =>
  WHEN.includes(ability.when) &&
  mayBe(ability.while, (list) => isListOf(list, isCondition)) &&
  isSoundText(ability);

const isCondition = (value: unknown): boolean => (CONDITIONS as readonly unknown[]).includes(value);

/** Whether facts that somebody typed in are of the card language, so far as the engine reads them without asking. */
export function areSound(facts: CardFacts): boolean {
  const { name, traits, burst } = facts;
  if (!isText(name) || !mayBe(traits, (list) => isListOf(list, isText))) return false;
  if (!mayBe(burst, (text) => isText(text) || isSoundText(text as Text))) return false;
  if (facts.type === 'command')
    return isListOf(facts.timings, (each) => TIMINGS.includes(each)) && isSoundText(facts);
  return (
    mayBe(facts.abilities, (list) => isListOf(list, isAbility)) &&
    mayBe(facts.constants, (list) => isListOf(list, isConstant))
  );
}

const isConstant = (constant: { while?: unknown }): boolean =>
  constant !== null && mayBe(constant.while, (list) => isListOf(list, isCondition));
