import { eventReadyWords } from '../../_i18n/desk/event-ready';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

export function inMegabytes(bytes: number, locale: Locale): string {
  const count = (bytes / 1e6).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return typeset(eventReadyWords[locale].megabytes(count), locale);
}
