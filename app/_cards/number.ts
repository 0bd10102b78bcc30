const NUMBER = /^([a-z]{1,4}-?\d{0,2})(?:[-‐‑–—_ /]?(\d{3})|[-‐‑–—_ /](\d{1,2}))(?:[-_ ]?p\d{1,2})?$/i;
const BLUEPRINT = /^\d{1,3}_\w{1,5}$/;
/** gd 2 69; gd0108: the set by two letters and its number, then the card's. */
const APART = /^([a-z]{2})[-_ ]?(\d{1,2})[-_ ](\d{1,3})$/i;
const TOGETHER = /^([a-z]{2}\d{2})(\d{2})$/i;
const NUMBER_WORD = /^(?:n[°º]\s*|#\s*|(?:no|nr)\.\s*|(?:num[ée]ro|number|card|carte)\s+)(?=[a-z])/i;

/** Whether it can be a card's number as a whole. */
export const isNumber = (typed: string): boolean =>
  NUMBER.test(typed) || APART.test(typed) || TOGETHER.test(typed) || BLUEPRINT.test(typed);

/** n° GD01-008 and [GD01-008] as GD01-008. */
export const withoutNumberWord = (typed: string): string =>
  typed.replace(NUMBER_WORD, '').replace(/^[[(]([^[\]()]+)[\])]$/, '$1');

/** What a number can stand for, as the files write numbers: `gd1-8` is `GD01-008`; the surest first. */
export function numbersOf(typed: string): string[] {
  const text = typed.trim();
  const apart = text.replace(APART, '$1$2-$3').replace(TOGETHER, '$1-$2');
  // gdo1-016: the letter for the digit
  const digits = text.replace(/o(?=\d)|(?<=\d)o/gi, '0');
  return [...new Set([text, apart, digits])].map(padded);
}

function padded(number: string): string {
  const [, set, whole, short = ''] = NUMBER.exec(number) ?? [];
  if (set === undefined) return number;
  const long = set.replace('-', '').replace(/(?<=[a-z]{2})\d$/i, '0$&');
  return `${long}-${whole ?? short.padStart(3, '0')}`.toUpperCase();
}
