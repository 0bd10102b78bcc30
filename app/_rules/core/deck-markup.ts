/** What pages put around the lines of a list, taken off: tags, links, characters written out. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  bull: '•',
  middot: '·',
  times: '×',
  ndash: '–',
  mdash: '—',
};

/** `&amp;`, `&#39;`, `&#x2022;` as the characters that they stand for. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (whole, decimal, hex, word) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return Object.hasOwn(ENTITIES, word) ? (ENTITIES[word] ?? whole) : whole;
  });

/** A line break within a line parts two cards: it is left where it is, so that nobody takes them for one. */
const BREAKS = /^(?:\s*<br\s*\/?>)+|(?:<br\s*\/?>\s*)+$/gi;
const BETWEEN_CELLS = /<\/t[dh]>\s*(?=<t[dh][\s>])/gi;
const TAG =
  /<\/?(?:a|b|i|u|em|strong|span|font|small|sup|sub|code|pre|center|p|div|li|ul|ol|h[1-6]|table|thead|tbody|tr|t[dh]|hr)(?:\s[^<>]*)?\/?>/gi;

/**
 * A line without what pages put around a name: `[[Sense|Sense (V)]]`, `[Gundam](https://…)`, `<li>`, `&amp;`. The
 * cells of a table are apart by tabs, and a bullet that came as the byte 0x95 is one.
 */
export const unlinked = (text: string): string =>
  unescaped(
    text
      .replace(BETWEEN_CELLS, '\t')
      .replace(TAG, '')
      .replace(BREAKS, '')
      .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, '$1')
      .replace(/\[([^[\]]+)\]\(https?:[^()\s]*\)/g, '$1'),
  ).replace(/\u0095/g, '•');
