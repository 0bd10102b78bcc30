import { homeHref } from '../../_corpus/addresses';
import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import { SITE_NAME } from '../../_leaf/site-name';
import { absolute } from '../../_open-data/addresses';
import { frameOf } from './frame';

/** What a host that was given the address of a page shows in its place (oembed.com). */
export const oEmbedOf = (locale: Locale, title: string, frame: string, height: number): object => ({
  version: '1.0',
  type: 'rich',
  provider_name: SITE_NAME,
  provider_url: absolute(homeHref(locale)),
  title,
  html: frameOf(absolute(frame), EMBED_WORDS[locale].frameTitle(title), height),
  width: 800,
  height,
});
