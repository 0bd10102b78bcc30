import { historyOf } from '../_corpus/changes/history';
import { gameOf } from '../_corpus/changes/pending';
import type { Library } from '../_corpus/library';
import { CHANGE_KINDS, type ChangeKind } from '../_corpus/schema/changes';
import { openDataWords } from '../_i18n/desk/open-data';
import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';

/** One item of what changed, as the page and the feed tell it. */
export interface News {
  id: string;
  /** None for what is not recorded yet. */
  date: string | undefined;
  /** "SWCCG : 12 textes modifiés" */
  title: string;
  note: string | undefined;
  /** The texts it speaks of; one that is gone has no address. */
  texts: { id: string; title: string; href: string | undefined }[];
}

/** What changed, the newest first; what is not dated yet stands before all. */
export function newsOf(library: Library, locale: Locale): News[] {
  const { recorded, pending } = historyOf(library.corpus);
  const undated = CHANGE_KINDS.flatMap((kind) => {
    const ids = pending.filter((one) => one.kind === kind).map(({ id }) => id);
    return ids.length > 0 ? [{ id: `pending-${kind}`, date: undefined, kind, note: undefined, ids }] : [];
  });
  return [...undated, ...recorded].map(({ id, date, kind, note, ids }) => ({
    id,
    date,
    title: titleOf(library, locale, kind, ids),
    note: note && typeset(note[locale], locale),
    texts: ids.map((textId) => {
      const target = library.targets[locale].get(library.redirects.get(textId) ?? textId);
      return { id: textId, title: target?.title ?? textId, href: target?.href };
    }),
  }));
}

function titleOf({ corpus }: Library, locale: Locale, kind: ChangeKind, ids: string[]): string {
  const games = [...new Set(ids.map(gameOf))].map((game) => corpus.games.get(game)?.short ?? game);
  return typeset(
    `${games.join(', ')}${locale === 'fr' ? ' :' : ':'} ${openDataWords[locale].changed[kind](ids.length)}`,
    locale,
  );
}

/** `16 novembre 2026` */
export const longDate = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
