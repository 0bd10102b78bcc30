import { type IDBPDatabase, openDB } from 'idb';
import { pack, packWords, unpack } from '../../_cards/compact';
import type { Licence } from '../../_cards/part';
import { PARTS, type Part, type PartId } from '../../_cards/part';
import { STORE_PREFIX } from '../../_leaf/storage';
import { expand, type Squeezed, sizeOf, squeeze } from './squeeze';

export const CARDS_DATABASE = `${STORE_PREFIX}cards`;
const FACTS = 'facts';
const WORDS = 'words';

/** What is told of a part that is held. */
export interface HeldPart {
  id: PartId;
  cards: number;
  printings: number;
  rulings: number;
  sets: number;
  hasTexts: boolean;
  /** The latest day that the file names. */
  latest: string | null;
  /** When it was brought, as an ISO moment. */
  since: string;
  licence: Licence;
  /** Bytes of the facts, without texts. */
  size: number;
}

interface KeptFacts extends HeldPart {
  facts: Squeezed;
}
interface KeptWords {
  id: PartId;
  words: Squeezed;
}

const open = (): Promise<IDBPDatabase> =>
  openDB(CARDS_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore(FACTS, { keyPath: 'id' });
      database.createObjectStore(WORDS, { keyPath: 'id' });
    },
    // erasing everything, or a newer version, waits for this page to let go
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

async function withDatabase<T>(use: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Keeps parts, each whole in the place of what there was of it: all of them or, should one fail, none. */
export async function keepParts(parts: readonly Part[], withTexts: boolean, now: Date): Promise<void> {
  const kept = await Promise.all(
    parts.map(async (part) => {
      const facts = await squeeze(JSON.stringify(pack(part)));
      const words = await squeeze(JSON.stringify(packWords(part, withTexts)));
      return {
        facts: { ...headOf(part, withTexts, now), size: sizeOf(facts), facts },
        words: { id: part.id, words },
      };
    }),
  );
  await withDatabase(async (database) => {
    const transaction = database.transaction([FACTS, WORDS], 'readwrite');
    for (const { facts, words } of kept) {
      void transaction.objectStore(FACTS).put(facts satisfies KeptFacts);
      void transaction.objectStore(WORDS).put(words satisfies KeptWords);
    }
    await transaction.done;
  });
}

const headOf = (
  { id, cards, rulings, sets, texts, latest }: Part,
  withTexts: boolean,
  now: Date,
): Omit<HeldPart, 'size'> => ({
  id,
  cards: cards.length,
  printings: cards.reduce((sum, { printings }) => sum + printings, 0),
  rulings: rulings.length,
  sets: sets.length,
  hasTexts: withTexts && texts.length > 0,
  latest: latest ?? null,
  since: now.toISOString(),
  licence: PARTS[id].licence,
});

export const heldParts = (): Promise<HeldPart[]> =>
  withDatabase(async (database) => {
    const all = (await database.getAll(FACTS)) as KeptFacts[];
    return all.map(({ facts: _, ...head }) => head);
  });

/** Everything that is held; a part that is damaged, or of an older schema, counts as not held. */
export const readParts = (): Promise<Part[]> =>
  withDatabase(async (database) => {
    const facts = (await database.getAll(FACTS)) as KeptFacts[];
    const words = new Map(
      ((await database.getAll(WORDS)) as KeptWords[]).map((each) => [each.id, each.words]),
    );
    const read = await Promise.all(
      facts.map(async ({ id, facts: squeezed }) => {
        try {
          const own = words.get(id);
          return unpack(JSON.parse(await expand(squeezed)), own && JSON.parse(await expand(own)));
        } catch {
          return undefined;
        }
      }),
    );
    return read.filter((part) => part !== undefined);
  });

export const eraseParts = (): Promise<void> =>
  withDatabase(async (database) => {
    const transaction = database.transaction([FACTS, WORDS], 'readwrite');
    void transaction.objectStore(FACTS).clear();
    void transaction.objectStore(WORDS).clear();
    await transaction.done;
  });
