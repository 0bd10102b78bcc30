import type { Locale } from '../../_i18n/locales';

export const PROFILES = ['glossary', 'rulebook'] as const;
export type Profile = (typeof PROFILES)[number];

/** One line of the document as it was read. Numbers count line feeds from 1, over all files of the document. */
export interface Line {
  text: string;
  number: number;
  /** A page ends before this line. */
  afterPage: boolean;
  /** It held what the scanner made of a picture, and was emptied. */
  debris?: boolean;
}

export const BLOCK_KINDS = ['heading', 'text', 'item', 'table'] as const;

/** Lines that belong together: a heading, a paragraph, one item of a list, a table. */
export interface Block {
  kind: (typeof BLOCK_KINDS)[number];
  lines: string[];
  /** Where it begins in the document. */
  line: number;
  /** Empty lines before it. */
  blanks: number;
  afterPage: boolean;
  /** Debris of a picture stood between this block and the one before. */
  afterDebris: boolean;
}

const texts = new WeakMap<Block, string>();

/** The words of a block on one line. Asked of the same block many times over. */
export function textOf(block: Block): string {
  const known = texts.get(block);
  if (known !== undefined) return known;
  const text = block.lines.join(' ').replace(/\s+/g, ' ').trim();
  texts.set(block, text);
  return text;
}

/** A head in its two languages; a language that the document does not give is empty. */
export interface Head {
  en: string;
  fr: string;
}

export const TOPIC_KINDS = ['term', 'card', 'ruling', 'rule', 'example', 'faq', 'errata'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** What a head opens: its names, its place and its text. */
export interface Topic {
  kind: TopicKind;
  head: Head;
  title: string;
  line: number;
  /** 1 for a part of the document, 2 for its sections, and so on. */
  level: number;
  /** It only gathers the topics below it: a title without text of its own. */
  gathers: boolean;
  blocks: Block[];
}

/** A remark of the run: what was dropped, what does not resolve, what the reader should look at. */
export interface Remark {
  line: number;
  code: RemarkCode;
  message: string;
}

export const REMARK_CODES = [
  'debris',
  'page-number',
  'contact-dropped',
  'unresolved-reference',
  'question-without-answer',
  'unmarked-answer',
] as const;
export type RemarkCode = (typeof REMARK_CODES)[number];

export interface Repair {
  from: string;
  to: string;
  count: number;
}

/** What a run must know of the whole document before it reads it line by line. */
export interface Survey {
  profile: Profile;
  language: Locale;
  styleAt: StyleAt;
  /** Pages that were scanned: pictures left debris between the paragraphs. */
  scanned: boolean;
}

/** How the heads are written at a line: each file of a document has its own way. */
export type StyleAt = (line: number) => HeadStyle;

export interface HeadStyle {
  /** Heads are Markdown headings (and whole lines in bold). */
  markdown: boolean;
  /** Depth of the Markdown headings that open a chapter; what stands above them is the document's title. */
  chapterDepth: number;
  /** Numbers of heads carry a point: `A. Title`, not `A Title`. */
  dotted: boolean;
  /** Titles that several Markdown headings bear, with the depth of the one that opens a topic; 0 where none does. */
  repeated: ReadonlyMap<string, number>;
}
