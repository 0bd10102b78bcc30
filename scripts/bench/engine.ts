import type { Locale } from '../../app/_i18n/locales';
import type { Findable } from '../../app/_search/documents';
import { type Line, type LineKind, textLines } from '../../app/_search/lines';

/** The ids found for a query, best first. */
export type Ask = (query: string) => string[] | Promise<string[]>;

/** A search engine: it makes an index as text, and answers from that text. */
export interface Engine {
  name: string;
  build(found: Findable[], locale: Locale): string | Promise<string>;
  restore(index: string, locale: Locale): Ask | Promise<Ask>;
}

export const LIMIT = 10;

/** What every engine reads of a document. */
export const FIELDS = ['title', 'aliases', 'questions', 'bottomLine', 'text'] as const;
export type PlainDocument = Record<'id' | (typeof FIELDS)[number], string>;

const joined = (lines: readonly Line[], kind: LineKind): string =>
  lines.flatMap((line) => (line.kind === kind ? line.text : [])).join('\n');

export function plainDocument({ document, names, sections }: Findable): PlainDocument {
  const lines = [...names, ...textLines(sections, document.bottomLine)];
  return {
    id: document.id,
    title: joined(lines, 'title'),
    aliases: joined(lines, 'alias'),
    questions: joined(lines, 'question'),
    bottomLine: joined(lines, 'bottomLine'),
    text: joined(lines, 'text'),
  };
}
