'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeKind } from '../../_i18n/desk/log';
import { byNewest, type Ruling } from './ruling';
import { type Change, type KeptLog, LogStore, StorageError, type StorageFailure } from './store';

/** What failed, and the way to do it again. */
export interface Failure {
  of: 'reading' | 'saving' | 'changing';
  reason: StorageFailure;
  again(): void;
}

/** The last change; a later one takes its place. */
export interface LastChange {
  kind: ChangeKind;
  undo: Change | undefined;
  detail?: ImportCounts;
}

export interface ImportCounts {
  added: number;
  updated: number;
  same: number;
  kept: number;
}

export interface Log {
  /** Nothing until the device has been read. */
  rulings: Ruling[] | undefined;
  unreadable: number;
  failure: Failure | undefined;
  last: LastChange | undefined;
  save(ruling: Ruling, before: Ruling | undefined): Promise<boolean>;
  extend(ruling: Ruling, before: Ruling): Promise<boolean>;
  remove(ruling: Ruling): Promise<boolean>;
  undo(): Promise<boolean>;
  merge(coming: readonly Ruling[]): Promise<void>;
  /** The line that could not be saved is given up. */
  giveUp(): void;
  /** What was done last need not be taken back. */
  dismiss(): void;
}

const CHANNEL = 'arbitre-log';

/** The log as it is on the device, and what can be done to it. Other tabs are told, and listened to. */
export function useLog(): Log {
  const store = useMemo(() => new LogStore(), []);
  const [kept, setKept] = useState<KeptLog>();
  const [failure, setFailure] = useState<Failure>();
  const [last, setLast] = useState<LastChange>();
  const channel = useRef<BroadcastChannel>(undefined);

  const read = useCallback(async () => {
    try {
      setKept(await store.read());
      setFailure((now) => (now?.of === 'reading' ? undefined : now));
    } catch (error) {
      setFailure({ of: 'reading', reason: reasonOf(error), again: read });
    }
  }, [store]);
  useEffect(() => {
    void read();
    const own = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : undefined;
    own?.addEventListener('message', () => void read());
    channel.current = own;
    return () => {
      own?.close();
      void store.close();
    };
  }, [read, store]);

  const attempt = useCallback(
    async (of: Failure['of'], work: () => Promise<LastChange>): Promise<boolean> => {
      try {
        const done = await work();
        channel.current?.postMessage('changed');
        // What is said of the change shall not come before the change is seen.
        await read();
        setFailure((now) => (now?.of === 'reading' ? now : undefined));
        setLast(done);
        return true;
      } catch (error) {
        setFailure({ of, reason: reasonOf(error), again: () => void attempt(of, work) });
        return false;
      }
    },
    [read],
  );
  const write = (kind: ChangeKind, of: Failure['of'], change: Change, undo: Change) =>
    attempt(of, async () => {
      await store.apply(change);
      return { kind, undo };
    });

  return {
    rulings: useMemo(() => kept && [...kept.rulings].sort(byNewest), [kept]),
    unreadable: kept?.unreadable ?? 0,
    failure,
    last,
    save: (ruling, before) =>
      before
        ? write('edited', 'saving', { put: [ruling], remove: [] }, { put: [before], remove: [] })
        : write('added', 'saving', { put: [ruling], remove: [] }, { put: [], remove: [ruling.id] }),
    extend: (ruling, before) =>
      write('extended', 'changing', { put: [ruling], remove: [] }, { put: [before], remove: [] }),
    remove: (ruling) =>
      write('removed', 'changing', { put: [], remove: [ruling.id] }, { put: [ruling], remove: [] }),
    undo: () =>
      attempt('changing', async () => {
        if (last?.undo) await store.apply(last.undo);
        return { kind: last?.kind ?? 'edited', undo: undefined };
      }),
    merge: async (coming) => {
      await attempt('changing', async () => {
        const { merge, undo } = await store.merge(coming);
        return { kind: 'imported', undo: merge.put.length > 0 ? undo : undefined, detail: merge };
      });
    },
    dismiss: () => setLast(undefined),
    giveUp: () => setFailure((now) => (now?.of === 'saving' ? undefined : now)),
  };
}

const reasonOf = (error: unknown): StorageFailure =>
  error instanceof StorageError ? error.reason : 'failed';
