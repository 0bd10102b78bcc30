export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** A text in both languages. */
export type Bilingual = Record<Locale, string>;
