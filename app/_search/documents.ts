import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Rank } from '../_corpus/authority';
import { type Entry, items, type Page } from '../_corpus/corpus';
import type { Game } from '../_corpus/games';
import type { Library } from '../_corpus/library';
import type { Target } from '../_corpus/targets';
import { topicTitle } from '../_corpus/topics';
import { type Locale, otherLocale } from '../_i18n/locales';

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

/** What search reads of a document, from what tells most of it to what tells least. */
export const LINE_KINDS = [
  'title',
  'alias',
  'question',
  'bottomLine',
  'text',
  'otherTitle',
  'otherAlias',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export type Lines = Record<LineKind, string[]>;

export interface Findable {
  document: SearchDocument;
  lines: Lines;
}

/** Every entry, chapter and section of a chapter of a language, with all the words that should find it. */
export function findables(library: Library, locale: Locale): Findable[] {
  return [...items(library.corpus)].flatMap((item) => {
    const page = item.pages[locale];
    const other = item.pages[otherLocale(locale)];
    if (!page || !other) return [];
    const sections = item.role === 'entry' ? [undefined] : page.passages.map(({ id }) => id);
    return sections.flatMap((section) => {
      const target = library.targets[locale].get(section ? `${page.id}#${section}` : page.id);
      if (!target) return [];
      const names =
        item.role === 'entry' ? entryNames(item, page, other) : sectionNames(page, other, section ?? '');
      const lines: Lines = { ...names, bottomLine: [target.bottomLine], text: [textOf(page, section)] };
      return [{ document: shown(library, target, page), lines }];
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

type Names = Omit<Lines, 'bottomLine' | 'text'>;

function entryNames(entry: Entry, page: Page, other: Page): Names {
  return {
    title: [page.title, entry.term[page.locale]],
    alias: [...page.aliases, ...page.mentions],
    question: page.questions,
    otherTitle: [other.title, entry.term[other.locale]],
    otherAlias: other.aliases,
  };
}

function sectionNames(page: Page, other: Page, section: string): Names {
  const facts = page.sections[section];
  return {
    title: [page.passages.find(({ id }) => id === section)?.title || page.title],
    alias: [...(facts?.aliases ?? []), ...(facts?.mentions ?? [])],
    question: facts?.questions ?? [],
    otherTitle: [other.passages.find(({ id }) => id === section)?.title || other.title],
    otherAlias: other.sections[section]?.aliases ?? [],
  };
}

/** The running text of a page, or of one of its sections (empty: the lead). */
function textOf(page: Page, section: string | undefined): string {
  const texts: string[] = [];
  let current = '';
  for (const node of page.tree.children) {
    if (node.type === 'yaml') continue;
    if (node.type === 'heading') current = String(node.data?.hProperties?.id ?? '');
    if (section === undefined || current === section) texts.push(...blocksOf(node));
  }
  return texts.join('\n');
}

/** The words of each paragraph, item and cell, apart. */
function blocksOf(node: Nodes): string[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [plainText(node)];
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}
