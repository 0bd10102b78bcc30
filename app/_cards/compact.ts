import type { Card, Figure } from './card';
import { FIGURES } from './card';
import { isThing } from './fields';
import { type Counts, gameOfPart, isPartId, type Part, type PartId } from './part';

/** Raised whenever a field is added or means something else. */
export const CARDS_SCHEMA = 2;
/** In 1 a card had no `says`, and every keyword that its text names stood under `keywords`; the rest is the same. */
const isReadable = (schema: unknown): boolean => schema === CARDS_SCHEMA || schema === 1;

/** A column of the table of cards: each value that occurs once, and which of them each card has. */
interface Column {
  values: unknown[];
  /** 0 for none, else the place in `values` from 1. */
  of: number[];
}

/** A part as it is kept: facts in columns, which compress to a third; words apart, since not everybody wants them. */
export interface Kept {
  schema: number;
  id: PartId;
  latest?: string;
  counts: Counts;
  sets: Part['sets'];
  length: number;
  columns: Record<string, Column>;
}
export interface KeptWords {
  schema: number;
  id: PartId;
  rulings: Part['rulings'];
  texts: Part['texts'];
}

const PLAIN = [
  'id',
  'otherIds',
  'title',
  'back',
  'unique',
  'virtual',
  'side',
  'type',
  'subtype',
  'icons',
  'keywords',
  'named',
  'timings',
  'traits',
  'links',
  'kinds',
  'also',
  'sets',
  'rarity',
  'printings',
  'differs',
  'errata',
  'says',
] as const satisfies readonly (keyof Card)[];

export function pack(part: Part): Kept {
  const { id, latest, counts, sets, cards } = part;
  const columns: Record<string, Column> = {};
  const put = (name: string, pick: (card: Card) => unknown): void => {
    const column = columnOf(cards.map(pick));
    if (column.values.length > 0) columns[name] = column;
  };
  for (const field of PLAIN) put(field, (card) => card[field]);
  for (const figure of FIGURES) put(`figures.${figure}`, (card) => card.figures[figure]);
  return {
    schema: CARDS_SCHEMA,
    id,
    ...(latest !== undefined && { latest }),
    counts,
    sets,
    length: cards.length,
    columns,
  };
}

export const packWords = ({ id, rulings, texts }: Part, withTexts: boolean): KeptWords => ({
  schema: CARDS_SCHEMA,
  id,
  rulings,
  texts: withTexts ? texts : [],
});

function columnOf(all: readonly unknown[]): Column {
  // what is no object is told apart by itself, and lists by how they are written
  const places = new Map<unknown, number>();
  const lists = new Map<string, number>();
  const values: unknown[] = [];
  const of = all.map((value) => {
    if (value === undefined) return 0;
    const isList = typeof value === 'object';
    const key = isList ? JSON.stringify(value) : value;
    const known: Map<unknown, number> = isList ? lists : places;
    let place = known.get(key);
    if (place === undefined) {
      place = values.push(value);
      known.set(key, place);
    }
    return place;
  });
  return { values, of };
}

/** A kept part as it was; nothing if it is damaged or of another schema. */
export function unpack(kept: unknown, words?: unknown): Part | undefined {
  if (!isThing(kept) || !isReadable(kept.schema) || !isPartId(kept.id)) return undefined;
  const { columns, length, counts } = kept;
  if (!isThing(columns) || typeof length !== 'number' || length > 100_000 || !isThing(counts))
    return undefined;
  const game = gameOfPart(kept.id);
  const cards = Array.from(
    { length },
    (): Card => ({ game, id: '', title: '', type: '', figures: {}, printings: 1 }),
  );
  for (const field of PLAIN)
    if (!fill(cards, columns[field], (card, value) => Object.assign(card, { [field]: value })))
      return undefined;
  for (const figure of FIGURES)
    if (
      !fill(cards, columns[`figures.${figure}`], (card, value) => {
        card.figures[figure as Figure] = String(value);
      })
    )
      return undefined;
  const told = isThing(words) && isReadable(words.schema) && words.id === kept.id ? words : {};
  return {
    id: kept.id,
    cards,
    rulings: Array.isArray(told.rulings) ? (told.rulings as Part['rulings']) : [],
    texts: Array.isArray(told.texts) ? (told.texts as Part['texts']) : [],
    sets: Array.isArray(kept.sets) ? (kept.sets as Part['sets']) : [],
    counts: counts as unknown as Counts,
    ...(typeof kept.latest === 'string' && { latest: kept.latest }),
  };
}

function fill(cards: Card[], column: unknown, set: (card: Card, value: unknown) => void): boolean {
  if (column === undefined) return true;
  if (!isThing(column) || !Array.isArray(column.values) || !Array.isArray(column.of)) return false;
  if (column.of.length !== cards.length) return false;
  const { values, of } = column as unknown as Column;
  return cards.every((card, i) => {
    const place = of[i] ?? 0;
    if (place === 0) return true;
    if (!Number.isInteger(place) || place < 0 || place > values.length) return false;
    set(card, values[place - 1]);
    return true;
  });
}
