import { historyOf } from '../_corpus/changes/history';
import { gameOf } from '../_corpus/changes/pending';
import type { Library } from '../_corpus/library';
import { CHANGE_KINDS, type ChangedPassage, type ChangeKind, type Effect } from '../_corpus/schema/changes';
import { openDataWords } from '../_i18n/desk/open-data';
import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';

/** One item of what changed, as the page and the feed tell it. */
export interface News {
  id: string;
  /** None for what is not recorded yet. */
  date: string | undefined;
  kind: ChangeKind;
  /** "SWCCG : 12 textes modifiés" */
  title: string;
  note: string | undefined;
  /** What it does to the rulings. */
  effect: Effect | undefined;
  /** The texts it speaks of; one that is gone has no address. */
  texts: NewsText[];
}

export interface NewsText {
  id: string;
  title: string;
  href: string | undefined;
  /** Its passages that are not what they were; none for a text that came or went whole, or before these were kept. */
  passages: ChangedPassage[];
}

const told = new WeakMap<Library, Partial<Record<Locale, News[]>>>();

/** What changed, the newest first; what is not dated yet stands before all. Worked out once: every entry asks for it. */
export function newsOf(library: Library, locale: Locale): News[] {
  const known = told.get(library) ?? {};
  told.set(library, known);
  const news = known[locale] ?? tell(library, locale);
  known[locale] = news;
  return news;
}

function tell(library: Library, locale: Locale): News[] {
  const { recorded, pending } = historyOf(library.corpus);
  const undated = CHANGE_KINDS.flatMap((kind) => {
    const ids = pending.filter((one) => one.kind === kind).map(({ id }) => id);
    return ids.length > 0
      ? [{ id: `pending-${kind}`, date: undefined, kind, effect: undefined, note: undefined, ids }]
      : [];
  });
  return [...undated, ...recorded].map(({ id, date, kind, effect, note, ids }) => ({
    id,
    date,
    kind,
    title: titleOf(library, locale, kind, ids),
    note: note && typeset(note[locale], locale),
    effect,
    texts: ids.map((textId) => {
      const target = library.targets[locale].get(library.redirects.get(textId) ?? textId);
      const passages = library.corpus.changes.passages.get(id)?.[textId]?.[locale] ?? [];
      return {
        id: textId,
        title: target?.title ?? textId,
        href: target?.href,
        passages: passages.map((passage) => set(passage, locale)),
      };
    }),
  }));
}

/** Changes are kept as they were typed; they are read as the language sets them. */
const set = ({ at, before, after }: ChangedPassage, locale: Locale): ChangedPassage => ({
  at,
  ...(before !== undefined && { before: typeset(before, locale) }),
  ...(after !== undefined && { after: typeset(after, locale) }),
});

/** The recorded changes of one text, the newest first. */
export function newsAbout(library: Library, locale: Locale, ids: readonly string[]): News[] {
  return newsOf(library, locale).filter(({ texts }) => texts.some(({ id }) => ids.includes(id)));
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
