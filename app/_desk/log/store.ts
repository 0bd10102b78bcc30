import { type DeskEvent, isEvent, isSameEvent, joinEvents } from '../events/event';
import { isRuling } from './check-ruling';
import { Connection, type OnWait, PATIENCE, type StorageFailure, type Upgrade } from './connection';
import { EVENTS_STORE, RULINGS_STORE } from './database-name';
import { type Deletion, type Entry, isDeletion, rulingIn } from './deletion';
import { type Merge, mergeEvents, mergeRulings } from './merge';
import { isSame } from './pieces';
import type { ComingLog } from './read-file';
import type { Ruling } from './ruling';
import { after, isTaken, type Step, stepTo } from './step';

export class StorageError extends Error {
  constructor(
    readonly reason: StorageFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** A step that was not taken, since something else stands where it began. */
export interface Missed {
  step: Step;
  found: Ruling | undefined;
}

export interface KeptLog {
  rulings: Ruling[];
  deletions: Deletion[];
  events: DeskEvent[];
  /** Records that this version cannot read. They stay where they are. */
  unreadable: number;
}

type Opened = Awaited<ReturnType<Connection['open']>>;

/** The log on this device. */
export class LogStore {
  readonly #connection: Connection;

  constructor(
    upgrades?: readonly Upgrade[],
    private readonly patience = PATIENCE,
  ) {
    this.#connection = new Connection(upgrades, patience);
  }

  read(onWait?: OnWait): Promise<KeptLog> {
    return this.#ask(onWait, async (database) => {
      const transaction = database.transaction([RULINGS_STORE, EVENTS_STORE]);
      const [records, events]: unknown[][] = await Promise.all([
        transaction.objectStore(RULINGS_STORE).getAll(),
        transaction.objectStore(EVENTS_STORE).getAll(),
      ]);
      const { rulings, deletions, unreadable } = sorted(records ?? []);
      return { rulings, deletions, events: events?.filter(isEvent) ?? [], unreadable: unreadable.size };
    });
  }

