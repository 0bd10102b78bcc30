import { GAMES } from '../_corpus/games';

/** A rule that a text names, or words that it quotes; where it stands in the text. */
export interface Citation {
  id: string;
  at: number;
}
export interface Quotation {
  words: string;
  at: number;
  end: number;
  /** The id that stands nearest, in the same paragraph. */
  of: string | undefined;
}

const ID = new RegExp(
  `(?<![\\w-])(?:${GAMES.join('|')})/[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)?(?:/?#[a-z0-9]+(?:[.-][a-z0-9]+)*)?`,
  'g',
);
/** Each kind of quotation mark with its own end; a straight one ends in its paragraph. */
const QUOTED = /«([^«»]{1,2000})»|“([^“”]{1,2000})”|"([^"\n]{1,2000})"|^[ \t]*>[ \t]?(.{1,2000})$/gm;
/** Fewer words are a term or a title, which many rules hold. */
const FEWEST_WORDS = 4;

export const citationsIn = (text: string): Citation[] =>
  Array.from(text.matchAll(ID), ({ 0: found, index }) => ({ id: found.replace('/#', '#'), at: index }));

export function quotationsIn(text: string, citations: readonly Citation[]): Quotation[] {
  const breaks = Array.from(text.matchAll(/\n[ \t]*\n/g), ({ index }) => index);
  return Array.from(text.matchAll(QUOTED)).flatMap((match) => {
    const words = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim();
    if (words.split(/\s+/).length < FEWEST_WORDS) return [];
    const [at, end] = [match.index, match.index + match[0].length];
    const from = breaks.findLast((place) => place < at) ?? 0;
    const to = breaks.find((place) => place >= end) ?? text.length;
    return [{ words, at, end, of: nearestId(citations, at, end, from, to) }];
  });
}

/** What follows a quotation is mostly its source; else what led to it. */
function nearestId(
  citations: readonly Citation[],
  at: number,
  end: number,
  from: number,
  to: number,
): string | undefined {
  const after = citations.find((one) => one.at >= end && one.at < to);
  const before = citations.findLast((one) => one.at >= from && one.at < at);
  if (!after || !before) return (after ?? before)?.id;
  return after.at - end <= at - before.at ? after.id : before.id;
}
