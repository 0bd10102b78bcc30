import { type Corpus, type Item, items } from '../corpus';
import type { Game } from '../games';
import type { ChangeKind } from '../schema/changes';
import { digestOf } from './digest';

/** A text that is not as the snapshot knows it. */
export interface Pending {
  id: string;
  game: Game;
  kind: ChangeKind;
}

/** Every entry and chapter that was added, changed or removed since the last record, in the order of the corpus. */
export function pendingChanges(corpus: Corpus): Pending[] {
  const known = new Map(Object.entries(corpus.snapshot));
  const pending: Pending[] = [];
  for (const item of items(corpus)) {
    const before = [item.id, ...item.formerly].find((id) => known.has(id));
    const kind = kindOf(item, before && known.get(before));
    // A text that is only known in part cannot be compared.
    if (kind && !corpus.unreadable.has(item.id)) pending.push({ id: item.id, game: item.game, kind });
    for (const id of [item.id, ...item.formerly]) known.delete(id);
  }
  const gone = [...known.keys()].filter((id) => !corpus.unreadable.has(id));
  return [...pending, ...gone.map((id): Pending => ({ id, game: gameOf(id), kind: 'removed' }))];
}

/** That a rule itself is no longer what it was, only people can tell: `npm run changes -- --errata`. */
function kindOf(item: Item, before: string | undefined): ChangeKind | undefined {
  if (before === undefined) return 'added';
  return before === digestOf(item) ? undefined : 'changed';
}

export const gameOf = (id: string): Game => id.split('/')[0] as Game;

/** The snapshot of the corpus as it is now, with the texts that are still to be recorded left as they were. */
export function snapshotOf(
  corpus: Corpus,
  unrecorded: ReadonlySet<string> = new Set(),
): Record<string, string> {
  const entries = [...items(corpus)].flatMap((item): [string, string][] => {
    if (!unrecorded.has(item.id)) return [[item.id, digestOf(item)]];
    return [item.id, ...item.formerly].flatMap((id): [string, string][] => {
      const before = corpus.snapshot[id];
      return before ? [[id, before]] : [];
    });
  });
  const gone = Object.entries(corpus.snapshot).filter(([id]) => unrecorded.has(id));
  return Object.fromEntries([...entries, ...gone].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
