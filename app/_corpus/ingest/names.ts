import { LOCALES } from '../../_i18n/locales';
import type { Corpus, Entry } from '../corpus';
import type { Game } from '../games';
import { singular } from '../linking/words';
import { readHead } from './bilingual-head';
import { kebab, slugOf } from './slugs';

/** How sure a name stands for something: its term before its title, its aliases last. */
const RANKS = ['term', 'title', 'alias'] as const;
type Rank = (typeof RANKS)[number];

/** Names and what they stand for. A name that two things claim with equal right stands for neither. */
export class Names {
  readonly #ids = new Map<string, Partial<Record<Rank, string | null>>>();

  add(name: string, id: string, rank: Rank): void {
    for (const key of keysOf(name)) {
      const known = this.#ids.get(key) ?? {};
      known[rank] = known[rank] === undefined || known[rank] === id ? id : null;
      this.#ids.set(key, known);
    }
  }

  find(name: string): string | undefined {
    for (const key of keysOf(name)) {
      const known = this.#ids.get(key);
      for (const rank of RANKS) if (known?.[rank]) return known[rank];
    }
    return undefined;
  }

  /** A reference in two languages is found by either. */
  resolve(reference: string): string | undefined {
    const { en, fr } = readHead(reference);
    return (
      this.find(reference) ??
      this.find(slugOf({ en, fr })) ??
      this.find(en) ??
      (fr ? this.find(fr) : undefined)
    );
  }
}

/** The name as written, and without plurals. */
function keysOf(name: string): string[] {
  const key = kebab(name);
  if (!key) return [];
  const plain = key
    .split('-')
    .map((word) => singular(singular(word, 'en'), 'fr'))
    .join('-');
  return plain === key ? [key] : [key, plain];
}

/** Everything that the corpus calls the entries of a game. */
export function corpusNames(corpus: Corpus, game: Game): Names {
  const names = new Names();
  for (const entry of corpus.entries.values()) if (entry.game === game) nameEntry(names, entry);
  return names;
}

function nameEntry(names: Names, entry: Entry): void {
  names.add(entry.term.en, entry.id, 'term');
  names.add(entry.term.fr, entry.id, 'term');
  names.add(entry.id.slice(entry.id.indexOf('/') + 1), entry.id, 'title');
  for (const locale of LOCALES) {
    const page = entry.pages[locale];
    if (!page) continue;
    names.add(page.title, entry.id, 'title');
    for (const alias of page.aliases) names.add(alias, entry.id, 'alias');
  }
}

/** What the corpus rests on a document: the topics that it cites, their names, and the ids that cite them. */
export interface Citations {
  /** Topic of the document by the name that the corpus gives it. */
  topics: Names;
  /** Id of the entry or section that cites a topic. */
  ids: Map<string, string>;
}

export function citationsOf(corpus: Corpus, document: string): Citations {
  const topics = new Names();
  const ids = new Map<string, string>();
  const topicIn = (sources: readonly string[]): string[] =>
    sources
      .filter((source) => source.startsWith(`${document}#`))
      .map((source) => source.slice(document.length + 1));
  // Whoever rests on the fewest topics is the one that restates them.
  const entries = [...corpus.entries.values()].sort((a, b) => a.sources.length - b.sources.length);
  const claim = (topic: string, id: string) => ids.set(topic, ids.get(topic) ?? id);
  for (const entry of entries) {
    const cited = topicIn(entry.sources);
    for (const topic of cited) claim(topic, entry.id);
    const [only, ...others] = cited;
    if (!only || others.length > 0) continue;
    topics.add(entry.term.en, only, 'term');
    topics.add(entry.term.fr, only, 'term');
    for (const page of Object.values(entry.pages)) topics.add(page.title, only, 'title');
  }
  for (const chapter of corpus.chapters.values()) {
    for (const page of Object.values(chapter.pages)) {
      for (const { id, title, sources } of page.passages) {
        const cited = topicIn(sources.map(({ of }) => of));
        for (const topic of cited) claim(topic, id ? `${chapter.id}#${id}` : chapter.id);
        const [only, ...others] = cited;
        if (only && others.length === 0) topics.add(title, only, 'title');
      }
    }
  }
  return { topics, ids };
}
