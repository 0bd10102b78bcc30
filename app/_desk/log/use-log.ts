'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeKind } from '../../_i18n/desk/log';
import { byDay, type DeskEvent } from '../events/event';
import { openTabs, type Tabs } from '../tabs';
import { indexApart } from './apart-index';
import { change } from './change';
import { type Clash, standing } from './clash';
import type { OnWait, StorageFailure } from './connection';
import type { Deletion } from './deletion';
import type { Draft } from './draft';
import { type Answer, type LastChange, saidOfAnswers } from './last-change';
import type { ComingLog } from './read-file';
import { byNewest, type Ruling } from './ruling';
import { back, type Step } from './step';
import { type KeptLog, LogStore, StorageError } from './store';

/** What failed, and the way to do it again. */
export interface Failure {
  of: 'reading' | 'saving' | 'changing';
  reason: StorageFailure;
  again(): void;
}

export type Saved = { kept: Ruling } | { clash: Clash };

export interface Log {
  /** Nothing until the device has been read. */
  rulings: Ruling[] | undefined;
  deletions: readonly Deletion[];
  events: DeskEvent[];
  unreadable: number;
  failure: Failure | undefined;
  last: LastChange | undefined;
  /** The ruling as it was kept, or what has to be asked first; nothing if it could not be kept. */
  save(ruling: Ruling, from: Ruling | undefined, sent: readonly Ruling[]): Promise<Saved | undefined>;
  extend(ruling: Ruling, from: Ruling): void;
  remove(ruling: Ruling): void;
  /** Says whether it could be done. */
  undo(): Promise<boolean>;
  /** Gives back what has to be asked. */
  merge(coming: ComingLog): Promise<Clash[]>;
  /** The event as it is now kept; nothing if it could not be kept. */
  keepEvent(from: DeskEvent | undefined, to: DeskEvent): Promise<DeskEvent | undefined>;
  /** Says whether it is gone: one that rulings belong to stays. */
  dropEvent(id: string): Promise<boolean>;
  /** Several rulings in one go, all or none. */
  changeAll(kind: ChangeKind, steps: readonly Step[]): void;
  /** Puts what was chosen in the place of what stands; gives back those where something else stands by now. */
  settle(answers: readonly Answer[], draft?: Draft): Promise<Clash[] | undefined>;
  say(last: LastChange | undefined): void;
  /** The line that could not be saved is given up. */
  giveUp(): void;
}

