import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '../_i18n/locales';
import { type Corpus, itemOf, type Page, pages } from './corpus';
import { GAMES, type Game } from './games';
import { linkTerms } from './linking/link-terms';
import { TermTable } from './linking/term-table';
import { type OwnedWording, wordingsOf } from './linking/wordings';
import { plainSeparator } from './linking/words';
import type { Memory } from './memory';
import { insertFacts } from './remark/insert-facts';
import { numberLinks, type PageLink } from './remark/number-links';
import { resolveLinks, termLink } from './remark/resolve-links';
import { typesetText } from './remark/typeset-text';

/** The links out of every page, by the page itself. */
export type LinkGraph = Map<Page, PageLink[]>;

/**
 * Resolves, links, numbers and typesets every page, and puts its facts in place, once. Changes the trees. A page that
 * was linked before, in the same way, is left as it is.
 */
export function linkCorpus(corpus: Corpus, memory?: Memory): LinkGraph {
  const ways = waysOf(corpus);
  const graph: LinkGraph = new Map();
  for (const page of pages(corpus)) {
    const way = ways(page);
    const before = memory?.linkedBefore(page);
    const links = before?.links ?? linkPage(corpus, page, way.table());
    graph.set(page, links);
    if (!before) memory?.noteLinked(page, { under: way.name, links });
  }
  return graph;
}

/** The files of pages that were linked in another way than they would be now, and have to be read again. */
export function staleFiles(corpus: Corpus, memory: Memory): string[] {
  const ways = waysOf(corpus);
  return [...pages(corpus)]
    .filter((page) => (memory.linkedBefore(page)?.under ?? ways(page).name) !== ways(page).name)
    .map(({ file }) => file);
}

/** How a page is to be linked. */
interface Way {
  /** The same for pages and times whose wordings and allowances are the same. */
  name: string;
  table(): TermTable;
}

/** How each page is to be linked: by the wordings of its game and language, and by what it allows. */
function waysOf(corpus: Corpus): (page: Page) => Way {
  const known = new Map<string, Way>();
  for (const game of GAMES) {
    for (const locale of LOCALES) known.set(key(game, locale), wayOf(corpus, game, locale));
  }
  return (page) => {
    const way = known.get(key(page.game, page.locale)) ?? wayOf(corpus, page.game, page.locale);
    return { ...way, name: [way.name, ...allowedBy(corpus, page)].join(' ') };
  };
}

function wayOf(corpus: Corpus, game: Game, locale: Locale): Way {
  const wordings = unambiguous(wordingsOf(corpus, game, locale));
  let made: TermTable | undefined;
  return {
    name: createHash('sha256')
      .update(JSON.stringify(wordings.map(({ text, target, linking }) => [text, target, linking])))
      .digest('hex'),
    table: () => {
      made ??= new TermTable(wordings, locale);
      return made;
    },
  };
}

/** The wordings of a game in a language that mean one target each. */
export const wordingTable = (corpus: Corpus, game: Game, locale: Locale): TermTable =>
  wayOf(corpus, game, locale).table();

const key = (game: Game, locale: Locale): string => `${game} ${locale}`;

const allowedBy = (corpus: Corpus, { id }: Page): readonly string[] => itemOf(corpus, id)?.allow ?? [];

/** A wording that two targets claim is nobody's (the check reports it); declared homographs do not claim theirs. */
function unambiguous(wordings: OwnedWording[]): OwnedWording[] {
  const owners = new Map<string, Set<string>>();
  const fold = (text: string) => plainSeparator(text).toLowerCase();
  for (const { text, target, linking } of wordings) {
    if (linking !== 'allowed') owners.set(fold(text), (owners.get(fold(text)) ?? new Set()).add(target));
  }
  return wordings.filter(({ text, linking }) => linking === 'allowed' || owners.get(fold(text))?.size === 1);
}

function linkPage(corpus: Corpus, page: Page, table: TermTable): PageLink[] {
  resolveLinks(page.tree, page.locale, page.id);
  linkTerms(page.tree, {
    table,
    page: { id: page.id, allow: allowedBy(corpus, page) },
    makeLink: (target, children) => termLink(page.locale, target, children),
  });
  typesetText(page.tree, page.locale);
  const links = numberLinks(page.tree);
  insertFacts(page, corpus.chapters.has(page.id) ? 'chapter' : 'entry');
  return links;
}
