'use client';

import { useEffect, useRef } from 'react';
import { type Clock, isRunning, showTime, timeLeft } from '../../../_desk/log/clock';
import type { Ruling } from '../../../_desk/log/ruling';
import { useNow } from '../../../_desk/log/use-now';
import { tablesStillPlaying } from '../../../_desk/round/tables';
import { useWakeLock } from '../../../_desk/ruling-card/use-wake-lock';
import { HALL_WORDS } from '../../../_i18n/desk/hall';
import type { Locale } from '../../../_i18n/locales';
import { endOf } from './TablesPlaying';

interface Props {
  locale: Locale;
  clock: Clock;
  name: string;
  rulings: readonly Ruling[];
  onClose(): void;
}

/** The round for a whole hall: as large as the screen lets it be, which stays on. */
export function HallView({ locale, clock, name, rulings, onClose }: Props) {
  const t = HALL_WORDS[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock();
  const now = useNow(true) ?? Date.now();
  const left = timeLeft(clock, now);
  const isOver = left <= 0;
  const runs = isRunning(clock);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // A browser that knows no full screen, or refuses it, shows the view in its window.
    void current?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="hall"
      data-over={isOver || undefined}
      aria-label={t.round(clock.round)}
      onClose={onClose}
    >
      <p className="hall-head">
        {name && <span>{name}</span>}
        <strong>{t.round(clock.round)}</strong>
      </p>
      <p role="timer" aria-live="off" className="hall-time">
        {showTime(left)}
      </p>
      <p className="hall-end">
        {isOver ? t.overTime : runs ? t.until(endOf({ ends: now + left, length: 0 }, locale)) : t.paused}
      </p>
      <ul className="hall-tables">
        {tablesStillPlaying(rulings, clock, now).map((one) => (
          <li key={one.table}>
            {isOver
              ? `${t.table(one.table)} · ${showTime(one.left)}`
              : t.tableUntil(one.table, endOf(one, locale))}
          </li>
        ))}
      </ul>
      <button type="button" className="move hall-close" onClick={() => dialog.current?.close()}>
        {t.close}
      </button>
    </dialog>
  );
}
