'use client';

import { useId } from 'react';
import { GAMES } from '../../../_corpus/games';
import { type DeskEvent, said } from '../../../_desk/events/event';
import { type Draft, withGame } from '../../../_desk/log/draft';
import type { DeskNames } from '../../../_desk/log/names';
import { LIMITS, type Phrase, SEATS } from '../../../_desk/log/ruling';
import { CALL_WORDS } from '../../../_i18n/desk/call';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';
import { SeatMark } from '../../simulators/SeatMark';
import { TextBox } from '../TextBox';
import { RulePicker } from './RulePicker';
import { WholeNumber } from './WholeNumber';

interface Props {
  locale: Locale;
  names: DeskNames;
  event: DeskEvent | undefined;
  draft: Draft;
  onChange(draft: Draft): void;
}

/** What a call can say beyond its table and decision. */
export function CallRest({ locale, names, event, draft, onChange }: Props) {
  const t = LOG_WORDS[locale];
  const words = CALL_WORDS[locale];
  const id = useId();
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  return (
    <details className="desk-rest" open={draft.from !== undefined || undefined}>
      <summary>
        {words.rest} <span className="text-sm font-normal text-muted">{words.restHint}</span>
      </summary>
      <div className="grid gap-4 pt-2">
        <label className="desk-field" htmlFor={`${id}-question`}>
          {t.fields.question}
          <TextBox
            id={`${id}-question`}
            data-field="question"
            maxLength={LIMITS.question}
            placeholder={t.questionHint}
            value={draft.question}
            onChange={(question) => set({ question })}
          />
        </label>
        <RulePicker
          locale={locale}
          game={draft.game}
          rules={draft.rules}
          onChange={(rules) => set({ rules })}
        />
        <label className="desk-field" htmlFor={`${id}-decision`}>
          {t.fields.decision}
          <TextBox
            id={`${id}-decision`}
            maxLength={LIMITS.decision}
            placeholder={t.decisionHint}
            value={draft.decision}
            onChange={(decision) => set({ decision })}
          />
        </label>
        <PhraseChoice
          locale={locale}
          label={words.infraction}
          phrases={event?.infractions ?? []}
          value={draft.infraction}
          onChange={(infraction) => set({ infraction })}
        />
        <PhraseChoice
          locale={locale}
          label={words.sanction}
          phrases={event?.sanctions ?? []}
          value={draft.sanction}
          onChange={(sanction) => set({ sanction })}
        />
        <WholeNumber
          label={t.fields.round}
          value={draft.round}
          least={1}
          most={LIMITS.round}
          onChange={(round) => set({ round })}
        />
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
      </div>
    </details>
  );
}

interface PhraseProps {
  locale: Locale;
  label: string;
  phrases: readonly Phrase[];
  value: Phrase | null;
  onChange(value: Phrase | null): void;
}

const keyOf = (phrase: Phrase): string => JSON.stringify([phrase.fr, phrase.en]);

/** One of the event's own list. What was chosen before the list changed can still be kept. */
function PhraseChoice({ locale, label, phrases, value, onChange }: PhraseProps) {
  const known = value && !phrases.some((phrase) => keyOf(phrase) === keyOf(value)) ? [value] : [];
  const all = [...known, ...phrases];
  if (all.length === 0) return null;
  return (
    <label className="desk-field">
      {label}
      <select
        className="desk-input"
        value={value ? keyOf(value) : ''}
        onChange={({ target }) => onChange(all.find((phrase) => keyOf(phrase) === target.value) ?? null)}
      >
        <option value="">{CALL_WORDS[locale].none}</option>
        {all.map((phrase) => (
          <option key={keyOf(phrase)} value={keyOf(phrase)}>
            {said(phrase, locale)}
          </option>
        ))}
      </select>
    </label>
  );
}
