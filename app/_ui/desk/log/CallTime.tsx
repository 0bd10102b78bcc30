'use client';

import { type Clock, MINUTE } from '../../../_desk/log/clock';
import type { Draft } from '../../../_desk/log/draft';
import { LIMITS, type Ruling } from '../../../_desk/log/ruling';
import { tablesStillPlaying } from '../../../_desk/round/tables';
import { CALL_WORDS } from '../../../_i18n/desk/call';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';
import { endOf } from '../round/TablesPlaying';
import { WholeNumber } from './WholeNumber';

interface Props {
  locale: Locale;
  draft: Draft;
  clock: Clock;
  rulings: readonly Ruling[];
  onChange(change: Partial<Draft>): void;
}

const USUAL_MINUTES = [0, 1, 3, 5, 10];

/** The time given back to a table: it moves the end of that table's round, or is counted down at once by exception. */
export function CallTime({ locale, draft, clock, rulings, onChange }: Props) {
  const t = LOG_WORDS[locale];
  const { minutes, isAtOnce, table } = draft;
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{t.fields.minutes}</legend>
      <div className="desk-minutes-row">
        {USUAL_MINUTES.map((usual) => (
          <button
            key={usual}
            type="button"
            className="move desk-minutes"
            aria-pressed={minutes === usual}
            onClick={() => onChange({ minutes: usual })}
          >
            {usual === 0 ? t.noTime : t.addMinutes(usual)}
          </button>
        ))}
        <WholeNumber
          label={t.fields.minutes}
          isLabelHidden
          value={minutes}
          least={0}
          most={LIMITS.minutes}
          onChange={(wanted) => onChange({ minutes: wanted })}
        />
      </div>
      {minutes > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
          <label className="choice">
            <input
              type="checkbox"
              checked={isAtOnce}
              onChange={({ target }) => onChange({ isAtOnce: target.checked })}
            />
            {t.atOnce}
          </label>
          {!isAtOnce && table.trim() && (
            <span className="font-semibold">
              {CALL_WORDS[locale].until(table.trim(), endWith(draft, clock, rulings, locale))}
            </span>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** When the table ends if this call is saved as it stands, with what it was given before. */
function endWith(draft: Draft, clock: Clock, rulings: readonly Ruling[], locale: Locale): string {
  const others = rulings.filter(({ id, table }) => id !== draft.id && table === draft.table.trim());
  const [known] = tablesStillPlaying(others, { ...clock, finished: [] }, Date.now());
  const minutes = draft.minutes + (known?.minutes ?? 0);
  const ends = 'ends' in clock.time ? clock.time.ends + minutes * MINUTE : undefined;
  return endOf({ ends, length: (clock.minutes + minutes) * MINUTE }, locale);
}
