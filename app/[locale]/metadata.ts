import type { Metadata } from 'next';
import { hrefOf } from '../_corpus/addresses';
import { LOCALES, type Locale } from '../_i18n/locales';

/** Title, description, translations and Open Graph text of a page; `id` is empty for the home page. */
export function pageMetadata(locale: Locale, id: string, title: string, description: string): Metadata {
  const href = (language: Locale) => (id ? hrefOf(language, id) : `/${language}/`);
  return {
    title,
    description,
    alternates: { languages: Object.fromEntries(LOCALES.map((language) => [language, href(language)])) },
    openGraph: {
      title,
      description,
      type: 'article',
      url: href(locale),
      siteName: 'Arbitre',
      locale: locale === 'fr' ? 'fr_FR' : 'en_GB',
    },
  };
}
