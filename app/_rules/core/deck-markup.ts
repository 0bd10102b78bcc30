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
  /<\/?(?:a|b|i|u|em|strong|span|font|small|sup|sub|code|pre|center|p|div|li|ul|ol|h[1-6]|table|thead|tbody|tr|t[dh]|hr|img)(?:\s[^<>]*)?\/?>/gi;

/** Tags of forums: `[b]`, `[/list]`, `[*]`, `[url=…]`. */
const FORUM_TAG =
  /\[(?:\*|\/?(?:b|i|u|s|list|ul|ol|li|size|color|font|quote|center|url|card|spoiler|table|tr|td)(?:=[^[\]]*)?)\]/gi;
const QUOTED = /^\s*(?:>\s)+/;
const EMPHASES = [
  /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*]*[^\s*])\*\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])__(?=[^\s_])([^_]*[^\s_])__(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu,
];

/** `**2x** *Sense*`; a line that is wholly emphasised and no quantity begins it is a heading, and stays one. */
const unemphasised = (text: string): string =>
  EMPHASES.reduce(
    (left, emphasis) =>
      left.replace(emphasis, (whole, inner: string) =>
        whole.length === left.trim().length && !/^x?\d/i.test(inner) ? whole : inner,
      ),
    text,
  );

/** Letters and figures of full width as everybody else's; the space that goes with them too. */
const narrow = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');

/**
 * A line without what pages put around a name: `[[Sense|Sense (V)]]`, `[Gundam](https://…)`, `<li>`, `[b]`, `**2x**`,
 * `&amp;`. The cells of a table are apart by tabs, and a bullet that came as the byte 0x95 is one.
 */
export const unlinked = (text: string): string =>
  unemphasised(
    unescaped(
      narrow(text)
        .replace(BETWEEN_CELLS, '\t')
        .replace(TAG, '')
        .replace(BREAKS, '')
        .replace(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, '$1')
        .replace(/\[([^[\]]+)\]\(https?:[^()\s]*\)/g, '$1')
        .replace(FORUM_TAG, '')
        .replace(QUOTED, ''),
    ),
  ).replace(/\u0095/g, '•');
