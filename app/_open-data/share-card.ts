import { createHash } from 'node:crypto';
import { type Item, itemOf, items, pageOf } from '../_corpus/corpus';
import { citationOf } from '../_corpus/editions';
import { GAMES, type Game } from '../_corpus/games';
import type { Library } from '../_corpus/library';
import { dictionary } from '../_i18n/dictionary';
import { LOCALES, type Locale, otherLocale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';

export const SHARE_IMAGE = { width: 1200, height: 630, type: 'image/png' } as const;

/** What the picture shows that stands beside a shared link. */
export interface ShareCard {
  game: Game | undefined;
  eyebrow: string;
  title: string;
  /** The title in the other language. */
  subtitle: string;
  text: string;
  /** On what it rests. */
  foot: string;
}

export interface ShareImage {
  path: string;
  card: ShareCard;
}

/** What a picture is made of. */
type Shown = Pick<Library, 'corpus' | 'targets'>;

/** The picture of a page: an entry's or chapter's own, else that of the site. */
export function shareImageOf(library: Shown, locale: Locale, id: string): ShareImage {
  const item = itemOf(library.corpus, id);
  const card = item ? cardOf(library, locale, item) : siteCard(library, locale);
  // Named by what it shows: a service that keeps pictures by their address never shows a ruling that has changed.
  const hash = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 10);
  return { path: `/og/${locale}/${item?.id ?? 'site'}-${hash}.png`, card };
}

/** Every picture that the pages of the site name. */
export function shareImages(library: Shown): ShareImage[] {
  return LOCALES.flatMap((locale) => [
    shareImageOf(library, locale, ''),
    ...[...items(library.corpus)].map((item) => shareImageOf(library, locale, item.id)),
  ]);
}

function cardOf({ corpus, targets }: Shown, locale: Locale, item: Item): ShareCard {
  const t = dictionary(locale);
  const short = corpus.games.get(item.game)?.short ?? item.game;
  const about = {
    game: item.game,
    title: pageOf(item, locale).title,
    subtitle: pageOf(item, otherLocale(locale)).title,
    text: targets[locale].get(item.id)?.bottomLine ?? '',
  };
  if (item.role === 'entry') {
    const source = item.sources[0] ?? '';
    const kind = item.example ? t.worked : t.kinds[item.kind];
    return { ...about, eyebrow: `${short} · ${kind}`, foot: citationOf(corpus, source, locale).document };
  }
  const book = corpus.books.get(item.book);
  const place = (book?.chapters.indexOf(item) ?? 0) + 1;
  const foot = typeset(book?.title[locale] ?? '', locale);
  return { ...about, eyebrow: `${short} · ${t.chapter(place)}`, foot };
}

function siteCard({ corpus }: Shown, locale: Locale): ShareCard {
  const t = dictionary(locale);
  return {
    game: undefined,
    eyebrow: GAMES.flatMap((game) => corpus.games.get(game)?.short ?? []).join(' · '),
    title: typeset(t.siteTagline, locale),
    subtitle: '',
    text: typeset(t.siteDescription, locale),
    foot: '',
  };
}
