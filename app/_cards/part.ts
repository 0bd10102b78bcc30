import type { Game } from '../_leaf/games';
import type { Card, CardText, Ruling, SetName } from './card';

/**
 * The parts that files bring. One that comes again replaces what there was of it, whole; a file with both sides brings
 * two at once.
 */
export const PARTS = {
  'swccg-light': { game: 'swccg', licence: 'mit' },
  'swccg-dark': { game: 'swccg', licence: 'mit' },
  'swccg-sets': { game: 'swccg', licence: 'mit' },
  'young-jedi-light': { game: 'young-jedi', licence: 'none' },
  'young-jedi-dark': { game: 'young-jedi', licence: 'none' },
  'gundam-cards': { game: 'gundam', licence: 'odbl' },
  'gundam-rulings': { game: 'gundam', licence: 'odbl' },
  'gundam-errata': { game: 'gundam', licence: 'odbl' },
} as const satisfies Record<string, { game: Game; licence: Licence }>;

export type PartId = keyof typeof PARTS;
export const PART_IDS = Object.keys(PARTS) as PartId[];
export const isPartId = (value: unknown): value is PartId =>
  typeof value === 'string' && Object.hasOwn(PARTS, value);
export const gameOfPart = (id: PartId): Game => PARTS[id].game;

/** Under which terms the keepers of such a file publish it. */
export type Licence = 'mit' | 'odbl' | 'none';

/** What of a file was counted, so that before and after can be held against each other. */
export interface Counts {
  /** Things in the list of the file that belong to this part. */
  entries: number;
  /** Of these, so many were read … */
  read: number;
  /** … and so many were not, each with its flaw. */
  refused: number;
  /** Figures and texts that only hold a place. */
  placeholders: number;
}

export interface Part {
  id: PartId;
  cards: Card[];
  rulings: Ruling[];
  texts: CardText[];
  sets: SetName[];
  counts: Counts;
  /** The latest day that the file itself names, as in `2025-12-26`. */
  latest?: string;
}

export const emptyPart = (id: PartId): Part => ({
  id,
  cards: [],
  rulings: [],
  texts: [],
  sets: [],
  counts: { entries: 0, read: 0, refused: 0, placeholders: 0 },
});
