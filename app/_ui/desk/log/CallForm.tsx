'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { DeskEvent } from '../../../_desk/events/event';
import type { Clock } from '../../../_desk/log/clock';
import { type Draft, type Lack, lacksOf } from '../../../_desk/log/draft';
import type { Earlier } from '../../../_desk/log/find-rulings';
import type { DeskNames } from '../../../_desk/log/names';
import { LIMITS, OUTCOMES, type Ruling, STATES, type State } from '../../../_desk/log/ruling';
import type { Failure } from '../../../_desk/log/use-log';
import { CALL_WORDS } from '../../../_i18n/desk/call';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { RESOLVE_WORDS } from '../../../_i18n/desk/resolve';
import type { Locale } from '../../../_i18n/locales';
import { CloseButton } from '../CloseButton';
import { CallRest } from './CallRest';
import { CallTime } from './CallTime';
import { EarlierRulings } from './EarlierRulings';
import { CitedRules } from './RulePicker';
import { SituationLink } from './SituationLink';
import { StorageNotice } from './StorageNotice';

export interface CallFormProps {
  locale: Locale;
  names: DeskNames;
  event: DeskEvent | undefined;
  clock: Clock;
  rulings: readonly Ruling[];
  draft: Draft;
  wasRestored: boolean;
  earlier: Earlier[];
  failure: Failure | undefined;
  onChange(draft: Draft): void;
  onSave(): void;
  onCancel(): void;
  onShow(id: string): void;
  onCorrect(earlier: Ruling): void;
}

/** A call being written down: table, decision, time and saving at first sight, the rest folded under them. */
export function CallForm({
  locale,
  names,
  event,
  draft,
  wasRestored,
  earlier,
  onChange,
  ...on
}: CallFormProps) {
  const t = LOG_WORDS[locale];
  const words = CALL_WORDS[locale];
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [lacks, setLacks] = useState<Lack[]>([]);
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const field = (lack: Lack) => form.current?.querySelector<HTMLElement>(`[data-field=${lack}]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another call is opened
  useEffect(() => {
    if (wasRestored) return;
    form.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    field('table')?.focus({ preventScroll: true });
  }, [draft.id]);

  const submit = (submitted?: FormEvent) => {
    submitted?.preventDefault();
    const missing = lacksOf(draft);
    setLacks(missing);
    if (missing[0]) field(missing[0])?.focus();
    else on.onSave();
  };
  const onKeyDown = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Enter' || !(pressed.ctrlKey || pressed.metaKey)) return;
    pressed.preventDefault();
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
  const isBeyond = event && event.tables > 0 && Number(draft.table) > event.tables;
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
      <div className="desk-call-row">
        <label className="desk-field">
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
        <label className="desk-field">
          {words.state}
          <select
            className="desk-input"
            value={draft.state}
            onChange={({ target }) => set({ state: target.value as State })}
          >
            {STATES.map((state) => (
              <option key={state} value={state}>
                {t.states[state]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {complaint('table')}
      {isBeyond && <p className="text-sm text-muted">{words.manyTables(event.tables)}</p>}
      {draft.situation && (
        <p className="desk-situation">
          <SituationLink locale={locale} situation={draft.situation} />
          <CloseButton label={t.dropSituation} onClick={() => set({ situation: null })} />
        </p>
      )}
      <CitedRules locale={locale} rules={draft.rules} onChange={(rules) => set({ rules })} />
      <fieldset {...described('outcome')}>
        <legend className="pb-1 font-semibold">{t.fields.outcome}</legend>
        <div className="desk-outcomes">
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
        <EarlierRulings
          locale={locale}
          earlier={earlier}
          isDecided={draft.outcome !== undefined}
          onShow={on.onShow}
          onCorrect={on.onCorrect}
          onApart={(apart) => set({ apart: [...draft.apart, apart].slice(-LIMITS.apart) })}
        />
      </div>
      {draft.apart.map((one) => (
        <p key={one.from} className="desk-apart">
          <span>
            <strong>{RESOLVE_WORDS[locale].apartFromUnknown}</strong> {one.why}
          </span>
          <CloseButton
            label={RESOLVE_WORDS[locale].takeBack}
            onClick={() => set({ apart: draft.apart.filter((other) => other !== one) })}
          />
        </p>
      ))}
      <CallTime locale={locale} draft={draft} clock={on.clock} rulings={on.rulings} onChange={set} />
      {on.failure && (
        <StorageNotice locale={locale} failure={on.failure} isLineOnScreen onRetry={() => submit()} />
      )}
      <p className="desk-save">
        <button type="submit" className="desk-primary">
          {draft.from ? t.saveEdit : t.save}
        </button>
        <button type="button" className="move" onClick={on.onCancel}>
          {t.cancel}
        </button>
      </p>
      <CallRest locale={locale} names={names} event={event} draft={draft} onChange={onChange} />
    </form>
  );
}
