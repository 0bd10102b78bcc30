const NUMBER = /^([a-z]{1,4}-?\d{0,2})(?:[-‐‑–—_ /]?(\d{3})|[-‐‑–—_ /](\d{1,2}))(?:[-_ ]?p\d{1,2})?$/i;
const BLUEPRINT = /^\d{1,3}_\w{1,5}$/;
/** gd 2 69; gd0108: the set by two letters and its number, then the card's. */
const APART = /^([a-z]{2})[-_ ]?(\d{1,2})[-_ ](\d{1,3})$/i;
const TOGETHER = /^([a-z]{2}\d{2})(\d{2})$/i;
const NUMBER_WORD =
  /^(?:n[°º]\s*|#\s*|(?:no|nr)\.\s*|(?:(?:la|une|the|a)\s+)?(?:num[ée]ro|number|card|carte)\s+)(?=[\p{L}•\d])/iu;
/** exb1: the letters of a set without a number of its own. */
const LETTERS = /^([a-z]{3,4})[-_ ]?(\d{1,3})$/i;
/** What stands behind the number of a card with another picture. */
const PICTURES =
  /\s+\(?(?:(?:alt(?:ernat(?:e|ive))?|other|full|parallel)[ -]?)?(?:arts?|foil|holo|promo|parallel|illustration)\)?$/i;
/** 4x ST01-001, Guntank x4: how many there are in a deck. */
const QUANTITY = /^\d{1,2}\s?[x×]\s+(?=\S)|\s+[x×]\s?\d{1,2}$|\s+\(?[x×]\d{1,2}\)?$/i;

/** Whether it can be a card's number as a whole. */
export const isNumber = (typed: string): boolean =>
  NUMBER.test(typed) ||
  LETTERS.test(typed) ||
  APART.test(typed) ||
  TOGETHER.test(typed) ||
  BLUEPRINT.test(typed);

/** n° GD01-008, [GD01-008] and GD01-008 alt art as GD01-008. */
export const withoutNumberWord = (typed: string): string => {
  const bare = typed.replace(NUMBER_WORD, '').replace(/^[[(]([^[\]()]+)[\])]$/, '$1');
  const plain = bare.replace(PICTURES, '');
  return isNumber(plain) ? plain : bare;
};

/** A name out of a deck list, without how many there are of it. */
export const withoutQuantity = (typed: string): string => typed.replace(QUANTITY, '');

/** What a number can stand for, as the files write numbers: `gd1-8` is `GD01-008`; the surest first. */
export function numbersOf(typed: string): string[] {
  const text = typed.trim();
  const apart = text.replace(APART, '$1$2-$3').replace(TOGETHER, '$1-$2');
  // gdo1-016: the letter for the digit
  const digits = text.replace(/o(?=\d)|(?<=\d)o/gi, '0');
  return [...new Set([text, apart, digits])].map(padded);
}

function padded(number: string): string {
  const [, letters, at = ''] = LETTERS.exec(number) ?? [];
  if (letters !== undefined) return `${letters}-${at.padStart(3, '0')}`.toUpperCase();
  const [, set, whole, short = ''] = NUMBER.exec(number) ?? [];
  if (set === undefined) return number;
  const long = set.replace('-', '').replace(/(?<=[a-z]{2})\d$/i, '0$&');
  return `${long}-${whole ?? short.padStart(3, '0')}`.toUpperCase();
}
