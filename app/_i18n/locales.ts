export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

export const otherLocale = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr');

/** A text in both languages. */
export type Bilingual = Record<Locale, string>;
