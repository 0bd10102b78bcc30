import { LOCALES, type Locale } from '../_leaf/locales';

export { type Bilingual, LOCALES, type Locale } from '../_leaf/locales';

export const isLocale = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);

export const otherLocale = (locale: Locale): Locale => (locale === 'fr' ? 'en' : 'fr');