  /**
   * Takes each step whose ruling is still what the step began from, another tab's changes included, and gives back the
   * others. In one transaction: a failure half-way leaves everything as it was.
   */
  apply(steps: readonly Step[], onWait?: OnWait): Promise<Missed[]> {
    return this.#ask(onWait, async (database) => {
      const transaction = database.transaction(RULINGS_STORE, 'readwrite');
      const { store } = transaction;
      return settle(transaction, async () => {
        const records: unknown[] = await Promise.all(steps.map(({ id }) => store.get(id)));
        const missed: Missed[] = [];
        const now = new Date();
        for (const [i, step] of steps.entries()) {
          const entry = readable(records[i]);
          const found = rulingIn(entry);
          // A step taken before, whose answer came too late, is not taken twice.
          if (isTaken(entry, step)) continue;
          if (!isSame(found, step.from)) missed.push({ step, found });
          else {
            const next = after(step, entry, now);
            (next ? store.put(next) : store.delete(step.id)).catch(untold);
          }
        }
        return missed;
      });
    });
  }

  /** Merges against what is stored at that very moment, and says which steps that took. */
  merge(
    { rulings, deletions, events }: ComingLog,
    onWait?: OnWait,
  ): Promise<{ merge: Merge; steps: Step[] }> {
    return this.#ask(onWait, async (database) => {
      const transaction = database.transaction([RULINGS_STORE, EVENTS_STORE], 'readwrite');
      const [ofRulings, ofEvents] = [
        transaction.objectStore(RULINGS_STORE),
        transaction.objectStore(EVENTS_STORE),
      ];
      return settle(transaction, async () => {
        const records: unknown[] = await ofRulings.getAll();
        const known: unknown[] = await ofEvents.getAll();
        const hidden = new Set(known.filter((record) => !isEvent(record)).map(idOf));
        for (const event of mergeEvents(
          known.filter(isEvent),
          events.filter(({ id }) => !hidden.has(id)),
        ))
          ofEvents.put(event).catch(untold);
        const { rulings: here, deletions: gone, unreadable } = sorted(records);
        const own: Entry[] = [...here, ...gone];
        // What this version cannot read is not overwritten by what it can.
        const hides = ({ id }: Entry) => unreadable.has(id);
        const coming = [...rulings, ...deletions].filter((entry) => !hides(entry));
        const merge = mergeRulings(own, coming);
        merge.kept += rulings.filter(hides).length;
        for (const entry of merge.put) ofRulings.put(entry).catch(untold);
        const held = new Map(own.map((entry) => [entry.id, entry]));
        return { merge, steps: merge.put.map((entry) => stepTo(entry, held.get(entry.id))) };
      });
    });
  }

  /** Keeps an event as it was changed here; if another tab changed it meanwhile, what both added is kept. */
  keepEvent(from: DeskEvent | undefined, to: DeskEvent, onWait?: OnWait): Promise<DeskEvent> {
    return this.#ask(onWait, async (database) => {
      const transaction = database.transaction(EVENTS_STORE, 'readwrite');
      return settle(transaction, async () => {
        const found: unknown = await transaction.store.get(to.id);
        if (found !== undefined && !isEvent(found)) throw new StorageError('newer');
        const kept = !found || isSameEvent(found, from) ? to : joinEvents(to, found);
        transaction.store.put(kept).catch(untold);
        return kept;
      });
    });
  }

  /** Takes away an event that no ruling belongs to; says whether it did. */
  dropEvent(id: string, onWait?: OnWait): Promise<boolean> {
    return this.#ask(onWait, async (database) => {
      const transaction = database.transaction([RULINGS_STORE, EVENTS_STORE], 'readwrite');
      return settle(transaction, async () => {
        const records: unknown[] = await transaction.objectStore(RULINGS_STORE).getAll();
        const isEmpty = !records.some(
          (record) => (record as { event?: unknown }).event === id && !isDeletion(record),
        );
        if (isEmpty) transaction.objectStore(EVENTS_STORE).delete(id).catch(untold);
        return isEmpty;
      });
    });
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** Waits for as long as it takes, and says so once it takes long. */
  async #ask<T>(onWait: OnWait = untold, work: (database: Opened) => Promise<T>): Promise<T> {
    let isTold = false;
    const opening = this.#connection.open((reason) => {
      isTold = true;
      onWait(reason);
    });
    const slow = setTimeout(() => isTold || onWait('failed'), this.patience);
    try {
      return await work(await opening);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      const reason = error instanceof Error ? REASONS[error.name] : undefined;
      throw new StorageError(reason ?? 'failed', { cause: error });
    } finally {
      clearTimeout(slow);
    }
  }
}

const idOf = (record: unknown): unknown => (record as { id?: unknown }).id;

/** What another version wrote is neither compared nor overwritten. */
function readable(record: unknown): Entry | undefined {
  if (record === undefined || isRuling(record) || isDeletion(record)) return record;
  throw new StorageError('newer');
}

function sorted(records: readonly unknown[]) {
  const [rulings, deletions]: [Ruling[], Deletion[]] = [[], []];
  const unreadable = new Set<unknown>();
  for (const record of records)
    if (isRuling(record)) rulings.push(record);
    else if (isDeletion(record)) deletions.push(record);
    else unreadable.add(idOf(record));
  return { rulings, deletions, unreadable };
}

/** The transaction's own failure says it all; those of its requests would only repeat it. */
const untold = (): void => undefined;

/** Waits until the work is on disk; if it throws half-way, takes all of it back. */
async function settle<T>(
  transaction: { done: Promise<void>; abort(): void },
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await transaction.done;
    return result;
  } catch (error) {
    transaction.done.catch(untold);
    try {
      transaction.abort();
    } catch {
      // it had ended by itself
    }
    throw error;
  }
}

const REASONS: Record<string, StorageFailure> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'unavailable',
  InvalidStateError: 'unavailable',
  // no indexedDB at all
  ReferenceError: 'unavailable',
  TypeError: 'unavailable',
};
