'use client';

import { useEffect, useRef, useState } from 'react';
import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import { ClockIcon, PauseIcon, StartIcon } from '../../_ui/shell/icons';
import { ClockSettings } from './ClockSettings';
import { allowSound, mayPlay, ring } from './chime';
import {
  type Clock,
  isFresh,
  isRunning,
  MINUTE,
  momentPassed,
  pause,
  showTime,
  start,
  timeLeft,
} from './clock';
import { useNow } from './use-now';

interface Props {
  locale: Locale;
  clock: Clock;
  onChange(change: (clock: Clock) => Clock): void;
  onNewCall(): void;
}

/** The bar that stays in sight: the round, its time, and the button for the next call. */
export function RoundClock({ locale, clock, onChange, onNewCall }: Props) {
  const t = LOG_WORDS[locale];
  const [isOpen, setOpen] = useState(false);
  const runs = isRunning(clock);
  const now = useNow(runs);
  const left = timeLeft(clock, now ?? 0);
  const shown = now === undefined && runs ? clock.minutes * MINUTE : left;
  const told = useTold(locale, clock, now);
  const isMute = useSoundNeedsTap(runs && clock.sound);

  const toggle = () => {
    allowSound();
    onChange((current) => (runs ? pause(current, Date.now()) : start(current, Date.now())));
  };
  const newCall = () => {
    // a small screen has no room for both
    setOpen(false);
    onNewCall();
  };
  return (
    <section
      aria-label={t.clock}
      data-over={shown <= 0 || undefined}
      className="desk-bar below-header no-print needs-script"
    >
      <div className="desk-bar-row">
        <p className="desk-clock">
          <span className="text-sm text-muted">
            {t.round(clock.round)}
            {shown <= 0 && <strong className="text-warn"> · {t.overTime}</strong>}
          </span>
          <span role="timer" aria-live="off" className="desk-clock-time">
            {showTime(shown)}
          </span>
        </p>
        <button
          type="button"
          className="icon-button desk-bar-button"
          aria-label={runs ? t.pause : isFresh(clock) ? t.start : t.resume}
          title={runs ? t.pause : isFresh(clock) ? t.start : t.resume}
          onClick={toggle}
        >
          {runs ? <PauseIcon /> : <StartIcon />}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t.clockSettings}
          title={t.clockSettings}
          aria-expanded={isOpen}
          aria-controls="clock-settings"
          onClick={() => setOpen(!isOpen)}
        >
          <ClockIcon />
        </button>
        <button type="button" className="desk-new-call" onClick={newCall}>
          {t.newCall}
        </button>
      </div>
      <div id="clock-settings" hidden={!isOpen}>
        <ClockSettings locale={locale} clock={clock} onChange={onChange} />
      </div>
      {isMute && <p className="text-sm text-muted">{t.soundNeedsTap}</p>}
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}

/** What is said aloud of the clock: when it starts or stops, near the end, and at the end, which also rings. */
function useTold(locale: Locale, clock: Clock, now: number | undefined): string {
  const t = LOG_WORDS[locale];
  const [told, setTold] = useState('');
  const seen = useRef<{ runs: boolean; left: number; round: number }>(undefined);
  useEffect(() => {
    if (now === undefined) return;
    const before = seen.current;
    const after = { runs: isRunning(clock), left: timeLeft(clock, now), round: clock.round };
    seen.current = after;
    if (!before || before.round !== after.round) return;
    if (before.runs !== after.runs)
      setTold((after.runs ? t.started : t.paused)(showTime(timeLeft(clock, Date.now()))));
    else if (after.runs) {
      const moment = momentPassed(before.left, after.left);
      if (moment === undefined) return;
      setTold(t.told(moment));
      if (moment === 0 && clock.sound) ring(3);
    }
  }, [clock, now, t]);
  return told;
}

/** After a reload the first tap or key anywhere gives the sound back; until then the page says that it is needed. */
function useSoundNeedsTap(isWanted: boolean): boolean {
  const [needsTap, setNeedsTap] = useState(false);
  useEffect(() => {
    if (!isWanted || mayPlay()) return;
    setNeedsTap(!navigator.userActivation?.hasBeenActive);
    const allow = () => {
      allowSound();
      setNeedsTap(false);
    };
    document.addEventListener('pointerdown', allow, { once: true });
    document.addEventListener('keydown', allow, { once: true });
    return () => {
      setNeedsTap(false);
      document.removeEventListener('pointerdown', allow);
      document.removeEventListener('keydown', allow);
    };
  }, [isWanted]);
  return needsTap;
}
