'use client';

import { memo, useMemo } from 'react';
import { type LogFilter, NO_FILTER, warmWords } from '../../../_desk/log/find-rulings';
import { type Ruling, WAITING } from '../../../_desk/log/ruling';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';
import { CloseIcon } from '../../shell/icons';

interface Props {
  locale: Locale;
  rulings: Ruling[];
  filter: LogFilter;
  /** How many the filter lets through. */
  shown: number;
  onChange(filter: LogFilter): void;
}

/** By round, by words, and by a rule chosen on a line. */
export const LogFilters = memo(function LogFilters({ locale, rulings, filter, shown, onChange }: Props) {
  const t = LOG_WORDS[locale];
  const rounds = useMemo(
    () => [...new Set(rulings.map(({ round }) => round))].sort((a, b) => a - b),
    [rulings],
  );
  const waiting = useMemo(() => rulings.filter(({ state }) => WAITING.has(state)).length, [rulings]);
  const rule = useMemo(
    () => filter.rule && rulings.flatMap(({ rules }) => rules).find(({ id }) => id === filter.rule),
    [rulings, filter.rule],
  );
  return (
    <search aria-label={t.filters} className="no-print flex flex-wrap items-end gap-x-4 gap-y-2">
      <label className="desk-field">
        {t.filterRound}
        <select
          className="desk-input"
          value={filter.round ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, round: target.value ? Number(target.value) : undefined })
          }
        >
          <option value="">{t.allRounds}</option>
          {rounds.map((round) => (
            <option key={round} value={round}>
              {t.round(round)}
            </option>
          ))}
        </select>
      </label>
      <label className="desk-field grow basis-40">
        {t.filterWords}
        <input
          type="search"
          className="desk-input"
          value={filter.words}
          onFocus={() => warmWords(rulings)}
          onChange={({ target }) => onChange({ ...filter, words: target.value })}
        />
      </label>
      {waiting > 0 && (
        <label className="choice">
          <input
            type="checkbox"
            checked={filter.isWaiting ?? false}
            onChange={({ target }) => onChange({ ...filter, isWaiting: target.checked || undefined })}
          />
          {t.waiting(waiting)}
        </label>
      )}
      {rule && (
        <button type="button" className="choice" onClick={() => onChange({ ...filter, rule: undefined })}>
          {t.filterRule(rule.title)}
          <CloseIcon />
        </button>
      )}
      <p role="status" className="basis-full text-sm text-muted">
        {shown < rulings.length ? t.shown(shown, rulings.length) : t.count(rulings.length)}
        {shown === 0 && ` · ${t.filterNone}`}{' '}
        {shown < rulings.length && (
          <button type="button" className="min-h-11 underline" onClick={() => onChange(NO_FILTER)}>
            {t.showAll}
          </button>
        )}
      </p>
    </search>
  );
});
