import { type Locale, otherLocale } from '../_i18n/locales';
import type { Game } from './games';
import { library } from './library';
import type { Target } from './targets';

/** A title as the browser gets it: what it is called in both languages and where it leads. */
export interface TitleRow {
  id: string;
  href: string;
  game: Game;
  kind: Target['kind'];
  title: string;
  /** Other words that find it: its name in the other language, its aliases. */
  words: string;
}

/** Entries, chapters and sections of chapters; sections of entries are too small to be found by title. */
export function titleRows(locale: Locale): TitleRow[] {
  const { targets, corpus } = library();
  const isWhole = ({ kind, page }: Target) => kind !== 'section' || corpus.chapters.has(page);
  return [...targets[locale].values()].filter(isWhole).map((target) => {
    const [pageId = '', section = ''] = target.id.split('#');
    const page = corpus.entries.get(pageId)?.pages[locale] ?? corpus.chapters.get(pageId)?.pages[locale];
    const aliases = section ? page?.sections[section]?.aliases : page?.aliases;
    const other = targets[otherLocale(locale)].get(target.id)?.title ?? '';
    return {
      id: target.id,
      href: target.href,
      game: target.game,
      kind: target.kind,
      title: target.title,
      words: [other, corpus.entries.get(pageId)?.term[locale] ?? '', ...(aliases ?? [])].join(' · '),
    };
  });
}
