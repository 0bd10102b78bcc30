import { stringify } from 'yaml';
import type { Locale } from '../../_i18n/locales';
import type { Game } from '../games';
import type { LocalChapterFacts, LocalEntryFacts } from '../schema/local';
import type { Head, TopicKind } from './document';
import { renderTitle } from './markdown';
import { kebab } from './slugs';

/** A topic that is ready to be written: its text is MDX, its references are ids. */
export interface Written {
  slug: string;
  kind: TopicKind;
  head: Head;
  title: string;
  line: number;
  level: number;
  body: string;
  see: string[];
  unresolved: string[];
}

export interface MdxFile {
  /** The tree of the project that it belongs to. */
  tree: 'glossary' | 'content';
  name: string;
  text: string;
}

export interface Shelf {
  document: string;
  game: Game;
  language: Locale;
}

/** Questions and errata of a rulebook are rulings; every topic of a glossary is an entry. */
export const isRuling = (kind: TopicKind): boolean => kind === 'faq' || kind === 'errata';

export function entryFile(topic: Written, { document, language }: Shelf): MdxFile {
  const { slug, kind, head, title, line, see, unresolved, body } = topic;
  const facts: LocalEntryFacts = {
    title,
    term: { ...(head.en && { en: head.en }), ...(head.fr && kind !== 'faq' && { fr: head.fr }) },
    kind: kind === 'term' || kind === 'card' ? kind : 'ruling',
    see,
    unresolved,
    sources: [`${document}#${slug}`],
    document,
    line,
  };
  return { tree: 'glossary', name: `${slug}.${language}.mdx`, text: page(facts, body) };
}

/** One chapter: the head that opens it, and every section until the next. */
export function chapterFile(
  number: number,
  sections: readonly Written[],
  { document, language }: Shelf,
): MdxFile {
  const [opening] = sections;
  const facts: LocalChapterFacts = { title: opening?.title ?? document, document, line: opening?.line ?? 1 };
  const body = sections.map(({ slug, title, body }) =>
    `## ${renderTitle(title)} [#${slug}]\n\n<Source of="${document}#${slug}" />\n\n${body}`.trimEnd(),
  );
  const name = `${String(number).padStart(2, '0')}-${kebab(facts.title) || 'chapter'}.${language}.mdx`;
  return { tree: 'content', name, text: page(facts, body.join('\n\n')) };
}

const page = (facts: object, body: string): string =>
  `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${body}${body ? '\n' : ''}`;
