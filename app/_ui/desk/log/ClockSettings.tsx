'use client';

import { allowSound, ring, shake } from '../../../_desk/log/chime';
import {
  type Clock,
  LONGEST_ROUND,
  MINUTE,
  nextRound,
  reset,
  setMinutes,
  setRound,
  showTime,
  WARNINGS,
} from '../../../_desk/log/clock';
import { LIMITS } from '../../../_desk/log/ruling';
import { CLOCK_WORDS } from '../../../_i18n/desk/clock';
import { HALL_WORDS } from '../../../_i18n/desk/hall';
import type { Locale } from '../../../_i18n/locales';
import { WholeNumber } from './WholeNumber';

export interface ClockSettingsProps {
  locale: Locale;
  clock: Clock;
  onChange(change: (clock: Clock) => Clock): void;
  /** Nothing more is to be set. */
  onDone(): void;
  onHall(): void;
}

const WAYS = ['sound', 'vibration', 'words'] as const;

/** The round's number and length, its warnings, and what to do when it is over. */
export function ClockSettings({ locale, clock, onChange, onDone, onHall }: ClockSettingsProps) {
  const t = CLOCK_WORDS[locale];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <WholeNumber
          label={t.round}
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
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="move"
          onClick={() => {
            onChange(reset);
            onDone();
          }}
        >
          {t.reset(showTime(clock.minutes * MINUTE))}
        </button>
        <button
          type="button"
          className="move"
          onClick={() => {
            onChange(nextRound);
            onDone();
          }}
        >
          {t.nextRound}
        </button>
        <button type="button" className="move desk-hall-below" onClick={onHall}>
          {HALL_WORDS[locale].open}
        </button>
      </div>
      <fieldset>
        <legend className="pb-1 font-semibold">{t.warnings}</legend>
        <div className="flex flex-wrap gap-2">
          {WARNINGS.map((moment) => (
            <label key={moment} className="choice">
              <input
                type="checkbox"
                checked={clock.warnings.includes(moment)}
                onChange={({ target }) =>
                  onChange((now) => ({
                    ...now,
                    warnings: WARNINGS.filter((one) =>
                      one === moment ? target.checked : now.warnings.includes(one),
                    ),
                  }))
                }
              />
              {t.warning(moment)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-1 font-semibold">{t.ways}</legend>
        <div className="flex flex-wrap gap-2">
          {WAYS.map((way) => (
            <label key={way} className="choice">
              <input
                type="checkbox"
                checked={clock[way]}
                onChange={({ target }) => {
                  allowSound();
                  onChange((now) => ({ ...now, [way]: target.checked }));
                }}
              />
              {t.way[way]}
            </label>
          ))}
          <button
            type="button"
            className="move"
            onClick={() => {
              allowSound();
              if (clock.sound) ring(1);
              if (clock.vibration) shake(1);
            }}
          >
            {t.tryOut}
          </button>
        </div>
      </fieldset>
    </div>
  );
}
