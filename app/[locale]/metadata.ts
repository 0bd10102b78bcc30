import type { Metadata } from 'next';
import { hrefOf } from '../_corpus/addresses';
import { library } from '../_corpus/library';
import { openDataWords } from '../_i18n/desk/open-data';
import { LOCALES, type Locale } from '../_i18n/locales';
import { SHARE_IMAGE, shareImageOf } from '../_open-data/share-card';

/** Title, description, translations, and what a shared link to a page shows; `id` is empty for the home page. */
export function pageMetadata(locale: Locale, id: string, title: string, description: string): Metadata {
  const href = (language: Locale) => (id ? hrefOf(language, id) : `/${language}/`);
  const { path, card } = shareImageOf(library(), locale, id);
  const alt = openDataWords[locale].shareImage(card.title, card.text);
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
      images: [{ url: path, alt, ...SHARE_IMAGE }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: path, alt }] },
  };
}
