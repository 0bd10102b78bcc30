import { STORAGE_PREFIX } from '../../_leaf/storage';

/** What Arbitre keeps in a storage that it may share with others. */
export const ownKeys = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(STORAGE_PREFIX));

export function eraseKeys(storage: Storage): void {
  for (const key of ownKeys(storage)) storage.removeItem(key);
}
