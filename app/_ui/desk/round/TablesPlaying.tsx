'use client';

import { useEffect, useRef, useState } from 'react';
import { ring, shake } from '../../../_desk/log/chime';
import { type Clock, isRunning, showTime, timeLeft } from '../../../_desk/log/clock';
import type { Ruling } from '../../../_desk/log/ruling';
import { useNow } from '../../../_desk/log/use-now';
import { type TableEnd, tablesStillPlaying, withFinished } from '../../../_desk/round/tables';
import { HALL_WORDS } from '../../../_i18n/desk/hall';
import { hourOf } from '../../../_i18n/desk/times';
import type { Locale } from '../../../_i18n/locales';

interface Props {
  locale: Locale;
  rulings: readonly Ruling[];
  clock: Clock;
  onChange(change: (clock: Clock) => Clock): void;
}

/** The tables that were given time: until when they play and, once the round is over, what is left to each. */
export function TablesPlaying({ locale, rulings, clock, onChange }: Props) {
  const t = HALL_WORDS[locale];
  const now = useNow(isRunning(clock));
  const tables = now === undefined ? [] : tablesStillPlaying(rulings, clock, now);
  const isOver = now !== undefined && timeLeft(clock, now) <= 0;
  const over = useTablesOver(tables, clock, isOver);
  if (tables.length === 0) return null;
  return (
    <section className="desk-tables no-print" aria-label={isOver ? t.stillPlaying : t.given}>
      <h2 className="eyebrow font-sans">{isOver ? t.stillPlaying : t.given}</h2>
      <ul>
        {tables.map((one) => (
          <li key={one.table} data-table={one.table} data-over={one.left <= 0 || undefined}>
            {isOver ? (
              <>
                <strong>{t.table(one.table)}</strong>{' '}
                <span role="timer" aria-live="off" className="desk-table-time">
                  {showTime(one.left)}
                </span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t.finishedOf(one.table)}
                  onClick={() => onChange((current) => withFinished(current, one.table, true))}
                >
                  {t.finished}
                </button>
              </>
            ) : (
              t.tableUntil(one.table, endOf(one, locale))
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {over && t.tableOver(over)}
      </p>
    </section>
  );
}

/** A time of day while the round runs; before that, what its clock would have to count. */
export const endOf = ({ ends, length }: Pick<TableEnd, 'ends' | 'length'>, locale: Locale): string =>
  ends === undefined ? showTime(length) : hourOf(ends, locale);

/** The table whose time has just run out, which is also rung. */
function useTablesOver(tables: readonly TableEnd[], clock: Clock, isOver: boolean): string | undefined {
  const [over, setOver] = useState<string>();
  const before = useRef<ReadonlySet<string>>(undefined);
  const ended = tables.filter(({ left }) => left <= 0).map(({ table }) => table);
  const key = ended.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another table's time is over
  useEffect(() => {
    const known = before.current;
    before.current = new Set(ended);
    const fresh = known && isOver ? ended.find((table) => !known.has(table)) : undefined;
    if (fresh === undefined) return;
    setOver(fresh);
    if (clock.sound) ring(1);
    if (clock.vibration) shake(1);
  }, [key]);
  return over;
}
