import type { Game } from '../../_corpus/games';
import { PEOPLE_CSV_WORDS, type PeopleColumn } from '../../_i18n/desk/people-csv';
import { dayOf, hourOf } from '../../_i18n/desk/times';
import { LOCALES, type Locale } from '../../_i18n/locales';
import { type DeskEvent, said } from '../events/event';
import { writeCsv } from './csv';
import type { Ruling } from './ruling';
import { situationHref } from './situation';

const COLUMNS: readonly PeopleColumn[] = [
  'event',
  'day',
  'time',
  'round',
  'table',
  'game',
  'question',
  'rules',
  'state',
  'outcome',
  'decision',
  'infraction',
  'sanction',
  'minutes',
  'apart',
  'situation',
  'judge',
];

/** Spreadsheets of French take a comma for the decimal sign, and set cells apart by semicolons. */
const SEPARATORS: Record<Locale, string> = { fr: ';', en: ',' };

/**
 * The log as a table for people: headings, separator, days and hours of the reader’s language, the earliest first.
 * `site` stands before addresses.
 */
export function writePeopleCsv(
  rulings: readonly Ruling[],
  events: readonly DeskEvent[],
  locale: Locale,
  games: Record<Game, string>,
  site = '',
): string {
  const t = PEOPLE_CSV_WORDS[locale];
  const names = new Map(events.map(({ id, name }) => [id, name]));
  const cellOf: Record<PeopleColumn, (ruling: Ruling) => string> = {
    event: ({ event }) => names.get(event) ?? '',
    day: ({ createdAt }) => dayOf(createdAt, locale),
    time: ({ createdAt }) => hourOf(createdAt, locale),
    round: ({ round }) => String(round),
    table: ({ table }) => table,
    game: ({ game }) => games[game],
    question: ({ question }) => question,
    rules: ({ rules }) => rules.map(({ title }) => title).join('\n'),
    state: ({ state }) => t.states[state],
    outcome: ({ outcome }) => (outcome ? t.outcomes[outcome] : ''),
    decision: ({ decision }) => decision,
    infraction: ({ infraction }) => (infraction ? said(infraction, locale) : ''),
    sanction: ({ sanction }) => (sanction ? said(sanction, locale) : ''),
    minutes: ({ extension }) => (extension ? String(extension.minutes) : ''),
    apart: ({ apart }) => apart.map(({ why }) => why).join('\n'),
    situation: ({ situation }) =>
      situation ? [situation.title, site + situationHref(locale, situation)].filter(Boolean).join('\n') : '',
    judge: ({ judge }) => judge,
  };
  const rows = [...rulings]
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
    .map((ruling) => COLUMNS.map((column) => cellOf[column](ruling)));
  return writeCsv([COLUMNS.map((column) => t.columns[column]), ...rows], SEPARATORS[locale]);
}

/** Whether these are the headings of such a table, in any language. */
export const isForPeople = (headings: readonly string[]): boolean =>
  LOCALES.some((locale) => {
    const { columns } = PEOPLE_CSV_WORDS[locale];
    // Tables of schema 2 had no situations.
    return COLUMNS.every((column) => column === 'situation' || headings.includes(columns[column]));
  });
