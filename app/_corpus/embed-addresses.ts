import type { Locale } from '../_i18n/locales';
import { homeHref } from './addresses';

/** `embed` is no game. Only what stands below it may be shown in a frame of another site. */
export const EMBED_SLUG = 'embed';
const embedHome = (locale: Locale): string => `${homeHref(locale)}${EMBED_SLUG}/`;

export const embeddedExampleHref = (locale: Locale, simulator: string, scenario: string): string =>
  `${embedHome(locale)}${simulator}/${scenario}/`;
export const oEmbedHref = (locale: Locale, simulator: string, scenario: string): string =>
  `${embeddedExampleHref(locale, simulator, scenario)}oembed.json`;

/** One page shows any rule, section or passage: which one, stands behind the hash. */
export const embeddedRuleHref = (locale: Locale, id: string): string =>
  `${embedHome(locale)}rule/#${new URLSearchParams({ rule: id })}`;

/** Whether a page of the site, by its path within it, may be shown in a frame of another site. */
export const mayBeFramed = (path: string): boolean => /^\/[a-z]{2}\/embed\//.test(path);
