'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { GAMES } from '../../_corpus/games';
import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import { SeatMark } from '../../_ui/simulators/SeatMark';
import { type Draft, type Lack, lacksOf, withGame } from './draft';
import { EarlierRulings } from './EarlierRulings';
import type { Earlier } from './find-rulings';
import type { DeskNames } from './names';
import { RulePicker } from './RulePicker';
import { LIMITS, OUTCOMES, SEATS } from './ruling';
import { StorageNotice } from './StorageNotice';
import type { Failure } from './use-log';
import { WholeNumber } from './WholeNumber';

interface Props {
  locale: Locale;
  names: DeskNames;
  draft: Draft;
  wasRestored: boolean;
  earlier: Earlier[];
  failure: Failure | undefined;
  onChange(draft: Draft): void;
  onSave(): void;
  onCancel(): void;
  onShow(id: string): void;
}

const USUAL_MINUTES = [0, 1, 3, 5, 10];

/** A call being written down: table, question, rule, decision, time given back. */
export function CallForm({ locale, names, draft, wasRestored, earlier, failure, onChange, ...on }: Props) {
  const t = LOG_WORDS[locale];
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [lacks, setLacks] = useState<Lack[]>([]);
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const field = (lack: Lack) => form.current?.querySelector<HTMLElement>(`[data-field=${lack}]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another call is opened
  useEffect(() => {
    if (wasRestored) return;
    form.current?.scrollIntoView({ block: 'start' });
    field('table')?.focus({ preventScroll: true });
  }, [draft.id]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const missing = lacksOf(draft);
    setLacks(missing);
    if (missing[0]) field(missing[0])?.focus();
    else on.onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const missing = lacksOf(draft);
  const complaint = (lack: Lack) =>
    lacks.includes(lack) && missing.includes(lack) ? (
      <p id={`${id}-${lack}`} className="text-sm font-semibold text-warn">
        {t.lacks[lack]}
      </p>
    ) : null;
  const described = (lack: Lack) =>
    lacks.includes(lack) && missing.includes(lack)
      ? { 'aria-invalid': true, 'aria-describedby': `${id}-${lack}` }
      : {};
  return (
    <form
      ref={form}
      noValidate
      data-game={draft.game}
      className="desk-form no-print"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <h3 id={`${id}-title`} className="text-lg">
        {draft.from ? t.form.edit : t.form.new}
      </h3>
      {wasRestored && (
        <p role="status" className="text-sm text-muted">
          {t.restored}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="desk-field grow basis-24">
          {t.fields.table}
          <input
            type="text"
            data-field="table"
            inputMode="numeric"
            maxLength={LIMITS.table}
            autoComplete="off"
            className="desk-input"
            value={draft.table}
            onChange={({ target }) => set({ table: target.value })}
            {...described('table')}
          />
        </label>
        <WholeNumber
          label={t.fields.round}
          value={draft.round}
          least={1}
          most={LIMITS.round}
          onChange={(round) => set({ round })}
        />
      </div>
      {complaint('table')}
      <fieldset>
        <legend className="sr-only">{t.fields.game}</legend>
        <div className="flex flex-wrap gap-2">
          {GAMES.map((game) => (
            <label key={game} className="choice" data-game={game}>
              <input
                type="radio"
                name={`${id}-game`}
                checked={draft.game === game}
                onChange={() => onChange(withGame(draft, game))}
              />
              {names.games[game]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="pb-1 font-semibold">{t.fields.seats}</legend>
        <div className="flex flex-wrap gap-2">
          {SEATS[draft.game].map((seat) => (
            <label key={seat} className="choice">
              <input
                type="checkbox"
                checked={draft.seats.includes(seat)}
                onChange={({ target }) =>
                  set({
                    seats: SEATS[draft.game].filter((other) =>
                      other === seat ? target.checked : draft.seats.includes(other),
                    ),
                  })
                }
              />
              <span aria-hidden="true">
                <SeatMark seat={seat} name={names.seats[seat]} />
              </span>
              {names.seats[seat]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="desk-field">
        {t.fields.question}
        <textarea
          rows={2}
          data-field="question"
          maxLength={LIMITS.question}
          placeholder={t.questionHint}
          className="desk-input"
          value={draft.question}
          onChange={({ target }) => set({ question: target.value })}
          {...described('question')}
        />
      </label>
      {complaint('question')}
      <RulePicker
        locale={locale}
        game={draft.game}
        rules={draft.rules}
        onChange={(rules) => set({ rules })}
      />
      <fieldset {...described('outcome')}>
        <legend className="pb-1 font-semibold">{t.fields.outcome}</legend>
        <div className="flex flex-wrap gap-2">
          {OUTCOMES.map((outcome, i) => (
            <label key={outcome} className="choice">
              <input
                type="radio"
                name={`${id}-outcome`}
                {...(i === 0 && { 'data-field': 'outcome' })}
                checked={draft.outcome === outcome}
                onChange={() => set({ outcome })}
              />
              {t.outcomes[outcome]}
            </label>
          ))}
        </div>
      </fieldset>
      {complaint('outcome')}
      <div aria-live="polite">
        <EarlierRulings locale={locale} earlier={earlier} onShow={on.onShow} />
      </div>
      <label className="desk-field">
        {t.fields.decision}
        <textarea
          rows={2}
          maxLength={LIMITS.decision}
          placeholder={t.decisionHint}
          className="desk-input"
          value={draft.decision}
          onChange={({ target }) => set({ decision: target.value })}
        />
      </label>
      <fieldset>
        <legend className="pb-1 font-semibold">{t.fields.minutes}</legend>
        <div className="flex flex-wrap items-center gap-2">
          {USUAL_MINUTES.map((minutes) => (
            <button
              key={minutes}
              type="button"
              className="move desk-minutes"
              aria-pressed={draft.minutes === minutes}
              onClick={() => set({ minutes })}
            >
              {minutes === 0 ? t.noTime : t.addMinutes(minutes)}
            </button>
          ))}
          <WholeNumber
            label={t.fields.minutes}
            isLabelHidden
            value={draft.minutes}
            least={0}
            most={LIMITS.minutes}
            onChange={(minutes) => set({ minutes })}
          />
        </div>
      </fieldset>
      {failure && <StorageNotice locale={locale} failure={failure} isLineOnScreen onRetry={submit} />}
      <p className="flex flex-wrap gap-2 pt-1">
        <button type="submit" className="desk-primary">
          {draft.from ? t.saveEdit : t.save}
        </button>
        <button type="button" className="move" onClick={on.onCancel}>
          {t.cancel}
        </button>
      </p>
    </form>
  );
}
