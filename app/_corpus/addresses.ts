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
export const changesHref = (locale: Locale): string => `/${locale}/changes/`;
/** Before and after of what one change touched, or of one text in it. */
export const changeHref = (locale: Locale, change: string, text?: string): string =>
  `${changesHref(locale)}${change}/${text ? `#${text}` : ''}`;
export const feedHref = (locale: Locale): string => `/${locale}/changes.atom`;
export const searchHref = (locale: Locale): string => `/${locale}/search/`;
/** `glossary` is no slug that an entry or book may take. */
export const GLOSSARY_SLUG = 'glossary';
export const glossaryHref = (locale: Locale, game: Game): string => `/${locale}/${game}/${GLOSSARY_SLUG}/`;

/** `simulators` is no game. */
export const SIMULATORS_SLUG = 'simulators';
export const simulatorsHref = (locale: Locale): string => `/${locale}/${SIMULATORS_SLUG}/`;
export const simulatorHref = (locale: Locale, simulator: string, scenario?: string): string =>
  `/${locale}/${SIMULATORS_SLUG}/${simulator}/${scenario ? `${scenario}/` : ''}`;
/** The rules that a game's simulators cite. */
export const rulesHref = (locale: Locale, game: Game): string => `/${locale}/${game}/rules.json`;
export const settingsHref = (locale: Locale): string => `/${locale}/settings/`;
/** A card of those that the device holds; which one stands behind the hash. */
export const cardsHref = (locale: Locale): string => `/${locale}/cards/`;
export const PRACTICE_SLUG = 'practice';
export const practiceHref = (locale: Locale): string => `/${locale}/${PRACTICE_SLUG}/`;
