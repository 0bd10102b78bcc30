/** The four ways to number a head, from the parts of a book down. */
export const NUMBERINGS = ['roman', 'capital', 'figure', 'letter'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

export interface HeadNumber {
  numbering: Numbering;
  value: number;
  dotted: boolean;
  /** What stands behind the number. */
  title: string;
}

const NUMBERED =
  /^\s*(?<number>[IVXl|\\]{1,6}|[A-Z]|\d{1,2}|[a-h¢])\s?(?<dot>\.)?(?:\s+|(?<=\.)(?=\p{Lu}))(?<title>["«“'‘(]?\s*[\p{Lu}\d].*)$/u;
const ROMAN = /^(?=.)X{0,2}(?:IX|IV|V?I{0,3})$/;
const ROMAN_DIGITS: Record<string, number> = { I: 1, V: 5, X: 10 };

/** Reads `IV Title`, `D. Title`, `3 Title`, `b. Title`, and what scanners make of them: `ll.`, `|.`, `lll.`, `|\V.`, `¢.` */
export function readHeadNumber(text: string, previous: HeadNumber | undefined): HeadNumber | undefined {
  const { number = '', dot, title = '' } = text.match(NUMBERED)?.groups ?? {};
  if (!number) return undefined;
  const rest = { dotted: dot !== undefined, title: title.trim() };
  if (/^\d+$/.test(number)) return { numbering: 'figure', value: Number(number), ...rest };
  if (/^[a-h¢]$/.test(number))
    return { numbering: 'letter', value: letterValue(number === '¢' ? 'c' : number), ...rest };
  const capital = number.length === 1 ? letterValue(number.replace(/[l|]/, 'I').toLowerCase()) : 0;
  const roman = romanValue(number);
  // One sign can be a letter or a Roman numeral: whichever goes on from the head before.
  if (capital > 0 && (roman === 0 || followsLetters(capital, previous)))
    return { numbering: 'capital', value: capital, ...rest };
  return roman > 0 ? { numbering: 'roman', value: roman, ...rest } : undefined;
}

const letterValue = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;

const followsLetters = (capital: number, previous: HeadNumber | undefined): boolean =>
  previous?.numbering === 'capital' && capital > previous.value && capital <= previous.value + 2;

function romanValue(number: string): number {
  const numeral = number.replace(/\\/g, '').replace(/[l|]/g, 'I');
  if (!ROMAN.test(numeral)) return 0;
  const digits = [...numeral].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

/** Remembers the last capital head, through figures and letters below it. */
export class HeadNumbers {
  #last: HeadNumber | undefined;

  read(text: string): HeadNumber | undefined {
    return readHeadNumber(text, this.#last);
  }

  opened(number: HeadNumber): void {
    if (number.numbering === 'roman' || number.numbering === 'capital') this.#last = number;
  }
}
