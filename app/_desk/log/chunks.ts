import type { Ruling } from './ruling';

/** Lines that are drawn together or not at all. */
export interface Chunk {
  /** Counted from the oldest, so that a new line leaves the others where they are. */
  key: number;
  rulings: Ruling[];
}

const SIZE = 24;

/** Cuts a list, the newest first, into pieces that are whole but for the first. */
export function chunksOf(rulings: readonly Ruling[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let end = rulings.length; end > 0; end -= SIZE)
    chunks.push({ key: chunks.length, rulings: rulings.slice(Math.max(0, end - SIZE), end) });
  return chunks.reverse();
}
