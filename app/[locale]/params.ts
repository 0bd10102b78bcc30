import { notFound } from 'next/navigation';
import { GAMES, type Game, isGame } from '../_corpus/games';
import { isLocale, LOCALES, type Locale } from '../_i18n/locales';

/** The language and game of an address; anything else is a page that does not exist. */
export function readParams({ locale, game }: { locale: string; game: string }): {
  locale: Locale;
  game: Game;
} {
  if (!isLocale(locale) || !isGame(game)) notFound();
  return { locale, game };
}

/** The language of an address. */
export function readLocale({ locale }: { locale: string }): Locale {
  if (!isLocale(locale)) notFound();
  return locale;
}

/**
 * An export wants at least one page of each kind. Where a corpus has none yet, as a young one has no changes or no book,
 * this address stands for it, at which nothing is found.
 */
export const atLeastOne = <Params>(found: Params[], none: Params): Params[] =>
  found.length > 0 ? found : [none];
export const NONE = 'none';

export const everyLocaleAndGame = () => LOCALES.flatMap((locale) => GAMES.map((game) => ({ locale, game })));
