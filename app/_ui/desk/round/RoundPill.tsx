'use client';

import { useEffect, useState } from 'react';
import { judgeHref } from '../../../_corpus/addresses';
import { ring, shake } from '../../../_desk/log/chime';
import { type Clock, isRunning, showTime, timeLeft } from '../../../_desk/log/clock';
import { useClock } from '../../../_desk/log/use-clock';
import { useNow } from '../../../_desk/log/use-now';
import { useSoundNeedsTap } from '../../../_desk/log/use-sound';
import { takeWarning } from '../../../_desk/round/warnings';
import { ROUND_WORDS } from '../../../_i18n/desk/round';
import type { Locale } from '../../../_i18n/locales';

const SAID_FOR_MS = 20_000;

/** The time of the round that runs, in the header and in the title of the page; it also gives the warnings. */
export function RoundPill({ locale }: { locale: Locale }) {
  const t = ROUND_WORDS[locale];
  const [clock] = useClock();
  const runs = isRunning(clock);
  const now = useNow(runs);
  const left = now === undefined ? undefined : timeLeft(clock, now);
  const shown = runs && left !== undefined ? showTime(left) : undefined;
  useSoundNeedsTap(runs && clock.sound);
  useTitle(shown);
  useRoom(shown !== undefined);
  const [told, setTold] = useWarnings(clock, now);
  return (
    <>
      {shown && left !== undefined && (
        <a
          href={judgeHref(locale)}
          className="round-pill"
          data-over={left <= 0 || undefined}
          aria-label={left <= 0 ? t.over(clock.round, shown.replace('+', '')) : t.pill(clock.round, shown)}
        >
          {shown}
        </a>
      )}
      <p role="status" className={told === undefined ? 'sr-only' : 'round-told'}>
        {told !== undefined && (
          <>
            {t.told(told)}
            <button type="button" aria-label={t.close} onClick={() => setTold(undefined)}>
              ✕
            </button>
          </>
        )}
      </p>
    </>
  );
}

/** The time stands before the title that the page has. */
function useTitle(shown: string | undefined): void {
  useEffect(() => {
    if (!shown) return;
    const own = document.title.replace(/^\+?\d+:\d\d · /, '');
    document.title = `${shown} · ${own}`;
    return () => {
      document.title = own;
    };
  }, [shown]);
}

/** The header makes room for it on a narrow screen. */
function useRoom(isShown: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-round', isShown);
    return () => document.documentElement.removeAttribute('data-round');
  }, [isShown]);
}

/** Rings, shakes and says what is left, each unless it is turned off. */
function useWarnings(clock: Clock, now: number | undefined) {
  const [told, setTold] = useState<number>();
  useEffect(() => {
    if (now === undefined) return;
    const moment = takeWarning(clock, now);
    if (moment === undefined) return;
    const strokes = moment === 0 ? 3 : 1;
    if (clock.sound) ring(strokes);
    if (clock.vibration) shake(strokes);
    if (clock.words) setTold(moment);
  }, [clock, now]);
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => setTold(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [told, setTold] as const;
}
