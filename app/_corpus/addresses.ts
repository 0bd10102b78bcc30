import type { Locale } from '../_i18n/locales';
import { underBase, withoutBase } from '../_leaf/base-path';
import type { Game } from './games';

export const homeHref = (locale: Locale): string => underBase(`/${locale}/`);

/** The address of an entry, chapter, book or section: its id, under its language. */
export function hrefOf(locale: Locale, id: string): string {
  const [page = '', anchor] = id.split('#');
  return `${homeHref(locale)}${page}/${anchor ? `#${anchor}` : ''}`;
}

/** What stands behind the language in an address: `swccg/alter/`. */
export const belowLanguage = (pathname: string): string =>
  withoutBase(pathname).replace(/^\/[a-z]{2}(?:\/|$)/, '');

export const gameHref = (locale: Locale, game: Game): string => `${homeHref(locale)}${game}/`;
export const judgeHref = (locale: Locale): string => `${homeHref(locale)}judge/`;
export const changesHref = (locale: Locale): string => `${homeHref(locale)}changes/`;
/** Before and after of what one change touched, or of one text in it. */
export const changeHref = (locale: Locale, change: string, text?: string): string =>
  `${changesHref(locale)}${change}/${text ? `#${text}` : ''}`;
/** `open-data` is no game. */
export const OPEN_DATA_SLUG = 'open-data';
export const openDataHref = (locale: Locale): string => `${homeHref(locale)}${OPEN_DATA_SLUG}/`;
export const feedHref = (locale: Locale): string => `${homeHref(locale)}changes.atom`;
export const searchHref = (locale: Locale): string => `${homeHref(locale)}search/`;
/** `glossary` is no slug that an entry or book may take. */
export const GLOSSARY_SLUG = 'glossary';
export const glossaryHref = (locale: Locale, game: Game): string =>
  `${homeHref(locale)}${game}/${GLOSSARY_SLUG}/`;

/** `simulators` is no game. */
export const SIMULATORS_SLUG = 'simulators';
export const simulatorsHref = (locale: Locale): string => `${homeHref(locale)}${SIMULATORS_SLUG}/`;
export const simulatorHref = (locale: Locale, simulator: string, scenario?: string): string =>
  `${homeHref(locale)}${SIMULATORS_SLUG}/${simulator}/${scenario ? `${scenario}/` : ''}`;
/** Where a situation is laid out and played; which one stands behind the hash, or a card of a held file to lay there. */
export const TABLE_SLUG = 'table';
export const tableHref = (locale: Locale, card?: { game: Game; id: string }): string =>
  `${homeHref(locale)}${TABLE_SLUG}/${card ? `#add=${card.game}/${card.id}` : ''}`;
/** The rules that a game's simulators cite. */
export const rulesHref = (locale: Locale, game: Game): string => `${homeHref(locale)}${game}/rules.json`;
export const settingsHref = (locale: Locale): string => `${homeHref(locale)}settings/`;
/** A card of those that the device holds; which one stands behind the hash. */
export const cardsHref = (locale: Locale): string => `${homeHref(locale)}cards/`;
export const PRACTICE_SLUG = 'practice';
export const practiceHref = (locale: Locale): string => `${homeHref(locale)}${PRACTICE_SLUG}/`;
/** Every title of a language. */
export const titlesHref = (locale: Locale): string => `${homeHref(locale)}titles.json`;
/** The rulings that say which cards they concern. */
export const concernsHref = (locale: Locale): string => `${homeHref(locale)}concerns.json`;
export const appManifestHref = (locale: Locale): string => `${homeHref(locale)}manifest.webmanifest`;
export const openSearchHref = (locale: Locale): string => `${homeHref(locale)}opensearch.xml`;
