import { type Corpus, itemOf } from '../corpus';
import type { Change } from '../schema/changes';
import { type Pending, pendingChanges } from './pending';

/** What became of the corpus, for the page of changes, the feed and the data. */
export interface History {
  /** Recorded and dated, the newest first. */
  recorded: Change[];
  /** Changed since the last record, hence without a date. */
  pending: Pending[];
  /** The day of an entry's or chapter's last change; none while a change of it is not recorded. */
  lastChange(id: string): string | undefined;
}

const histories = new WeakMap<Corpus, History>();

export function historyOf(corpus: Corpus): History {
  const known = histories.get(corpus);
  if (known) return known;
  // A corpus that keeps no record has no news either.
  const pending = corpus.changes.list.length > 0 ? pendingChanges(corpus) : [];
  const waiting = new Set(pending.map(({ id }) => id));
  const recorded = corpus.changes.list.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  const days = new Map<string, string>();
  for (const { date, ids } of recorded) {
    for (const id of ids) if (!days.has(id)) days.set(id, date);
  }
  const lastChange = (id: string): string | undefined => {
    const [page = ''] = id.split('#');
    if (waiting.has(page)) return undefined;
    const former = itemOf(corpus, page)?.formerly ?? [];
    return [page, ...former]
      .flatMap((name) => days.get(name) ?? [])
      .toSorted()
      .at(-1);
  };
  const history = { recorded, pending, lastChange };
  histories.set(corpus, history);
  return history;
}
