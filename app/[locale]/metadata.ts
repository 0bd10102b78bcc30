import type { Metadata } from 'next';
import { homeHref, hrefOf } from '../_corpus/addresses';
import { library } from '../_corpus/library';
import { openDataWords } from '../_i18n/desk/open-data';
import { LOCALES, type Locale } from '../_i18n/locales';
import { underBase } from '../_leaf/base-path';
import { SITE_NAME } from '../_leaf/site-name';
import { absolute } from '../_open-data/addresses';
import { SHARE_IMAGE, shareImageOf } from '../_open-data/share-card';

/** Title, description, translations, and what a shared link to a page shows; `id` is empty for the home page. */
export function pageMetadata(locale: Locale, id: string, title: string, description: string): Metadata {
  const address = (language: Locale) => absolute(id ? hrefOf(language, id) : homeHref(language));
  const { path, card } = shareImageOf(library(), locale, id);
  const picture = absolute(underBase(path));
  const alt = openDataWords[locale].shareImage(card.title, card.text);
  return {
    title,
    description,
    alternates: { languages: Object.fromEntries(LOCALES.map((language) => [language, address(language)])) },
    openGraph: {
      title,
      description,
      type: 'article',
      url: address(locale),
      siteName: SITE_NAME,
      locale: locale === 'fr' ? 'fr_FR' : 'en_GB',
      images: [{ url: picture, alt, ...SHARE_IMAGE }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture, alt }] },
  };
}
