import type { Locale } from '../locales';

/** English is written as it is read outside one country: 24 hours, the day before the month. */
const REGION: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Making a format takes longer than using it a hundred times. */
const made = new Map<string, Intl.DateTimeFormat>();
function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = made.get(key) ?? new Intl.DateTimeFormat(REGION[locale], options);
  made.set(key, known);
  return known;
}

/** The hour and minute of a moment. */
export const hourOf = (moment: string | number, locale: Locale): string =>
  format(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));

/** The day of a moment, in figures. */
export const dayOf = (moment: string | number, locale: Locale): string =>
  format(locale, { dateStyle: 'short' }).format(new Date(moment));

/** A day such as `2026-05-09`, in words. */
export const dayInWords = (day: string, locale: Locale): string =>
  format(locale, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00`));
