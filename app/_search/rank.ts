import { LINE_KINDS, type LineKind } from './documents';
import type { Query } from './query';

/** How much each kind of line counts, and how much it counts that the whole line was matched. */
export interface Weights {
  line: Record<LineKind, { weight: number; wholeness: number }>;
  /** How much of the query stands anywhere in the document. */
  coverage: number;
  /** A line that says the whole query and nothing else: what was asked for by name. */
  named: Partial<Record<LineKind, number>>;
}

/**
 * Found by search over questions held out of the index: each entry's own questions, one at a time, asked of an
 * index that does not hold them (see test/search/held-out.test.ts).
 */
export const WEIGHTS: Weights = {
  line: {
    title: { weight: 0.35, wholeness: 0.6 },
    alias: { weight: 1.5, wholeness: 0.35 },
    question: { weight: 0.6, wholeness: 0.65 },
    bottomLine: { weight: 0.75, wholeness: 0.1 },
    text: { weight: 0.2, wholeness: 0.2 },
    otherTitle: { weight: 0.3, wholeness: 0.6 },
    otherAlias: { weight: 0.4, wholeness: 0.85 },
  },
  coverage: 1.7,
  named: { title: 1.2, alias: 0.5, otherTitle: 0.8 },
};

/** Lines of an index, flat: document, kind, weight in hundredths. */
export interface LineTable {
  count: number;
  document: Uint16Array;
  kind: Uint8Array;
  weight: Float32Array;
}

export function readLines(flat: number[]): LineTable {
  const count = flat.length / 3;
  const table = {
    count,
    document: new Uint16Array(count),
    kind: new Uint8Array(count),
    weight: new Float32Array(count),
  };
  for (let i = 0; i < count; i++) {
    table.document[i] = flat[3 * i] ?? 0;
    table.kind[i] = flat[3 * i + 1] ?? 0;
    table.weight[i] = (flat[3 * i + 2] ?? 0) / 100;
  }
  return table;
}

export interface Ranked {
  document: number;
  /** 1 is a document that says all of the query in its best lines; more is possible. */
  score: number;
  /** The part of the query's worth that stands in the document at all, from 0 to 1. */
  coverage: number;
}

/** Ranks the documents that FlexSearch finds for the terms of a query. `lookUp` gives the lines that hold a term. */
export function rank(
  query: Query,
  lines: LineTable,
  documents: number,
  lookUp: (term: string) => ArrayLike<number>,
  weights: Weights = WEIGHTS,
): Ranked[] {
  if (query.value === 0) return [];
  const matched = new Float32Array(lines.count);
  const covered = new Float32Array(documents);
  const lineSeen = new Int16Array(lines.count).fill(-1);
  const documentBest = new Float32Array(documents);
  const touched: number[] = [];

  query.terms.forEach(({ alternatives }, termNumber) => {
    const documentsOfTerm: number[] = [];
    for (const { term, value } of alternatives) {
      const found = lookUp(term);
      for (let i = 0; i < found.length; i++) {
        const line = found[i] as number;
        if (lineSeen[line] === termNumber) continue;
        if (lineSeen[line] === -1) touched.push(line);
        lineSeen[line] = termNumber;
        matched[line] = (matched[line] ?? 0) + value;
        const document = lines.document[line] as number;
        if ((documentBest[document] ?? 0) < value) {
          if (documentBest[document] === 0) documentsOfTerm.push(document);
          documentBest[document] = value;
        }
      }
    }
    for (const document of documentsOfTerm) {
      covered[document] = (covered[document] ?? 0) + (documentBest[document] ?? 0);
      documentBest[document] = 0;
    }
  });

  const best = LINE_KINDS.map(() => new Float32Array(documents));
  const perKind = LINE_KINDS.map((kind) => weights.line[kind]);
  const named = LINE_KINDS.map((kind) => weights.named[kind]);
  const bonus = new Float32Array(documents);
  for (const line of touched) {
    const kind = lines.kind[line] as number;
    const { wholeness } = perKind[kind] as { wholeness: number };
    const part = matched[line] as number;
    const whole = Math.min(1, part / (lines.weight[line] || 1));
    const score = wholeness === 0 ? part : part * whole ** wholeness;
    if (whole > 0.98 && part > 0.98 * query.value) {
      const own = lines.document[line] as number;
      bonus[own] = Math.max(bonus[own] as number, named[kind] ?? 0);
    }
    const bests = best[kind] as Float32Array;
    const document = lines.document[line] as number;
    if ((bests[document] ?? 0) < score) bests[document] = score;
  }

  const ranked: Ranked[] = [];
  for (let document = 0; document < documents; document++) {
    const coverage = (covered[document] as number) / query.value;
    if (coverage === 0) continue;
    let score = weights.coverage * coverage + (bonus[document] as number);
    for (let kind = 0; kind < best.length; kind++) {
      score +=
        ((perKind[kind]?.weight ?? 0) * ((best[kind] as Float32Array)[document] as number)) / query.value;
    }
    ranked.push({ document, score, coverage });
  }
  return ranked.sort((a, b) => b.score - a.score || a.document - b.document);
}
