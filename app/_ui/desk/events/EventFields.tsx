'use client';

import { useId, useState } from 'react';
import { GAMES } from '../../../_corpus/games';
import {
  type DeskEvent,
  EVENT_LIMITS,
  initialsOf,
  isEvent,
  phrasesOf,
  typedPhrases,
} from '../../../_desk/events/event';
import { writableLine } from '../../../_desk/log/checks';
import { localDay } from '../../../_desk/log/find-rulings';
import type { DeskNames } from '../../../_desk/log/names';
import { EVENT_SETUP_WORDS } from '../../../_i18n/desk/event-setup';
import type { Locale } from '../../../_i18n/locales';
import { WholeNumber } from '../log/WholeNumber';
import { TextBox } from '../TextBox';

/** An event as it is typed: its lists are texts. */
export interface EventForm extends Omit<DeskEvent, 'judges' | 'infractions' | 'sanctions'> {
  judges: string;
  infractions: string;
  sanctions: string;
}

export const formOf = (event: DeskEvent): EventForm => ({
  ...event,
  judges: event.judges.join(' '),
  infractions: typedPhrases(event.infractions),
  sanctions: typedPhrases(event.sanctions),
});

/** The event that was typed; nothing as long as it has no name. */
export function eventOf(form: EventForm, now: Date): DeskEvent | undefined {
  const event: DeskEvent = {
    ...form,
    updatedAt: new Date(Math.max(now.getTime(), Date.parse(form.updatedAt) + 1)).toISOString(),
    name: writableLine(form.name).slice(0, EVENT_LIMITS.name),
    date: /^\d{4}-\d\d-\d\d$/.test(form.date) ? form.date : localDay(now),
    edition: writableLine(form.edition).slice(0, EVENT_LIMITS.edition),
    judges: [
      ...new Set(
        form.judges
          .split(/[\s,;]+/)
          .map(initialsOf)
          .filter(Boolean),
      ),
    ].slice(0, EVENT_LIMITS.judges),
    infractions: phrasesOf(form.infractions),
    sanctions: phrasesOf(form.sanctions),
  };
  return event.name && isEvent(event) ? event : undefined;
}

interface Props {
  locale: Locale;
  names: DeskNames;
  form: EventForm;
  onChange(form: EventForm): void;
}

export function EventFields({ locale, names, form, onChange }: Props) {
  const t = EVENT_SETUP_WORDS[locale];
  const id = useId();
  const set = (change: Partial<EventForm>) => onChange({ ...form, ...change });
  return (
    <>
      <label className="desk-field">
        {t.name}
        <input
          type="text"
          maxLength={EVENT_LIMITS.name}
          autoComplete="off"
          className="desk-input"
          value={form.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="desk-field">
          {t.date}
          <input
            type="date"
            className="desk-input"
            value={form.date}
            onChange={({ target }) => set({ date: target.value })}
          />
        </label>
        <WholeNumber
          label={t.minutes}
          value={form.minutes}
          least={1}
          most={EVENT_LIMITS.minutes}
          onChange={(minutes) => set({ minutes })}
        />
        <WholeNumber
          label={t.tables}
          value={form.tables}
          least={0}
          most={EVENT_LIMITS.tables}
          onChange={(tables) => set({ tables })}
        />
      </div>
      <fieldset>
        <legend className="pb-1 font-semibold">{t.game}</legend>
        <div className="flex flex-wrap gap-2">
          {GAMES.map((game) => (
            <label key={game} className="choice" data-game={game}>
              <input
                type="radio"
                name={`${id}-game`}
                checked={form.game === game}
                onChange={() => set({ game })}
              />
              {names.games[game]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="desk-field">
        {t.edition}
        <input
          type="text"
          maxLength={EVENT_LIMITS.edition}
          placeholder={t.editionHint}
          className="desk-input"
          value={form.edition}
          onChange={({ target }) => set({ edition: target.value })}
        />
      </label>
      <label className="desk-field">
        {t.judges}
        <input
          type="text"
          autoComplete="off"
          placeholder={t.judgesHint}
          className="desk-input"
          value={form.judges}
          onChange={({ target }) => set({ judges: target.value })}
        />
      </label>
      <PhraseList
        locale={locale}
        label={t.infractions}
        value={form.infractions}
        onChange={(infractions) => set({ infractions })}
      />
      <PhraseList
        locale={locale}
        label={t.sanctions}
        value={form.sanctions}
        onChange={(sanctions) => set({ sanctions })}
      />
    </>
  );
}

interface ListProps {
  locale: Locale;
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A list typed line by line, or taken from a text file. */
function PhraseList({ locale, label, value, onChange }: ListProps) {
  const t = EVENT_SETUP_WORDS[locale];
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
      onChange(typedPhrases(phrasesOf(`${value}\n${text.replace(/^\ufeff/, '')}`)));
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return (
    <div className="grid gap-2">
      <label className="desk-field" htmlFor={id}>
        {label}
        <TextBox id={id} rows={3} placeholder={t.listHint} value={value} onChange={onChange} />
      </label>
      <p>
        <label className="move desk-file">
          {t.importList}
          <input
            type="file"
            accept=".txt,.csv,text/plain,text/csv"
            className="sr-only"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
      </p>
      {isRefused && (
        <p role="alert" className="text-sm text-warn">
          {t.listRefused}
        </p>
      )}
    </div>
  );
}
