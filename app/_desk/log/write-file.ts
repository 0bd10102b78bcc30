import { localDay } from './find-rulings';
import { writeLogCsv } from './log-csv';
import { LOG_SCHEMA, type Ruling } from './ruling';

export const writeLogJson = (rulings: readonly Ruling[], now: Date): string =>
  `${JSON.stringify({ schema: LOG_SCHEMA, exportedAt: now.toISOString(), rulings }, null, 1)}\n`;

/** The log as a file to keep or to send. The mark at the head of the CSV tells spreadsheets that it is UTF-8. */
export function logFile(rulings: readonly Ruling[], format: 'json' | 'csv', now: Date): File {
  const name = `arbitre-${localDay(now)}.${format}`;
  return format === 'json'
    ? new File([writeLogJson(rulings, now)], name, { type: 'application/json' })
    : new File(['\ufeff', writeLogCsv(rulings)], name, { type: 'text/csv' });
}
