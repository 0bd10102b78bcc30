import { LOCALES, type Locale } from '../_i18n/locales';
import { type Corpus, type Page, pages } from './corpus';
import { GAMES, type Game } from './games';
import { linkTerms } from './linking/link-terms';
import { TermTable } from './linking/term-table';
import { type OwnedWording, wordingsOf } from './linking/wordings';
import { plainSeparator } from './linking/words';
import { numberLinks, type PageLink } from './remark/number-links';
import { resolveLinks, termLink } from './remark/resolve-links';
import { typesetText } from './remark/typeset-text';

/** The links out of every page, by the page itself. */
export type LinkGraph = Map<Page, PageLink[]>;

/** Resolves, links, numbers and typesets every page, once. Changes the trees. */
export function linkCorpus(corpus: Corpus): LinkGraph {
  const tables = new Map<string, TermTable>();
  for (const game of GAMES) {
    for (const locale of LOCALES) tables.set(key(game, locale), unambiguousTable(corpus, game, locale));
  }
  const graph: LinkGraph = new Map();
  for (const page of pages(corpus)) {
    const table = tables.get(key(page.game, page.locale));
    if (table) graph.set(page, linkPage(corpus, page, table));
  }
  return graph;
}

const key = (game: Game, locale: Locale): string => `${game} ${locale}`;

/** A wording that two targets claim is nobody's (the check reports it); declared homographs do not claim theirs. */
function unambiguousTable(corpus: Corpus, game: Game, locale: Locale): TermTable {
  const owners = new Map<string, Set<string>>();
  const wordings = wordingsOf(corpus, game, locale);
  const fold = (text: string) => plainSeparator(text).toLowerCase();
  for (const { text, target, linking } of wordings) {
    if (linking !== 'allowed') owners.set(fold(text), (owners.get(fold(text)) ?? new Set()).add(target));
  }
  const isClear = ({ text, linking }: OwnedWording) =>
    linking === 'allowed' || owners.get(fold(text))?.size === 1;
  return new TermTable(wordings.filter(isClear), locale);
}

function linkPage(corpus: Corpus, page: Page, table: TermTable): PageLink[] {
  const allow = (corpus.entries.get(page.id) ?? corpus.chapters.get(page.id))?.allow ?? [];
  resolveLinks(page.tree, page.locale, page.id);
  linkTerms(page.tree, {
    table,
    page: { id: page.id, allow },
    makeLink: (target, children) => termLink(page.locale, target, children),
  });
  typesetText(page.tree, page.locale);
  return numberLinks(page.tree);
}
