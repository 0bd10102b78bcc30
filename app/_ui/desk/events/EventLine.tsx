'use client';

import { useState } from 'react';
import { type DeskEvent, NO_EVENT } from '../../../_desk/events/event';
import { EVENT_WORDS } from '../../../_i18n/desk/event';
import { dayOf } from '../../../_i18n/desk/times';
import type { Locale } from '../../../_i18n/locales';
import { DeskPart } from '../DeskPart';
import type { EventSetupProps } from './EventSetup';

interface Props extends Omit<EventSetupProps, 'onClose' | 'event'> {
  locale: Locale;
  event: DeskEvent | undefined;
}

const loadSetup = async () => (await import('./EventSetup')).EventSetup;

/** Which event the desk works for, who judges, and the way to set both up. */
export function EventLine(props: Props) {
  const { locale, event, events, initials, onOpen } = props;
  const t = EVENT_WORDS[locale];
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="desk-event no-print needs-script">
      {events.length > 0 && (
        <label className="desk-event-choice">
          <span className="sr-only">{t.event}</span>
          <select
            className="desk-input"
            value={event?.id ?? NO_EVENT}
            onChange={({ target }) => onOpen(target.value)}
          >
            <option value={NO_EVENT}>{t.none}</option>
            {events.map(({ id, name, date }) => (
              <option key={id} value={id}>
                {name} · {dayOf(`${date}T12:00:00`, locale)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="move" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.setUp}
        <span className="desk-initials">{initials ? t.initials(initials) : t.noInitials}</span>
      </button>
      {isOpen && (
        <DeskPart locale={locale} load={loadSetup}>
          {(EventSetup) => <EventSetup {...props} onClose={() => setOpen(false)} />}
        </DeskPart>
      )}
    </div>
  );
}
