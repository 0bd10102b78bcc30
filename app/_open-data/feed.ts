import { changesHref, feedHref, homeHref } from '../_corpus/addresses';
import type { Library } from '../_corpus/library';
import type { ChangedPassage } from '../_corpus/schema/changes';
import { type OpenDataWords, openDataWords } from '../_i18n/desk/open-data';
import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import { underBase } from '../_leaf/base-path';
import { SITE_NAME } from '../_leaf/site-name';
import { absolute } from './addresses';
import { DATA_LICENSE } from './head';
import { type News, newsOf } from './news';

/** A reader keeps what it has seen: the feed need not go back for ever. */
const MOST = 50;

/** What changed, as an Atom feed (RFC 4287) in one language. */
export function feedOf(library: Library, locale: Locale): string {
  const words = openDataWords[locale];
  const news = newsOf(library, locale).filter((item): item is DatedNews => item.date !== undefined);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${absolute(feedHref(locale))}</id>
  <title>${escaped(typeset(words.feedTitle, locale))}</title>
  <subtitle>${escaped(typeset(words.whatChangedHint, locale))}</subtitle>
  <updated>${moment(news[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${SITE_NAME}</name><uri>${absolute(homeHref(locale))}</uri></author>
  <rights>${DATA_LICENSE}</rights>
  <icon>${absolute(underBase('/icon.svg'))}</icon>
  <link rel="self" type="application/atom+xml" href="${absolute(feedHref(locale))}"/>
  <link rel="alternate" type="text/html" hreflang="${locale}" href="${absolute(changesHref(locale))}"/>
${news
  .slice(0, MOST)
  .map((item) => entry(item, locale))
  .join('')}</feed>
`;
}

type DatedNews = News & { date: string };

function entry({ id, date, title, note, effect, texts }: DatedNews, locale: Locale): string {
  const address = absolute(`${changesHref(locale)}#${id}`);
  const words = openDataWords[locale];
  const list = texts.map(({ title: name, href, passages }) => {
    const link = href ? `<a href="${escaped(absolute(href))}">${escaped(name)}</a>` : escaped(name);
    return `<li>${link}${passages.map((passage) => beforeAndAfter(passage, words)).join('')}</li>`;
  });
  const said = [effect && words.effects[effect], note].flatMap((text) =>
    text ? `<p>${escaped(text)}</p>` : [],
  );
  const html = `${said.join('')}<ul>${list.join('')}</ul>`;
  return `  <entry>
    <id>${address}</id>
    <title>${escaped(title)}</title>
    <updated>${moment(date)}</updated>
    <link rel="alternate" type="text/html" href="${address}"/>
    <content type="html">${escaped(html)}</content>
  </entry>
`;
}

const beforeAndAfter = ({ before, after }: ChangedPassage, words: OpenDataWords): string =>
  [
    before && `<p>${words.before} : <del>${escaped(before)}</del></p>`,
    after && `<p>${words.after} : <ins>${escaped(after)}</ins></p>`,
  ]
    .filter(Boolean)
    .join('');

/** Changes are known by the day; Atom wants a moment. */
const moment = (date: string): string => `${date}T00:00:00Z`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