/** The log as it is on the device, and what can be done to it. Other tabs are told, and listened to. */
export function useLog(onErased: () => void): Log {
  const store = useMemo(() => new LogStore(), []);
  const [kept, setKept] = useState<KeptLog>();
  const [failure, setFailure] = useState<Failure>();
  const [last, setLast] = useState<LastChange>();
  const tabs = useRef<Tabs>(undefined);
  const reads = useRef({ asked: 0, shown: 0 });

  /** Done once the log is shown, or is known to be long in coming: it is then shown when it comes. */
  const read = useCallback((): Promise<void> => {
    reads.current.asked += 1;
    const turn = reads.current.asked;
    return new Promise((resolve) => {
      const complain = (reason: StorageFailure) => {
        setFailure({ of: 'reading', reason, again: () => void read() });
        resolve();
      };
      store
        .read(complain)
        .then(
          (found) => {
            setFailure((now) => (now?.of === 'reading' ? undefined : now));
            if (turn < reads.current.shown) return;
            reads.current.shown = turn;
            setKept((now) => unchanged(now, found));
          },
          (error) => complain(reasonOf(error)),
        )
        .then(resolve);
    });
  }, [store]);
  const heard = useRef(onErased);
  useEffect(() => {
    heard.current = onErased;
  });
  useEffect(() => {
    void read();
    const own = openTabs((news) => {
      if (news !== 'erased') return void read();
      // Reading would make the database anew.
      reads.current.shown = reads.current.asked + 1;
      reads.current.asked += 1;
      setKept({ rulings: [], deletions: [], events: [], unreadable: 0 });
      setFailure(undefined);
      setLast({ kind: 'erased' });
      heard.current();
    });
    tabs.current = own;
    return () => {
      own.close();
      void store.close();
    };
  }, [read, store]);

  const attempt = useCallback(
    async <T>(
      of: Failure['of'],
      work: (onWait: OnWait) => Promise<{ said?: LastChange | undefined; result: T }>,
    ): Promise<T | undefined> => {
      const complain = (reason: StorageFailure) =>
        setFailure({ of, reason, again: () => void attempt(of, work) });
      try {
        const { said, result } = await work(complain);
        tabs.current?.tell('changed');
        // What is said of the change shall not come before the change is seen.
        await read();
        setFailure((now) => (now?.of === 'reading' ? now : undefined));
        if (said) setLast(said);
        return result;
      } catch (error) {
        complain(reasonOf(error));
        return undefined;
      }
    },
    [read],
  );
  useEffect(() => {
    if (kept) indexApart(kept.rulings);
  }, [kept]);
  const take = (kind: ChangeKind, step: Step) =>
    void attempt('changing', async (onWait) => {
      const outcome = await change(store, step, onWait);
      if ('clash' in outcome) return { said: { kind: 'outdated' }, result: undefined };
      return { said: { kind, undo: back([outcome.step]), taken: outcome.taken }, result: undefined };
    });

  const events = useMemo(() => [...(kept?.events ?? [])].sort(byDay), [kept]);
  return {
    events,
    rulings: useMemo(() => kept && [...kept.rulings].sort(byNewest), [kept]),
    deletions: kept?.deletions ?? NONE,
    unreadable: kept?.unreadable ?? 0,
    failure,
    last,
    save: (ruling, from, sent) =>
      attempt<Saved>('saving', async (onWait) => {
        const outcome = await change(store, { id: ruling.id, from, to: ruling }, onWait, sent);
        if ('clash' in outcome) return { result: outcome };
        const { step, taken } = outcome;
        const said = { kind: from ? 'edited' : 'added', undo: back([step]), taken } as const;
        return { said, result: { kept: step.to ?? ruling } };
      }),
    extend: (to, from) => take('extended', { id: to.id, from, to }),
    remove: (from) => take('removed', { id: from.id, from, to: undefined }),
    undo: async () => {
      const steps = last?.undo;
      if (!steps) return false;
      const isDone = await attempt('changing', async (onWait) => {
        const { length: left } = await store.apply(steps, onWait);
        const undone = { undone: steps.length - left, kept: left };
        return { said: { kind: 'undone', undone }, result: true };
      });
      return isDone ?? false;
    },
    merge: async (coming) => {
      const clashes = await attempt('changing', async (onWait) => {
        const { merge, steps } = await store.merge(coming, onWait);
        const { put: _, clashes: result, ...counts } = merge;
        const imported = { ...counts, asked: result.length };
        const undo = steps.length > 0 ? back(steps) : undefined;
        return { said: { kind: 'imported', undo, imported }, result };
      });
      return clashes ?? [];
    },
    keepEvent: (from, to) =>
      attempt('changing', async (onWait) => ({ result: await store.keepEvent(from, to, onWait) })),
    dropEvent: async (id) =>
      (await attempt('changing', async (onWait) => ({ result: await store.dropEvent(id, onWait) }))) ?? false,
    changeAll: (kind, steps) =>
      void attempt('changing', async (onWait) => {
        const missed = await store.apply(steps, onWait);
        const taken = steps.filter((step) => !missed.some((one) => one.step === step));
        return { said: { kind, undo: back(taken) }, result: undefined };
      }),
    settle: (answers, draft) =>
      attempt('saving', async (onWait) => {
        const steps = answers.map(
          ({ clash, ruling }): Step => ({
            id: clash.mine.id,
            from: standing(clash),
            to: ruling,
            ...(clash.gone && { seen: [clash.mine, clash.gone.as] }),
          }),
        );
        const missed = await store.apply(steps, onWait);
        const again = missed.map(({ step, found }): Clash => {
          const { clash, ruling } = answers[steps.indexOf(step)] as Answer;
          return { from: 'tab', base: standing(clash), mine: ruling ?? clash.mine, theirs: found };
        });
        const done = answers.filter(({ clash }) => !again.some(({ mine }) => mine.id === clash.mine.id));
        const undo = back(steps.filter(({ id }) => done.some(({ clash }) => clash.mine.id === id)));
        return { said: done[0] && saidOfAnswers(done, undo, last, draft), result: again };
      }),
    say: setLast,
    giveUp: () => setFailure((now) => (now?.of === 'saving' ? undefined : now)),
  };
}

const NONE: readonly Deletion[] = [];

const reasonOf = (error: unknown): StorageFailure =>
  error instanceof StorageError ? error.reason : 'failed';

/** Field by field; most are plain values, and writing out thousands of rulings to compare them takes too long. */
const isEqual = (a: Ruling, b: Ruling): boolean =>
  (Object.keys(b) as (keyof Ruling)[]).every(
    (field) =>
      a[field] === b[field] ||
      (typeof b[field] === 'object' && JSON.stringify(a[field]) === JSON.stringify(b[field])),
  );

/** Rulings that are as they were stay the same objects, so that their lines are not drawn anew. */
function unchanged(before: KeptLog | undefined, found: KeptLog): KeptLog {
  const known = new Map(before?.rulings.map((ruling) => [ruling.id, ruling]));
  const rulings = found.rulings.map((ruling) => {
    const old = known.get(ruling.id);
    return old && isEqual(old, ruling) ? old : ruling;
  });
  return { ...found, rulings };
}
