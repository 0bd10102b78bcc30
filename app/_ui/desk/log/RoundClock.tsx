'use client';

import { useEffect, useRef, useState } from 'react';
import { allowSound } from '../../../_desk/log/chime';
import {
  type Clock,
  isFresh,
  isRunning,
  MINUTE,
  pause,
  showTime,
  start,
  timeLeft,
} from '../../../_desk/log/clock';
import type { Ruling } from '../../../_desk/log/ruling';
import { useNow } from '../../../_desk/log/use-now';
import { useSoundNeedsTap } from '../../../_desk/log/use-sound';
import { HALL_WORDS } from '../../../_i18n/desk/hall';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';
import { ClockIcon, HallIcon, PauseIcon, StartIcon } from '../../shell/icons';
import { DeskPart } from '../DeskPart';
import { Sheet } from '../Sheet';

interface Props {
  locale: Locale;
  clock: Clock;
  /** The name of the event, for the hall. */
  name: string;
  rulings: readonly Ruling[];
  onChange(change: (clock: Clock) => Clock): void;
  onNewCall(): void;
}

const loadSettings = async () => (await import('./ClockSettings')).ClockSettings;
const loadHall = async () => (await import('../round/HallView')).HallView;

/** The bar that stays in sight: the round, its time, and the button for the next call. */
export function RoundClock({ locale, clock, name, rulings, onChange, onNewCall }: Props) {
  const t = LOG_WORDS[locale];
  const hall = HALL_WORDS[locale];
  const [open, setOpen] = useState<'settings' | 'hall'>();
  const runs = isRunning(clock);
  const now = useNow(runs);
  const left = timeLeft(clock, now ?? 0);
  const shown = now === undefined && runs ? clock.minutes * MINUTE : left;
  const told = useTold(locale, clock, now !== undefined);
  const isMute = useSoundNeedsTap(runs && clock.sound);
  const close = () => setOpen(undefined);

  const toggle = () => {
    allowSound();
    onChange((current) => (runs ? pause(current, Date.now()) : start(current, Date.now())));
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
            {shown <= 0 ? <strong className="text-warn">{t.overTime}</strong> : t.round(clock.round)}
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
          aria-haspopup="dialog"
          onClick={() => setOpen('settings')}
        >
          <ClockIcon />
        </button>
        <button
          type="button"
          className="icon-button desk-hall"
          aria-label={hall.open}
          title={hall.open}
          aria-haspopup="dialog"
          onClick={() => setOpen('hall')}
        >
          <HallIcon />
        </button>
        <button type="button" className="desk-new-call" onClick={onNewCall}>
          {t.newCall}
        </button>
      </div>
      {open === 'settings' && (
        <Sheet title={t.clockSettings} close={t.closeSheet} onClose={close}>
          <DeskPart locale={locale} load={loadSettings}>
            {(ClockSettings) => (
              <ClockSettings
                locale={locale}
                clock={clock}
                onChange={onChange}
                onDone={close}
                onHall={() => setOpen('hall')}
              />
            )}
          </DeskPart>
        </Sheet>
      )}
      {open === 'hall' && (
        <DeskPart locale={locale} load={loadHall}>
          {(HallView) => (
            <HallView locale={locale} clock={clock} name={name} rulings={rulings} onClose={close} />
          )}
        </DeskPart>
      )}
      {isMute && <p className="text-sm text-muted">{t.soundNeedsTap}</p>}
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}

/** What is said aloud when the clock is started or stopped; its warnings are given on every page, and not here. */
function useTold(locale: Locale, clock: Clock, isAlive: boolean): string {
  const t = LOG_WORDS[locale];
  const [told, setTold] = useState('');
  const seen = useRef<{ runs: boolean; round: number }>(undefined);
  useEffect(() => {
    if (!isAlive) return;
    const before = seen.current;
    const after = { runs: isRunning(clock), round: clock.round };
    seen.current = after;
    if (!before || before.round !== after.round || before.runs === after.runs) return;
    setTold((after.runs ? t.started : t.paused)(showTime(timeLeft(clock, Date.now()))));
  }, [clock, isAlive, t]);
  return told;
}
