import { isLocale, type Locale } from '../../_i18n/locales';

/** The language of the page that fell; French where there was none, as when the site is built. */
export function localeOfPage(): Locale {
  const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLocale(lang) ? lang : 'fr';
}
