import { LINE_KINDS, type LineKind } from './lines';
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
  },
  coverage: 1.7,
  named: { title: 1.2, alias: 0.5, otherTitle: 0.8 },
};

/** Lines of an index: document, kind, weight, and the passage or answer that each belongs to. */
export interface LineTable {
  count: number;
  document: Uint16Array;
  kind: Uint8Array;
  weight: Float32Array;
  part: Uint16Array;
}

/** The passage of a document that fits best. */
export interface BestLine {
  /** Its number. */
  part: number;
  /** How much of the query it says, and how little else, from 0 to 1. */
  fit: number;
}

export interface Ranked {
  document: number;
  /** 1 is a document that says all of the query in its best lines; more is possible. */
  score: number;
  /** The part of the query's worth that stands in the document at all, from 0 to 1. */
  coverage: number;
  /** Whether it is called what was asked for. */
  isNamed: boolean;
  /** Its passage that fits best. */
  text: BestLine | undefined;
}

const TEXT = LINE_KINDS.indexOf('text');

/** What is left of all that holds a word of the query: less than this part of the best is not near it. */
const NEAR_THE_BEST = 0.3;
const MOST_RANKED = 60;

/** What counts beside the words. */
export interface Leaning {
  weights?: Weights;
  isWanted?(document: number): boolean;
  /** What a document gains by its title. */
  bonuses?: ReadonlyMap<number, Bonus>;
}

export interface Bonus {
  bonus: number;
  /** It is called what was typed. */
  isExact: boolean;
}

/** Ranks the documents that FlexSearch finds for the terms of a query. `lookUp` gives the lines that hold a term. */
export function rank(
  query: Query,
  lines: LineTable,
  documents: number,
  lookUp: (term: string) => ArrayLike<number>,
  { weights = WEIGHTS, isWanted = () => true, bonuses = new Map() }: Leaning = {},
): Ranked[] {
  if (query.value === 0) return [];
  const { matched, touched, covered } = matchLines(query, lines, documents, lookUp);
  const powers = powersOf(weights);
  const named = LINE_KINDS.map((kind) => weights.named[kind] ?? 0);
  const best = LINE_KINDS.map(() => new Float32Array(documents));
  const bestText = new Int32Array(documents).fill(-1);
  const bonus = new Float32Array(documents);
  for (const line of touched) {
    const kind = lines.kind[line] as number;
    const document = lines.document[line] as number;
    const part = matched[line] as number;
    const bests = best[kind] as Float32Array;
    const whole = Math.min(1, part / (lines.weight[line] || 1));
    const called = named[kind] as number;
    if (called > (bonus[document] as number) && whole > 0.98 && part > 0.98 * query.value)
      bonus[document] = called;
    // However whole the line, it is worth no more than what it says.
    if ((bests[document] as number) >= part) continue;
    const score = part * ((powers[kind] as Float32Array)[Math.round(whole * STEPS)] as number);
    if ((bests[document] as number) >= score) continue;
    bests[document] = score;
    if (kind === TEXT) bestText[document] = line;
  }

  const passageOf = (document: number): BestLine | undefined => {
    const line = bestText[document] as number;
    if (line < 0) return undefined;
    const fit = ((best[TEXT] as Float32Array)[document] as number) / query.value;
    return { part: lines.part[line] as number, fit };
  };
  const worth = LINE_KINDS.map((kind) => weights.line[kind].weight / query.value);
  const scores = new Float32Array(documents);
  const found: number[] = [];
  let highest = 0;
  for (let document = 0; document < documents; document++) {
    const coverage = (covered[document] as number) / query.value;
    if (coverage === 0 || !isWanted(document)) continue;
    let score =
      weights.coverage * coverage + (bonus[document] as number) + (bonuses.get(document)?.bonus ?? 0);
    for (let kind = 0; kind < best.length; kind++) {
      score += (worth[kind] as number) * ((best[kind] as Float32Array)[document] as number);
    }
    scores[document] = score;
    found.push(document);
    if (score > highest) highest = score;
  }
  return found
    .filter((document) => (scores[document] as number) >= NEAR_THE_BEST * highest)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
    .slice(0, MOST_RANKED)
    .map((document) => ({
      document,
      score: scores[document] as number,
      coverage: (covered[document] as number) / query.value,
      isNamed: (bonus[document] as number) > 0 || bonuses.get(document)?.isExact === true,
      text: passageOf(document),
    }));
}

export const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.document - b.document;

/** How much of the query each line and each document says. */
function matchLines(
  query: Query,
  lines: LineTable,
  documents: number,
  lookUp: (term: string) => ArrayLike<number>,
): { matched: Float32Array; touched: number[]; covered: Float32Array } {
  const { matched, lineSeen } = blankFor(lines);
  const covered = new Float32Array(documents);
  const documentBest = new Float32Array(documents);
  const touched: number[] = [];
  query.terms.forEach(({ alternatives }, termNumber) => {
    const documentsOfTerm: number[] = [];
    for (const { term, value } of alternatives) {
      const found = lookUp(term);
      for (let i = 0; i < found.length; i++) {
        const line = found[i] as number;
        const seen = lineSeen[line] as number;
        if (seen === termNumber + 1) continue;
        if (seen === 0) {
          touched.push(line);
          matched[line] = value;
        } else matched[line] = (matched[line] as number) + value;
        lineSeen[line] = termNumber + 1;
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
  for (const line of touched) lineSeen[line] = 0;
  return { matched, touched, covered };
}

/** Thousands of lines are weighed for a query, and powers take long: they are made once, in so many steps. */
const STEPS = 512;
const knownPowers = new WeakMap<Weights, Float32Array[]>();

function powersOf(weights: Weights): Float32Array[] {
  const known = knownPowers.get(weights);
  if (known) return known;
  const made = LINE_KINDS.map((kind) =>
    Float32Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) ** weights.line[kind].wholeness),
  );
  knownPowers.set(weights, made);
  return made;
}

/** What one query notes of each line, and leaves as it was: made once, since there are many lines. */
const blanks = new WeakMap<LineTable, { matched: Float32Array; lineSeen: Uint8Array }>();

function blankFor(lines: LineTable): { matched: Float32Array; lineSeen: Uint8Array } {
  const known = blanks.get(lines);
  if (known) return known;
  const made = { matched: new Float32Array(lines.count), lineSeen: new Uint8Array(lines.count) };
  blanks.set(lines, made);
  return made;
}
