import type { Locale } from '../_i18n/locales';
import { belowLanguage, homeHref, SIMULATORS_SLUG } from './addresses';
import { isGame } from './games';

/** `embed` is no game. Only what stands below it may be shown in a frame of another site. */
export const EMBED_SLUG = 'embed';
const embedHome = (locale: Locale): string => `${homeHref(locale)}${EMBED_SLUG}/`;
const OEMBED = 'oembed.json';

export const embeddedExampleHref = (locale: Locale, simulator: string, scenario: string): string =>
  `${embedHome(locale)}${simulator}/${scenario}/`;
export const oEmbedHref = (locale: Locale, simulator: string, scenario: string): string =>
  embeddedExampleHref(locale, simulator, scenario) + OEMBED;

/** One page shows any rule, section or passage: which one, stands behind the hash. */
export const embeddedRuleHref = (locale: Locale, id: string): string =>
  `${embedHome(locale)}rule/#${new URLSearchParams({ rule: id })}`;
export const oEmbedRuleHref = (locale: Locale, page: string): string =>
  `${embedHome(locale)}rule/${page}/${OEMBED}`;

/** What a frame of another site shows of a page of this one: an example at its position, or a rule; else nothing. */
export function embeddedHrefOf(locale: Locale, { pathname, hash }: URL): string | undefined {
  const page = belowLanguage(pathname).replace(/\/$/, '');
  const [first = '', simulator, scenario] = page.split('/');
  if (first === SIMULATORS_SLUG)
    return simulator && scenario && embeddedExampleHref(locale, simulator, scenario) + hash;
  return isGame(first) && simulator ? embeddedRuleHref(locale, page + hash) : undefined;
}

/** Whether a page of the site, by its path within it, may be shown in a frame of another site. */
export const mayBeFramed = (path: string): boolean => /^\/[a-z]{2}\/embed\//.test(path);
