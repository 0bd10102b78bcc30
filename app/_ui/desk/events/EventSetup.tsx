'use client';

import { useState } from 'react';
import { GAMES } from '../../../_corpus/games';
import { download } from '../../../_desk/download';
import { type DeskEvent, initialsOf, isSameEvent, NO_EVENT } from '../../../_desk/events/event';
import { newId } from '../../../_desk/log/draft';
import { localDay } from '../../../_desk/log/find-rulings';
import type { DeskNames } from '../../../_desk/log/names';
import { jsonFile, writeLogJson } from '../../../_desk/log/write-file';
import { EVENT_SETUP_WORDS } from '../../../_i18n/desk/event-setup';
import type { Locale } from '../../../_i18n/locales';
import { Sheet } from '../Sheet';
import { EventFields, type EventForm, eventOf, formOf } from './EventFields';

export interface EventSetupProps {
  locale: Locale;
  names: DeskNames;
  events: readonly DeskEvent[];
  /** The one that is open. */
  event: DeskEvent | undefined;
  initials: string;
  /** How many calls were noted outside any event. */
  outside: number;
  onInitials(initials: string): void;
  onOpen(id: string): void;
  onKeep(from: DeskEvent | undefined, to: DeskEvent): Promise<DeskEvent | undefined>;
  onDrop(id: string): Promise<boolean>;
  /** The calls noted outside any event become calls of this one. */
  onAdopt(id: string): void;
  onClose(): void;
}

const blank = (now: Date): DeskEvent => ({
  id: newId(),
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  name: '',
  date: localDay(now),
  game: GAMES[0],
  edition: '',
  minutes: 50,
  tables: 0,
  judges: [],
  infractions: [],
  sanctions: [],
});

/** The event and who judges it. What is written is kept when the sheet is closed, too. */
export function EventSetup(props: EventSetupProps) {
  const { locale, names, event, initials, outside } = props;
  const t = EVENT_SETUP_WORDS[locale];
  const [from, setFrom] = useState(event);
  const [form, setForm] = useState<EventForm>(() => formOf(event ?? blank(new Date())));
  const [said, setSaid] = useState('');
  const written = eventOf(form, new Date());

  const save = async (): Promise<DeskEvent | undefined> => {
    if (!written) {
      setSaid(t.needsName);
      return undefined;
    }
    const kept = await props.onKeep(from, written);
    if (!kept) return undefined;
    setFrom(kept);
    setForm(formOf(kept));
    props.onOpen(kept.id);
    setSaid(t.saved);
    return kept;
  };
  const close = () => {
    const isUnsaved = written && !isSameEvent(from, { ...written, updatedAt: from?.updatedAt ?? '' });
    if (isUnsaved) void save();
    props.onClose();
  };
  const remove = async () => {
    if (!from) return;
    if (!(await props.onDrop(from.id))) return setSaid(t.notEmpty);
    props.onOpen(NO_EVENT);
    props.onClose();
  };
  const another = () => {
    setFrom(undefined);
    setForm({ ...formOf(blank(new Date())), game: form.game, minutes: form.minutes });
    setSaid('');
  };
  return (
    <Sheet title={t.title} close={t.done} onClose={close}>
      <div className="grid gap-4">
        <label className="desk-field">
          {t.initials}
          <input
            type="text"
            autoComplete="off"
            className="desk-input w-32"
            value={initials}
            onChange={({ target }) => props.onInitials(initialsOf(target.value))}
          />
          <span className="text-sm font-normal text-muted">{t.initialsHint}</span>
        </label>
        <form
          className="grid gap-4"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void save();
          }}
        >
          <h3 className="text-base">{from ? t.editEvent : t.newEvent}</h3>
          <EventFields locale={locale} names={names} form={form} onChange={setForm} />
          <p className="flex flex-wrap items-center gap-2">
            <button type="submit" className="desk-primary">
              {t.save}
            </button>
            {from && (
              <>
                <button
                  type="button"
                  className="move"
                  onClick={() =>
                    download(jsonFile(writeLogJson([], new Date(), [from]), new Date(), 'arbitre-event'))
                  }
                >
                  {t.export}
                </button>
                {outside > 0 && (
                  <button type="button" className="move" onClick={() => props.onAdopt(from.id)}>
                    {t.adopt(outside)}
                  </button>
                )}
                <button type="button" className="move" onClick={another}>
                  {t.another}
                </button>
                <button type="button" className="move" onClick={() => void remove()}>
                  {t.remove}
                </button>
              </>
            )}
          </p>
          <p role="status" className="text-sm">
            {said}
          </p>
        </form>
      </div>
    </Sheet>
  );
}
