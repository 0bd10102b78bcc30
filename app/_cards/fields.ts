/** Reading what others wrote: any value is looked at before it is believed. */
export type Thing = Record<string, unknown>;

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const LONGEST_TITLE = 200;
export const LONGEST_TEXT = 8_000;
const LONGEST_FIGURE = 80;
const MOST_WORDS = 60;

/** 9999 and xxxxxxxx hold a place and say nothing. */
export const isPlaceholder = (text: string): boolean =>
  /^(?:9{4,}|([xyz?_])\1{2,}|tbd|tba|n\/a|null|undefined)$/i.test(text.trim());

/** Text as it is kept: composed, without marks that nobody sees. Bullets may have come as the byte 0x95. */
export const tidy = (text: string): string => (PLAIN.test(text) ? text : mended(text)).trim();

/** Most texts have nothing to mend, and there are thousands. */
const PLAIN = /^[\n\x20-\x7e]*$/;
const mended = (text: string): string =>
  text
    .replace(/\u0095/g, '•')
    .normalize('NFC')
    .replace(/[\uFEFF\u200B-\u200D\u2060\u00AD]/g, '')
    .replace(/\r\n?/g, '\n');

/** A text or a number, tidied; nothing if there is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = tidy(value);
  return text === '' ? undefined : text;
}

/** One line of text. */
export function lineOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && BROKEN.test(text) ? text.replace(/\s+/g, ' ') : text;
}
const BROKEN = /[^\S ]| {2}/;

/** Texts of a list, each once, without placeholders and dashes. */
export function wordsOf(value: unknown): string[] {
  const words: string[] = [];
  if (!Array.isArray(value)) return words;
  for (let i = 0; i < value.length && i < MOST_WORDS; i++) {
    const word = lineOf(value[i]);
    if (word === undefined || word === '-' || word.length > LONGEST_TITLE || isPlaceholder(word)) continue;
    if (!words.includes(word)) words.push(word);
  }
  return words;
}

/** Sets a field where there is something to set. */
export function give<T extends object, Key extends keyof T>(
  thing: T,
  key: Key,
  value: T[Key] | undefined,
): void {
  if (value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0))
    thing[key] = value;
}

/** A text without tags that came with it. */
export const untagged = (text: string): string =>
  text.includes('<') ? text.replace(/<[a-z/][^<>]{0,40}>/gi, '') : text;

const FIGURE_FORM =
  /^[+\-−]?(?:\d+(?:[.,]\d+)?|[½¼¾]|\d+[½¼¾]|\d*π|[*XYZ∞?])(?:\s*(?:or|\/|to)\s*(?:\d+(?:[.,]\d+)?|\d*π))*$/i;

/** A figure as it is printed; `placeholder` where it only holds a place, `bad` where it is none. */
export function figureOf(value: unknown): string | undefined | 'placeholder' | 'bad' {
  if (value === null || value === undefined) return undefined;
  const text = lineOf(value);
  if (text === undefined) return typeof value === 'string' ? undefined : 'bad';
  if (text === '-' || text === '–') return undefined;
  if (isPlaceholder(text)) return 'placeholder';
  if (text.length > LONGEST_FIGURE) return 'bad';
  const bare = text.replace(/^\((.*)\)$/, '$1');
  // creatures: "3 + destiny", "two destiny"
  return FIGURE_FORM.test(bare) || /\bdestiny\b/i.test(bare) ? text : 'bad';
}

/** A day as in `2025-12-26`, from that or from `July 10, 2026`. */
export function dayOf(value: unknown): string | undefined {
  const text = lineOf(value) ?? '';
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return iso[1] === '0000' || iso[2] === '00' ? undefined : iso[0];
  const english = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text);
  const month = english ? MONTHS.indexOf((english[1] ?? '').toLowerCase()) + 1 : 0;
  return english && month > 0
    ? `${english[3]}-${String(month).padStart(2, '0')}-${(english[2] ?? '').padStart(2, '0')}`
    : undefined;
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A short word for what stands where something else should. */
export const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
