import { cutText } from '../../_i18n/cut-text';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { LIMITS } from './ruling';

const COLON: Record<Locale, string> = { fr: ' : ', en: ': ' };

/** What a cited rule is called: by its title, a passage with its words too. */
export function citedTitle(locale: Locale, title: string, words: string | undefined): string {
  if (!words) return title;
  const whole = typeset(title + COLON[locale] + words, locale);
  return whole.length > LIMITS.title ? `${cutText(whole, LIMITS.title - 1)}…` : whole;
}
