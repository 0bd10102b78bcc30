import type { DeskEvent } from '../events/event';
import type { KeptSituation } from '../situations/kept';
import type { Deletion } from './deletion';
import { localDay } from './find-rulings';
import { LOG_SCHEMA, type Ruling } from './ruling';

/** The log for Arbitre to read again. */
export const writeLogJson = (
  rulings: readonly Ruling[],
  now: Date,
  events: readonly DeskEvent[] = [],
  deletions: readonly Deletion[] = [],
  situations: readonly KeptSituation[] = [],
): string => {
  const log = {
    schema: LOG_SCHEMA,
    exportedAt: now.toISOString(),
    events,
    rulings,
    deletions,
    ...(situations.length > 0 && { situations }),
  };
  return `${JSON.stringify(log, null, 1)}\n`;
};

export const jsonFile = (text: string, now: Date, name = 'arbitre'): File =>
  new File([text], `${name}-${localDay(now)}.json`, { type: 'application/json' });

/** The mark at the head tells spreadsheets that it is UTF-8. */
export const csvFile = (text: string, now: Date): File =>
  new File(['\ufeff', text], `arbitre-${localDay(now)}.csv`, { type: 'text/csv' });
