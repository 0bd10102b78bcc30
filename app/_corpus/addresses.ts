import type { Locale } from '../_i18n/locales';
import type { Game } from './games';

/** The path of an entry, chapter, book or section: its id, under its language. */
export function hrefOf(locale: Locale, id: string): string {
  const [page = '', anchor] = id.split('#');
  return `/${locale}/${page}/${anchor ? `#${anchor}` : ''}`;
}

export const homeHref = (locale: Locale): string => `/${locale}/`;
export const gameHref = (locale: Locale, game: Game): string => `/${locale}/${game}/`;
export const judgeHref = (locale: Locale): string => `/${locale}/judge/`;
export const searchHref = (locale: Locale): string => `/${locale}/search/`;
/** `glossary` is no slug that an entry or book may take. */
export const GLOSSARY_SLUG = 'glossary';
export const glossaryHref = (locale: Locale, game: Game): string => `/${locale}/${game}/${GLOSSARY_SLUG}/`;
