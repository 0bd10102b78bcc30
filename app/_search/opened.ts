import { hrefOf } from '../_corpus/addresses';
import type { Locale } from '../_i18n/locales';
import type { FoundAnswer, SearchDocument } from './documents';
import {
  type IndexParts,
  type NamesPart,
  newPostings,
  numberedAnchor,
  type StoredPassage,
  type StoredText,
  type TextsPart,
} from './index-format';
import { LINE_KINDS, type ReadLine, readLines, textLines } from './lines';
import type { FoundPassage, FoundSection } from './passages';
import type { LineTable } from './rank';
import { rarity } from './rarity';
import { readSteps } from './steps';

/** A document as it is searched: before its texts have come it has neither passages nor answers. */
export interface OpenedDocument extends SearchDocument {
  passages: FoundPassage[];
  answers: FoundAnswer[];
}

/** What is known of a term. */
export interface OpenedTerm {
  term: string;
  /** The word that it mostly stands for. */
  word: string;
  /** In how many documents it stands. */
  documents: number;
  /** How much it tells. */
  value: number;
}

/** An index read into what a search needs; its texts may still be on their way. */
export interface OpenedIndex {
  documents: OpenedDocument[];
  lines: LineTable;
  /** In alphabetical order. */
  terms: OpenedTerm[];
  /** The numbers of the lines that hold a term. */
  lookUp(term: string): number[];
  /** The questions of each document, once its texts have come. */
  asked: AskedQuestion[][];
  /** The terms of the names of each document. */
  called: Set<string>[];
  isWhole: boolean;
}

/** A question of the corpus: its terms, its markers, and the number of its answer. */
export interface AskedQuestion {
  terms: Set<string>;
  markers: number;
  answer: number;
}

export type AvailableParts = Pick<IndexParts, 'names'> & Partial<IndexParts>;

const MOST_LINES = 100_000;

export function openIndex({ names, texts }: AvailableParts, locale: Locale): OpenedIndex {
  const said = texts?.documents.map((text) => readText(text, texts.sources)) ?? [];
  const ofNames = namedLines(names);
  const ofTexts = said.flatMap(({ sections, bottomLine }, i) =>
    readLines(textLines(sections, bottomLine), i, locale),
  );
  const postings = readPostings(names, ofTexts, ofNames.length);
  const termsByLine = texts ? termsOfLines(names, postings, ofNames.length) : [];
  const lines = tableOf([...ofNames, ...ofTexts]);
  const terms = readTerms(names, lines, postings);
  weigh(lines, terms, postings);
  const index = newPostings(ofNames.length + ofTexts.length, postings);
  const titles = new Map(names.documents.map(({ id, title }) => [id, title]));
  return {
    documents: names.documents.map(({ id, game, kind, title, example = false }, i): OpenedDocument => {
      const { sections: _, ...text } = said[i] ?? UNREAD;
      const page = titles.get(id.split('#')[0] ?? id) ?? title;
      return { id, game, kind, title, example, page, href: hrefOf(locale, id), ...text };
    }),
    lines,
    terms,
    lookUp: remembered((term) => index.search(term, { limit: MOST_LINES }) as number[]),
    asked: texts ? askedOf(texts, ofNames, termsByLine) : [],
    called: calledBy(ofNames, termsByLine, names.documents.length),
    isWhole: texts !== undefined,
  };
}

/** The same words are looked up again and again while one types. */
function remembered(lookUp: (term: string) => number[]): (term: string) => number[] {
  const known = new Map<string, number[]>();
  return (term) => {
    const found = known.get(term) ?? lookUp(term);
    known.set(term, found);
    return found;
  };
}

function calledBy(lines: readonly PlacedLine[], terms: string[][], documents: number): Set<string>[] {
  const called = Array.from({ length: documents }, () => new Set<string>());
  lines.forEach(({ document, kind }, line) => {
    if (kind !== QUESTION) for (const term of terms[line] ?? []) called[document]?.add(term);
  });
  return called;
}

type PlacedLine = Pick<ReadLine, 'document' | 'part'> & { kind: number };

const QUESTION = LINE_KINDS.indexOf('question');
const TEXT = LINE_KINDS.indexOf('text');
/** From here on lines are in the other language. */
const OTHERS = LINE_KINDS.indexOf('otherTitle');

function namedLines({ documents }: NamesPart): PlacedLine[] {
  return documents.flatMap(({ lines }, document) => {
    const found: PlacedLine[] = [];
    for (let i = 0; i < lines.length; i += 2) {
      for (let k = 0; k < (lines[i + 1] as number); k++)
        found.push({ document, kind: lines[i] as number, part: 0 });
    }
    return found;
  });
}

/** The terms of each line of the names. */
function termsOfLines(names: NamesPart, postings: ReadonlyMap<string, number[]>, count: number): string[][] {
  const terms = Array.from({ length: count }, (): string[] => []);
  for (const [term] of names.terms) {
    for (const line of postings.get(term) ?? []) terms[line]?.push(term);
  }
  return terms;
}

