import type { DeskEvent } from '../events/event';
import { localDay } from './find-rulings';
import { LOG_SCHEMA, type Ruling } from './ruling';

/** The log for Arbitre to read again. */
export const writeLogJson = (
  rulings: readonly Ruling[],
  now: Date,
  events: readonly DeskEvent[] = [],
): string =>
  `${JSON.stringify({ schema: LOG_SCHEMA, exportedAt: now.toISOString(), events, rulings }, null, 1)}\n`;

export const jsonFile = (text: string, now: Date, name = 'arbitre'): File =>
  new File([text], `${name}-${localDay(now)}.json`, { type: 'application/json' });

/** The mark at the head tells spreadsheets that it is UTF-8. */
export const csvFile = (text: string, now: Date): File =>
  new File(['\ufeff', text], `arbitre-${localDay(now)}.csv`, { type: 'text/csv' });
