import type { Locale } from '../../_i18n/locales';
import type { Corpus, Page } from '../corpus';
import { pages } from '../corpus';
import type { Game } from '../games';
import type { Wording } from './term-table';

/** A wording and the key of the front matter that gives it. */
export interface OwnedWording extends Wording {
  page: Page;
  key: (string | number)[];
}

/** The wordings of a game in a language: entries answer for their term, title and mentions, sections for their mentions. */
export function wordingsOf(corpus: Corpus, game: Game, locale: Locale): OwnedWording[] {
  return [...pages(corpus)]
    .filter((page) => page.game === game && page.locale === locale)
    .flatMap((page) => [...entryWordings(corpus, page), ...sectionWordings(page)]);
}

function entryWordings(corpus: Corpus, page: Page): OwnedWording[] {
  const entry = corpus.entries.get(page.id);
  if (!entry) return [];
  const own: [string, (string | number)[]][] = [
    [entry.term[page.locale], ['term', page.locale]],
    [page.title, ['title']],
    ...page.mentions.map((text, i): [string, (string | number)[]] => [text, ['mentions', i]]),
  ];
  return own.map(([text, key]) => ({ text, target: page.id, linking: entry.linking, page, key }));
}

function sectionWordings(page: Page): OwnedWording[] {
  return Object.entries(page.sections).flatMap(([section, facts]) =>
    facts.mentions.map((text, i) => ({
      text,
      target: `${page.id}#${section}`,
      linking: 'auto' as const,
      page,
      key: ['sections', section, 'mentions', i],
    })),
  );
}
