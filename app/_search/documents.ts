import type { Rank } from '../_corpus/authority';
import { type Corpus, type Entry, type Item, items, type Page } from '../_corpus/corpus';
import type { Game } from '../_corpus/games';
import type { Library } from '../_corpus/library';
import type { Question, Verdict } from '../_corpus/schema/shared';
import type { Target } from '../_corpus/targets';
import { topicTitle } from '../_corpus/topics';
import { type Locale, otherLocale } from '../_i18n/locales';
import type { Line, LineKind } from './lines';
import { type FoundSection, sectionsOf } from './passages';

/** What search finds: an entry, a chapter or a section of one, as it is shown. */
export interface SearchDocument {
  id: string;
  href: string;
  game: Game;
  kind: Target['kind'];
  title: string;
  /** The title of the page that holds a section. */
  page: string;
  bottomLine: string;
  sources: string[];
  /** What the topic of each source is called. */
  topics: string[];
  /** On what the bottom line rests. */
  authority: Rank;
  example: boolean;
}

/** The answer to a question of the corpus. */
export interface FoundAnswer {
  say: string;
  verdict: Verdict | undefined;
  /** Number of the passage that proves it. */
  passage: number;
  /** Its address: the passage's, or that of the heading over it. */
  at: string;
}

export interface Findable {
  document: SearchDocument;
  /** Its names, and the questions that it answers. */
  names: Line[];
  sections: FoundSection[];
  answers: FoundAnswer[];
}

/** Every entry, chapter and section of a chapter of a language, with all the words that should find it. */
export function findables(library: Library, locale: Locale): Findable[] {
  return [...items(library.corpus)].flatMap((item) => {
    const page = item.pages[locale];
    const other = item.pages[otherLocale(locale)];
    if (!page || !other) return [];
    const parts = item.role === 'entry' ? [undefined] : page.passages.map(({ id }) => id);
    return parts.flatMap((part) => {
      const target = library.targets[locale].get(part ? `${page.id}#${part}` : page.id);
      if (!target) return [];
      const sections = sectionsOf(library.corpus, page, part);
      const facts = part ? page.sections[part] : page;
      const { answers, lines } = answersOf(facts?.questions ?? [], page, sections, library.corpus);
      return [
        {
          document: shown(library, target, page),
          names: [...namesOf(item, page, other, part), ...lines],
          sections,
          answers,
        },
      ];
    });
  });
}

function shown(
  { corpus }: Library,
  { id, href, game, kind, title, bottomLine, sources, authority, example }: Target,
  page: Page,
): SearchDocument {
  const topics = sources.map((source) => topicTitle(corpus, source, page.locale));
  return { id, href, game, kind, title, page: page.title, bottomLine, sources, topics, authority, example };
}

function namesOf(item: Item, page: Page, other: Page, section: string | undefined): Line[] {
  const names =
    item.role === 'entry' ? entryNames(item, page, other) : sectionNames(page, other, section ?? '');
  return Object.entries(names).flatMap(([kind, texts]) =>
    [...new Set(texts)].map((text): Line => ({ kind: kind as LineKind, text, part: 0 })),
  );
}

type Names = Record<'title' | 'alias' | 'otherTitle', string[]>;

function entryNames(entry: Entry, page: Page, other: Page): Names {
  return {
    title: [page.title, entry.term[page.locale]],
    alias: [...page.aliases, ...page.mentions],
    otherTitle: [other.title, entry.term[other.locale]],
  };
}

function sectionNames(page: Page, other: Page, section: string): Names {
  const facts = page.sections[section];
  return {
    title: [page.passages.find(({ id }) => id === section)?.title || page.title],
    alias: [...(facts?.aliases ?? []), ...(facts?.mentions ?? [])],
    otherTitle: [other.passages.find(({ id }) => id === section)?.title || other.title],
  };
}

/** The answers of a document, each once, and its questions as lines that lead to them. */
function answersOf(
  questions: readonly Question[],
  page: Page,
  sections: FoundSection[],
  corpus: Corpus,
): { answers: FoundAnswer[]; lines: Line[] } {
  const answers: FoundAnswer[] = [];
  const lines = questions.map(({ ask, say = '', verdict, at = '' }): Line => {
    const known = answers.findIndex((answer) => answer.say === say && answer.at === at);
    if (known >= 0) return { kind: 'question', text: ask, part: known };
    answers.push({ say, verdict, at, passage: passageAt(at, page, sections, corpus) });
    return { kind: 'question', text: ask, part: answers.length - 1 };
  });
  return { answers, lines };
}

/** The number of the passage at an address, or of the first under a heading; one that stands elsewhere on the page is taken in. */
function passageAt(at: string, page: Page, sections: FoundSection[], corpus: Corpus): number {
  const numberIn = (found: FoundSection[]): number => {
    const all = found.flatMap(({ id, passages }) => passages.map(({ anchor }) => ({ id, anchor })));
    const own = all.findIndex(({ anchor }) => anchor === at);
    return own >= 0 ? own : all.findIndex(({ id }) => id !== '' && id === at);
  };
  const own = numberIn(sections);
  if (own >= 0) return own;
  const elsewhere = sectionsOf(corpus, page, undefined);
  const taken = elsewhere.flatMap(({ passages }) => passages)[numberIn(elsewhere)];
  if (!taken) return 0;
  sections.push({ id: at, title: '', passages: [taken] });
  return numberIn(sections);
}
