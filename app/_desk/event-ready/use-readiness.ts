'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  askToKeep,
  eraseEventPack,
  isSupported,
  type Keeping,
  listen,
  lookOnShelf,
  prepareEvent,
  readKeeping,
  wish,
} from './client';
import type { PackManifest } from './pack/format';
import { fetchManifest } from './published';
import type { Readiness } from './readiness';

/** A browser may stop a worker in its work; asked again, it goes on where it was. */
const REMINDER_MS = 25_000;

export interface EventReadiness {
  /** Nothing until the shelf has been looked at. */
  readiness: Readiness | undefined;
  /** What the site offers now, if it could be asked. */
  published: PackManifest | undefined;
  keeping: Keeping | undefined;
  prepare(): Promise<void>;
  erase(): Promise<void>;
}

export function useReadiness(): EventReadiness {
  const [readiness, setReadiness] = useState<Readiness>();
  const [published, setPublished] = useState<PackManifest>();
  const [keeping, setKeeping] = useState<Keeping>();
  const state = readiness?.state;

  useEffect(() => {
    const stopListening = isSupported() ? listen(setReadiness) : () => {};
    void lookOnShelf().then((found) => {
      setReadiness((heard) => heard ?? found);
      return wish('tell');
    });
    return stopListening;
  }, []);

  useEffect(() => {
    if (state === 'ready') {
      void readKeeping().then((found) => setKeeping((now) => (now === 'asking' ? now : found)));
    }
    if ((state !== 'ready' && state !== 'absent') || !navigator.onLine) return;
    fetchManifest(fetch).then(setPublished, () => setPublished(undefined));
  }, [state]);

  useEffect(() => {
    if (state !== 'preparing') return;
    const reminder = setInterval(() => void wish('prepare'), REMINDER_MS);
    return () => clearInterval(reminder);
  }, [state]);

  const prepare = useCallback(async () => {
    setKeeping('asking');
    void askToKeep().then(setKeeping);
    setReadiness((now) => ({
      state: 'preparing',
      step: 'fetching',
      done: 0,
      total: 0,
      ...(now && 'held' in now && now.held && { held: now.held }),
    }));
    const failure = await prepareEvent();
    if (!failure) return;
    const found = await lookOnShelf();
    setReadiness({ state: 'failed', failure, ...(found.state === 'ready' && { held: found.held }) });
  }, []);

  const erase = useCallback(async () => {
    await eraseEventPack();
    setReadiness({ state: 'absent' });
  }, []);
  return { readiness, published, keeping, prepare, erase };
}
