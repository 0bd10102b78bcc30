import type { Root } from 'mdast';
import type { Bilingual, Locale } from '../_i18n/locales';
import type { YamlSource } from './front-matter';
import type { Game } from './games';
import type { Kind } from './kinds';
import type { Anchor, Passage } from './outline';
import type { Change, ChangedPassages, Snapshot } from './schema/changes';
import type { SectionFacts } from './schema/chapter';
import type { Concerns } from './schema/concerns';
import type { Linking, Status } from './schema/entry';
import type { Question } from './schema/shared';
import type { BookFacts, DocumentFacts, GameFacts, Thesaurus } from './schema/shelf';

/** What a document had wrong, or how editions differ, and what says so. */
export interface Note {
  text: string;
  authority: string[];
}

/** What a section's front matter says of it. */
export type Section = Omit<SectionFacts, 'note'> & { note: Note | undefined };

/** One MDX file: an entry or a chapter in one language. */
export interface Page {
  id: string;
  game: Game;
  locale: Locale;
  file: string;
  title: string;
  aliases: string[];
  questions: Question[];
  mentions: string[];
  note: Note | undefined;
  /** Facts of each section, by heading id (chapters). */
  sections: Record<string, Section>;
  passages: Passage[];
  anchors: Anchor[];
  tree: Root;
  yaml: YamlSource;
  /** Keys of the front matter that are wrong, so that what they would say is not known. None in a checked corpus. */
  lost: ReadonlySet<string>;
}

interface BothLanguages {
  id: string;
  game: Game;
  formerly: string[];
  allow: string[];
  pages: Partial<Record<Locale, Page>>;
}

/** A term, card or ruling of a glossary. */
export interface Entry extends BothLanguages {
  role: 'entry';
  kind: Kind;
  term: Bilingual;
  see: string[];
  sources: string[];
  status: Status;
  since: string | undefined;
  by: string | undefined;
  example: boolean;
  linking: Linking;
  /** The cards that it applies to, where it says so. */
  concerns: Concerns | undefined;
  /** The French front matter, which holds all this, and which of its keys are wrong. */
  yaml: YamlSource;
  lost: ReadonlySet<string>;
}

export interface Chapter extends BothLanguages {
  role: 'chapter';
  book: string;
  order: number;
}

export interface Book extends BookFacts {
  id: string;
  game: Game;
  file: string;
  chapters: Chapter[];
}

export interface Corpus {
  games: Map<Game, GameFacts & { file: string; yaml: YamlSource }>;
  books: Map<string, Book>;
  entries: Map<string, Entry>;
  chapters: Map<string, Chapter>;
  documents: Map<string, DocumentFacts>;
  thesaurus: Thesaurus;
  /** Recorded changes as their file lists them, and where each stands in it. */
  changes: { list: Change[]; yaml: YamlSource | undefined; passages: Map<string, ChangedPassages> };
  snapshot: Snapshot;
  /** Ids with a file that could not be read, in whole or in part. What is known of them is there all the same. */
  unreadable: Set<string>;
}

export type Item = Entry | Chapter;

export function* items(corpus: Corpus): Generator<Item> {
  yield* corpus.entries.values();
  yield* corpus.chapters.values();
}

export function* pages(corpus: Corpus): Generator<Page> {
  for (const item of items(corpus)) {
    if (item.pages.fr) yield item.pages.fr;
    if (item.pages.en) yield item.pages.en;
  }
}

export const itemOf = (corpus: Corpus, id: string): Item | undefined =>
  corpus.entries.get(id) ?? corpus.chapters.get(id);

/** The page of an item in a language; a checked corpus has both. */
export function pageOf(item: Item, locale: Locale): Page {
  const page = item.pages[locale];
  if (!page) throw new Error(`${item.id} has no ${locale} page: run "npm run check"`);
  return page;
}
