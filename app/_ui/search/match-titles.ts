import type { TitleRow } from '../../_corpus/titles';
import { fold, matchesWords } from '../fold';

/** Titles that hold what was typed: those that begin with it first, then title matches, then other words. */
export function matchTitles(rows: TitleRow[], query: string): TitleRow[] {
  const typed = fold(query.trim());
  if (!typed) return [];
  const rank = (row: TitleRow): number => {
    if (fold(row.title).startsWith(typed)) return 0;
    if (matchesWords(row.title, query)) return 1;
    return matchesWords(`${row.title} ${row.words}`, query) ? 2 : 3;
  };
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}
