'use client';

import { useEffect, useRef, useState } from 'react';
import type { Noted } from '../../../_desk/log/draft';
import { NOTE_NAMES } from '../../../_desk/log/note';
import { readNote } from '../../../_desk/log/read-note';
import type { Locale } from '../../../_i18n/locales';
import { useAddressState } from '../../use-address-state';

/** How far a note that the address asks for has come, and of which rule; nothing once it is taken. */
export interface NoteOnItsWay {
  state: 'reading' | 'unknown' | 'failed';
  rule: string;
  again(): void;
  dismiss(): void;
}

/** Takes what an address asks to have noted, once: the address is then that of the page alone. */
export function useNoteAddress(locale: Locale, take: (noted: Noted) => void): NoteOnItsWay | undefined {
  const visit = useAddressState(NOTE_NAMES);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Pick<NoteOnItsWay, 'state' | 'rule'>>();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same rule again
  useEffect(() => {
    const rule = visit?.state.note;
    if (!visit || rule === undefined) return;
    let stale = false;
    setFound({ state: 'reading', rule });
    readNote(locale, visit.state).then(
      (noted) => {
        if (stale) return;
        history.replaceState(history.state, '', location.pathname + location.search);
        setFound(noted ? undefined : { state: 'unknown', rule });
        if (noted) latest.current(noted);
      },
      (error) => {
        console.warn('The rule to be noted could not be read.', error);
        if (!stale) setFound({ state: 'failed', rule });
      },
    );
    return () => {
      stale = true;
    };
  }, [locale, visit, attempt]);
  return (
    found && {
      ...found,
      again: () => setAttempt((now) => now + 1),
      dismiss: () => setFound(undefined),
    }
  );
}
