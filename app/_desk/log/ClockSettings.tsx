'use client';

import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import { allowSound } from './chime';
import { type Clock, LONGEST_ROUND, nextRound, reset, setMinutes, setRound } from './clock';
import { LIMITS } from './ruling';
import { WholeNumber } from './WholeNumber';

interface Props {
  locale: Locale;
  clock: Clock;
  onChange(change: (clock: Clock) => Clock): void;
}

/** The round's number and length, its bell, and what to do when it is over. */
export function ClockSettings({ locale, clock, onChange }: Props) {
  const t = LOG_WORDS[locale];
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2 pb-3 text-sm">
      <WholeNumber
        label={t.fields.round}
        value={clock.round}
        least={1}
        most={LIMITS.round}
        onChange={(round) => onChange((now) => setRound(now, round))}
      />
      <WholeNumber
        label={t.minutes}
        value={clock.minutes}
        least={1}
        most={LONGEST_ROUND}
        onChange={(minutes) => onChange((now) => setMinutes(now, minutes))}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={clock.sound}
          onChange={({ target }) => {
            allowSound();
            onChange((now) => ({ ...now, sound: target.checked }));
          }}
        />
        {t.sound}
      </label>
      <span className="flex flex-wrap gap-2">
        <button type="button" className="move" onClick={() => onChange(reset)}>
          {t.reset}
        </button>
        <button type="button" className="move" onClick={() => onChange(nextRound)}>
          {t.nextRound}
        </button>
      </span>
    </div>
  );
}
