import { homeHref } from '../../_corpus/addresses';
import { cutText } from '../../_i18n/cut-text';
import type { Locale } from '../../_i18n/locales';
import { writableLine } from './checks';

/** A position that a call was about. The log keeps its link as it is, and knows nothing of what it says. */
export interface Situation {
  /** What stands behind `s=` in the address of its page. */
  link: string;
  title: string;
}

export const SITUATION_LIMITS = { link: 8000, title: 120 } as const;

/** Signs that an address carries as they are. */
export const SITUATION_LINK = /^[0-9A-Za-z_.~-]{1,8000}$/;

/** The page that shows it. */
export const situationHref = (locale: Locale, { link }: Pick<Situation, 'link'>): string =>
  `${homeHref(locale)}table/#s=${link}`;

/** What can be kept of a situation; nothing if its link is none. */
export const situationOf = (link: string, title: string): Situation | undefined =>
  SITUATION_LINK.test(link)
    ? { link, title: cutText(writableLine(title), SITUATION_LIMITS.title) }
    : undefined;
