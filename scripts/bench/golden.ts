import fs from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale } from '../../app/_i18n/locales';

/** What a golden query is like, from a single word to a whole question. */
export const QUERY_TYPES = [
  'word',
  'prefix',
  'typo',
  'accent',
  'slang',
  'code',
  'mixed',
  'question',
] as const;
export type QueryType = (typeof QUERY_TYPES)[number];

/** A query as a player types it, and the documents any of which answers it. */
export interface GoldenQuery {
  locale: Locale;
  type: QueryType;
  text: string;
  ids: string[];
}

const isQueryType = (type: string): type is QueryType => (QUERY_TYPES as readonly string[]).includes(type);

/** Reads the golden queries: tab-separated, a heading first, several ids set apart by blanks. */
export function readGolden(file = path.resolve('test', 'search', 'golden.tsv')): GoldenQuery[] {
  const [, ...rows] = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  return rows.map((row, i) => {
    const [locale = '', type = '', text = '', ids = ''] = row.split('\t');
    if (!isLocale(locale) || !isQueryType(type) || !text || !ids)
      throw new Error(`${file}:${i + 2} is no golden query: ${row}`);
    return { locale, type, text, ids: ids.split(' ') };
  });
}
