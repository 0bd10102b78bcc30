import type { Locale } from './locales';

/**
 * A part of a whole, to a tenth of a percent. A phone takes as long to wake its own number formats as to work out a whole
 * list of moves.
 */
export function percent(locale: Locale, part: number): string {
  // a half as it is written goes up, however the number is stored
  const tenths = Math.round(Number((part * 1000).toPrecision(12)));
  const figure = String(tenths / 10);
  return locale === 'fr' ? `${figure.replace('.', ',')}\u00a0%` : `${figure}%`;
}
