import type { Corpus } from './corpus';

/** On what a statement rests, from the documents of its page to what Arbitre concludes from them. */
export const RANKS = ['document', 'later', 'card-data', 'deduced'] as const;
export type Rank = (typeof RANKS)[number];

/** Ranks of documents; only a statement can be deduced. */
export const DOCUMENT_RANKS = ['document', 'later', 'card-data'] as const satisfies readonly Rank[];

export const DEDUCED = 'deduced';

export interface Authority {
  rank: Rank;
  /** The documents named by the statement itself; none for what rests on those of its page. */
  sources: string[];
}

/** A statement is as good as the weakest thing that it rests on. */
export function authorityOf({ documents }: Pick<Corpus, 'documents'>, marks: readonly string[]): Authority {
  const sources = marks.filter((mark) => mark !== DEDUCED);
  const ranks = marks.map((mark) =>
    mark === DEDUCED ? DEDUCED : (documents.get(documentOf(mark))?.rank ?? 'document'),
  );
  const weakest = Math.max(0, ...ranks.map((rank) => RANKS.indexOf(rank)));
  return { rank: RANKS[weakest] ?? 'document', sources };
}

/** `swccg-card-data` of `swccg-card-data#alter` */
export const documentOf = (source: string): string => source.split('#')[0] ?? '';
