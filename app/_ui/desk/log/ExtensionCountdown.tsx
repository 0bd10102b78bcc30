'use client';

import { useEffect, useRef, useState } from 'react';
import { ring, shake } from '../../../_desk/log/chime';
import { extensionLeft, MINUTE, showTime } from '../../../_desk/log/clock';
import type { Ruling } from '../../../_desk/log/ruling';
import { useNow } from '../../../_desk/log/use-now';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';

/** After so long the event is over, and nobody starts a countdown again. */
const LAST_USE = 12 * 60 * MINUTE;

interface Props {
  locale: Locale;
  ruling: Ruling;
  rings: boolean;
  shakes: boolean;
  onRestart(): void;
}

/** The time given back to a table: counted down, then told to be over, and started again if need be. */
export function ExtensionCountdown({ locale, ruling, rings, shakes, onRestart }: Props) {
  const t = LOG_WORDS[locale];
  const [over, setOver] = useState('');
  const wasRunning = useRef(false);
  const [runs, setRuns] = useState(true);
  const now = useNow(runs);
  const left = now === undefined ? undefined : extensionLeft(ruling, now);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restarted extension runs anew
  useEffect(() => setRuns(true), [ruling.extension?.startedAt]);
  useEffect(() => {
    if (now === undefined) return;
    if (left === undefined) {
      setRuns(false);
      if (wasRunning.current) {
        setOver(t.extensionOver(ruling.table));
        if (rings) ring(1);
        if (shakes) shake(1);
      }
    } else setOver('');
    wasRunning.current = left !== undefined;
  }, [now, left, ruling.table, rings, shakes, t]);

  if (!ruling.extension) return null;
  const { startedAt } = ruling.extension;
  const mayRestart = now !== undefined && startedAt !== null && now - Date.parse(startedAt) < LAST_USE;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="font-semibold">{t.extended(ruling.extension.minutes)}</span>
      {startedAt === null && <span className="text-muted">{t.atEndOfRound}</span>}
      {left !== undefined && (
        <span className="desk-countdown no-print">
          {t.extensionLeft}{' '}
          <span role="timer" aria-live="off" className="tabular-nums">
            {showTime(left)}
          </span>
        </span>
      )}
      {mayRestart && (
        <>
          <button type="button" className="icon-button no-print" onClick={onRestart}>
            {t.restartExtension}
          </button>
          <span role="status" className="text-warn no-print">
            {over}
          </span>
        </>
      )}
    </p>
  );
}
