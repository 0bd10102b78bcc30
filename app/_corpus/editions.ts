import type { Bilingual, Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';

/** Edition and year of a document or book, as far as they are known. */
export function editionText(
  facts: { edition: Bilingual; date?: string | undefined },
  locale: Locale,
): string {
  return typeset([facts.edition[locale], facts.date].filter(Boolean).join(', '), locale);
}