function askedOf({ documents }: TextsPart, names: PlacedLine[], terms: string[][]): AskedQuestion[][] {
  const found = documents.map((): AskedQuestion[] => []);
  names.forEach(({ document, kind }, line) => {
    if (kind !== QUESTION) return;
    const own = found[document];
    const asked = documents[document]?.asked;
    if (!own || !asked) return;
    const at = 2 * own.length;
    own.push({ terms: new Set(terms[line]), answer: asked[at] ?? 0, markers: asked[at + 1] ?? 0 });
  });
  return found;
}

/** The lines that hold each term: those of the names are stored, those of the texts are read from them. */
function readPostings({ terms }: NamesPart, texts: ReadLine[], offset: number): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  for (const [term, , lines] of terms) postings.set(term, readSteps(lines));
  texts.forEach(({ terms: own }, i) => {
    for (const term of own) {
      const known = postings.get(term);
      if (known) known.push(offset + i);
      else postings.set(term, [offset + i]);
    }
  });
  return postings;
}

/** What is known of every term, by the lines that have come; they come document by document. */
function readTerms(
  names: NamesPart,
  lines: LineTable,
  postings: ReadonlyMap<string, number[]>,
): OpenedTerm[] {
  const words = new Map(names.terms.map(([term, word]) => [term, word || term]));
  const terms = Array.from(postings, ([term, held]): OpenedTerm => {
    const { documents, own } = countTerm(held, lines);
    const value = rarity(documents, names.documents.length, own);
    return { term, word: words.get(term) ?? term, documents, value };
  });
  return terms.sort((a, b) => (a.term < b.term ? -1 : 1));
}

/** In how many documents a term stands, and in how many of their lines in the language of the index. */
function countTerm(held: readonly number[], lines: LineTable): { documents: number; own: number } {
  const documents = new Set<number>();
  const texts = new Set<number>();
  let own = 0;
  for (const line of held) {
    const document = lines.document[line] as number;
    const kind = lines.kind[line] as number;
    documents.add(document);
    // The passages of a document are one text: it does not speak of a thing the more for being cut in many.
    if (kind === TEXT) texts.add(document);
    else if (kind < OTHERS) own += 1;
  }
  return { documents: documents.size, own: own + texts.size };
}

function tableOf(lines: (PlacedLine | ReadLine)[]): LineTable {
  const count = lines.length;
  const table = {
    count,
    document: new Uint16Array(count),
    kind: new Uint8Array(count),
    weight: new Float32Array(count),
    part: new Uint16Array(count),
  };
  lines.forEach(({ document, kind, part }, i) => {
    table.document[i] = document;
    table.kind[i] = typeof kind === 'number' ? kind : LINE_KINDS.indexOf(kind);
    table.part[i] = part;
  });
  return table;
}

/** A line weighs what its terms tell together. */
function weigh({ weight }: LineTable, terms: OpenedTerm[], postings: ReadonlyMap<string, number[]>): void {
  for (const { term, value } of terms) {
    for (const line of postings.get(term) ?? []) weight[line] = (weight[line] as number) + value;
  }
}

type Said = Pick<
  OpenedDocument,
  'bottomLine' | 'sources' | 'topics' | 'authority' | 'passages' | 'answers'
> & { sections: FoundSection[] };

const UNREAD: Said = {
  bottomLine: '',
  sources: [],
  topics: [],
  authority: 'document',
  passages: [],
  answers: [],
  sections: [],
};

function readText(text: StoredText, sources: TextsPart['sources']): Said {
  const sections = text.sections.map(([id, title, ...stored]): FoundSection => {
    const passages: FoundPassage[] = [];
    for (const one of stored) passages.push(readPassage(one, id, passages, sources));
    return { id, title, passages };
  });
  const passages = sections.flatMap((section) => section.passages);
  const { bottomLine } = text;
  return {
    sections,
    passages,
    bottomLine: typeof bottomLine === 'number' ? (passages[bottomLine]?.text ?? '') : bottomLine,
    sources: text.sources.map((number) => sources[number]?.[0] ?? ''),
    topics: text.sources.map((number) => sources[number]?.[1] ?? ''),
    authority: text.authority ?? 'document',
    answers: text.answers.map(([say, passage, verdict, at]) => ({
      say,
      passage,
      verdict: verdict || undefined,
      at: at ?? passages[passage]?.anchor ?? '',
    })),
  };
}

function readPassage(
  stored: StoredPassage,
  section: string,
  before: FoundPassage[],
  sources: TextsPart['sources'],
): FoundPassage {
  const [text, anchor, lead = '', authority = 'document', own = []] =
    typeof stored === 'string' ? ([stored, 0] as const) : stored;
  return {
    text,
    anchor: anchor === 0 ? numberedAnchor(section, before.length) : anchor,
    lead: typeof lead === 'number' ? (before.at(-lead)?.text ?? '') : lead,
    authority,
    sources: own.map((number) => sources[number]?.[0] ?? ''),
  };
}
