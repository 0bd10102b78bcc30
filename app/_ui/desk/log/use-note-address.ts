'use client';

import { useEffect, useRef, useState } from 'react';
import type { Noted } from '../../../_desk/log/draft';
import { NOTE_NAMES, type NoteAddress } from '../../../_desk/log/note';
import type { ReadNote } from '../../../_desk/log/read-note';
import type { Locale } from '../../../_i18n/locales';
import { useAddressState } from '../../use-address-state';

/** How far a note that the address asks for has come, or what of it could not be read; nothing once it is taken. */
export type NoteOnItsWay = { dismiss(): void } & (
  | { state: 'reading' }
  | { state: 'failed'; again(): void }
  | { state: 'unknown'; unknown: ReadNote['unknown'] }
);
type Found = { state: 'reading' | 'failed' } | { state: 'unknown'; unknown: ReadNote['unknown'] };

/** What reads it is fetched only where an address asks for something. */
async function read(locale: Locale, address: NoteAddress): Promise<ReadNote> {
  const { readNote } = await import('../../../_desk/log/read-note');
  return readNote(locale, address);
}

/** Takes what an address asks to have noted, once: the address is then that of the page alone. */
export function useNoteAddress(locale: Locale, take: (noted: Noted) => void): NoteOnItsWay | undefined {
  const visit = useAddressState(NOTE_NAMES);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>();
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same rule again
  useEffect(() => {
    if (visit?.state.note === undefined && visit?.state.situation === undefined) return;
    let stale = false;
    setFound({ state: 'reading' });
    read(locale, visit.state).then(
      ({ noted, unknown }) => {
        if (stale) return;
        history.replaceState(history.state, '', location.pathname + location.search);
        setFound(Object.keys(unknown).length > 0 ? { state: 'unknown', unknown } : undefined);
        if (noted) latest.current(noted);
      },
      (error) => {
        console.warn('The rule to be noted could not be read.', error);
        if (!stale) setFound({ state: 'failed' });
      },
    );
    return () => {
      stale = true;
    };
  }, [locale, visit, attempt]);
  if (!found) return undefined;
  const dismiss = () => setFound(undefined);
  return found.state === 'failed'
    ? { state: 'failed', again: () => setAttempt((now) => now + 1), dismiss }
    : ({ ...found, dismiss } as NoteOnItsWay);
}
