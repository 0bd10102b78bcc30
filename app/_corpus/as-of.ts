import { dictionary } from '../_i18n/dictionary';
import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import { RANKS, type Rank } from './authority';
import type { Force } from './schema/shelf';

/** What must be known of a document to tell how new the rules are that rest on it. */
export interface Dated {
  /** `2001-12-18`, `2000-07` or `2000`: as much as is known. */
  date: string;
  rank: Rank;
  force: Force;
}

/**
 * The document that tells how new the rules of a text are: the newest of those that it restates. Later rulings and facts
 * of cards are marked where they stand; they count only where nothing else is cited.
 */
export function newestOf<D extends Dated>(documents: readonly D[]): D | undefined {
  const best = RANKS.find((rank) => documents.some((document) => document.rank === rank));
  const [newest] = documents
    .filter(({ rank }) => rank === best)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return newest;
}

/** `règles au 18 décembre 2001`, `règles de 2025, en évolution` */
export function asOfText({ date, force }: Pick<Dated, 'date' | 'force'>, locale: Locale): string {
  const t = dictionary(locale);
  const said = (isDay(date) ? t.rulesOn : t.rulesFrom)(dateText(date, locale));
  return typeset(force === 'in-force' ? said : `${said}, ${t.forces[force]}`, locale);
}

const isDay = (date: string): boolean => date.split('-').length === 3;

/** `18 décembre 2001`, `juillet 2000`, `2000` */
export function dateText(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  return new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
    ...(day && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}
