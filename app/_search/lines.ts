import type { Locale } from '../_i18n/locales';
import { termsOf } from './analyse';
import type { FoundSection } from './passages';

/** What search reads of a document, from what tells most of it to what tells least. */
export const LINE_KINDS = ['title', 'alias', 'question', 'bottomLine', 'text', 'otherTitle'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line of a document; `part` is the number of the passage or answer that it belongs to. */
export interface Line {
  kind: LineKind;
  text: string;
  part: number;
}

/** A line that was read: its document's number, and its terms. */
export interface ReadLine {
  document: number;
  kind: LineKind;
  part: number;
  terms: string[];
  text: string;
}

/** A title may be made of stop words; elsewhere they say nothing. */
const KEEPS_STOPS: ReadonlySet<LineKind> = new Set(['title', 'alias', 'otherTitle']);

/** Reads the lines of a document; those without a term are left out. */
export function readLines(lines: readonly Line[], document: number, locale: Locale): ReadLine[] {
  return lines.flatMap(({ kind, text, part }) => {
    const terms = termsOf(text, locale, KEEPS_STOPS.has(kind));
    return terms.length > 0 ? [{ document, kind, part, terms, text }] : [];
  });
}

/** The lines of what a document says: its bottom line, and every heading and passage with what leads to it. */
export function textLines(sections: readonly FoundSection[], bottomLine: string): Line[] {
  const lines: Line[] = [{ kind: 'bottomLine', text: bottomLine, part: 0 }];
  let part = 0;
  for (const { title, passages } of sections) {
    if (title && passages.length > 0) lines.push({ kind: 'text', text: title, part });
    for (const { text, lead } of passages) {
      lines.push({ kind: 'text', text: `${lead} ${text}`, part });
      part += 1;
    }
  }
  return lines;
}
