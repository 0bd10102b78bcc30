import { type Check, isFigure, isName } from './checks';

/** Says where something from outside (a link, a file, a form) is not of the form asked for; nothing where it is. */
export type Form = (value: unknown, at: string) => string | undefined;

type Forms = Readonly<Record<string, Form>>;

/** No pile or title of these games comes near it. */
const MOST = 1_000;
/** Two decks and more: what is listed one by one may have to be combined with all the rest. */
const LONGEST_LIST = 200;

/** Where the whole is at fault. */
const WHOLE = 'setup';

export const is =
  (check: Check): Form =>
  (value, at) =>
    check(value) ? undefined : at || WHOLE;

export const isOneOf = (values: readonly unknown[]): Form => is((value) => values.includes(value));
/** Whether something is so may be left out, or said either way. */
export const yesNo: Form = isOneOf([true, false]);
/** Any number, where what is wrong with it has a code of its own. */
export const figure: Form = is(isFigure);
export const whole: Form = is(Number.isInteger);
/** A whole number from 0 up. */
export const count: Form = is((value) => Number.isInteger(value) && Number(value) >= 0);
export const word: Form = is((value) => typeof value === 'string' && value.length <= MOST);
/** What a card, or anything else, is called in moves. */
export const name: Form = is((value) => isName(value) && String(value).length <= MOST);

const below = (at: string, key: string | number): string => (at === '' ? `${key}` : `${at}.${key}`);

export const listOf =
  (form: Form): Form =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > LONGEST_LIST) return at || WHOLE;
    for (let i = 0; i < value.length; i++) {
      const wrong = form(value[i], below(at, i));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

/** Any one of these; what fits none of them is at fault where the last one says. */
export const either =
  (...forms: Form[]): Form =>
  (value, at) => {
    let wrong: string | undefined;
    for (const form of forms) {
      wrong = form(value, at);
      if (wrong === undefined) return undefined;
    }
    return wrong;
  };

const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function partsIn(value: unknown, at: string, must: Forms, may: Forms, others: boolean): string | undefined {
  if (!isPlainObject(value)) return at || WHOLE;
  for (const key of Object.keys(must)) if (!Object.hasOwn(value, key)) return at || WHOLE;
  for (const [key, part] of Object.entries(value)) {
    const form = Object.hasOwn(must, key) ? must[key] : Object.hasOwn(may, key) ? may[key] : undefined;
    if (part === undefined && !Object.hasOwn(must, key)) continue;
    if (!form && others) continue;
    const wrong = form ? form(part, below(at, key)) : below(at, key);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Has all of the first, may have any of the second, and has nothing else. */
export const parts =
  (must: Forms, may: Forms = {}): Form =>
  (value, at) =>
    partsIn(value, at, must, may, false);

/** As {@link parts}, for the facts of a card: what is printed on it besides does no harm. */
export const facts =
  (must: Forms, may: Forms = {}): Form =>
  (value, at) =>
    partsIn(value, at, must, may, true);

/** Whatever each part is called. */
export const named =
  (form: Form): Form =>
  (value, at) =>
    isPlainObject(value) ? partsIn(value, at, {}, mapped(Object.keys(value), form), false) : at || WHOLE;

/** The same form for each of these names. */
export const mapped = (names: readonly string[], form: Form): Forms =>
  Object.fromEntries(names.map((each) => [each, form]));

/** Facts whose form depends on the kind of the card. */
export const byKind =
  (forms: Forms): Form =>
  (value, at) => {
    if (!isPlainObject(value)) return at || WHOLE;
    const { kind } = value;
    const form = typeof kind === 'string' && Object.hasOwn(forms, kind) ? forms[kind] : undefined;
    return form ? form(value, at) : below(at, 'kind');
  };

/** A number of unknown cards, or a list in which each item stands for so many: not more cards than any game has. */
export const pileOf = (item: Form, sizeOf: (item: unknown) => number): Form => {
  const items = listOf(item);
  return (value, at) => {
    if (typeof value === 'number') return whole(value, at);
    const wrong = items(value, at);
    if (wrong !== undefined) return wrong;
    const size = (value as unknown[]).reduce<number>((sum, each) => sum + sizeOf(each), 0);
    return size > MOST ? at : undefined;
  };
};
