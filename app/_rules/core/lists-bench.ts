import type { Bench, BenchCard, BenchPlace, EditRefusal, KnownPiece, Piece } from './bench';
import { cannot } from './bench';

/** A place whose cards the state keeps as a list of their ids. */
export interface ListPlace<State> extends Omit<BenchPlace, 'cards' | 'count'> {
  /** All that lies here, the topmost first, cards that nobody knows among them. */
  ids: readonly string[];
  /** A pile: what nobody knows in it is only counted. */
  counted?: true;
  /** The state with these cards here instead. */
  lay(state: State, ids: readonly string[]): State;
}

export type OwnPiece = Extract<Piece, { title: string }>;

export interface Described {
  title: string;
  kind: string;
  figures: Record<string, number>;
  traits?: readonly string[];
}

/** An engine whose states keep cards in lists, and what is printed on each apart from where it lies. */
export interface ListTable<State, Facts> {
  lists(state: State): ListPlace<State>[];
  /** What is printed on a card; nothing for one that nobody knows. */
  factsOf(state: State, id: string): Facts | undefined;
  describe(facts: Facts): Described;
  isTaken(state: State, id: string): boolean;
  /** Takes note of what a card is, before it is laid down. */
  note(state: State, id: string, facts: Facts | undefined): State;
  /** Drops whatever is known of a card, which lies nowhere any more. */
  forget(state: State, id: string): State;
  known: readonly (KnownPiece & { facts: Facts })[];
  factsFrom(piece: OwnPiece, place: BenchPlace): Facts;
  withFigure(facts: Facts, figure: string, to: number): Facts;
  /** What goes on cannot do without this card. */
  isHeld?(state: State, id: string): boolean;
  /** Puts right what a change has left without meaning. */
  settle(state: State): State;
}

type Hands<State, Setup> = Pick<
  Bench<State, Setup>,
  'known' | 'places' | 'cards' | 'add' | 'copy' | 'move' | 'remove' | 'pieceOf' | 'count' | 'figure'
>;

const UNKNOWN = 'unknown';

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 32);

/** Ids that no card has; the same whenever the same is laid in the same position. */
function newIds<State, Facts>(
  table: ListTable<State, Facts>,
  state: State,
  base: string,
  count: number,
): string[] {
  const taken = new Set(table.lists(state).flatMap(({ ids }) => ids));
  const isFree = (id: string) => !taken.has(id) && !(id in Object.prototype) && !table.isTaken(state, id);
  const found: string[] = [];
  for (let n = 1; found.length < count; n++) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (isFree(id)) found.push(id);
  }
  return found;
}

const at = (place: { counted?: true }, ids: readonly string[], id: string): string[] =>
  place.counted ? [id, ...ids] : [...ids, id];

/** Everything of a bench that is about where cards lie, for an engine that keeps them in lists. */
export function listsBench<State, Facts, Setup>(table: ListTable<State, Facts>): Hands<State, Setup> {
  const listOf = (state: State, id: string) => table.lists(state).find((list) => list.id === id);

  function lay(state: State, place: BenchPlace, facts: Facts | undefined, base: string): State | EditRefusal {
    const [id = base] = newIds(table, state, base, 1);
    const noted = table.note(state, id, facts);
    const list = listOf(noted, place.id);
    return list
      ? table.settle(list.lay(noted, at(list, list.ids, id)))
      : cannot('no-such-place', { place: place.id });
  }

  const nameless = ({ owner }: BenchPlace): string => `${owner ?? 'card'}-1`;
  const laid = (state: State, place: BenchPlace, facts: Facts) =>
    lay(state, place, facts, slug(table.describe(facts).title) || nameless(place));

  /** Takes a card off the table, and what lies on it. */
  function takeOff(state: State, id: string): State {
    let next = state;
    for (const list of table.lists(state))
      if (list.on === id) for (const upon of list.ids) next = takeOff(next, upon);
    for (const list of table.lists(next))
      if (list.ids.includes(id))
        return table.forget(
          list.lay(
            next,
            list.ids.filter((each) => each !== id),
          ),
          id,
        );
    return next;
  }

  return {
    known: table.known.map(({ facts, ...piece }) => piece),
    places: (state) =>
      table.lists(state).map(({ ids, counted, lay, ...place }) => ({
        ...place,
        cards: counted ? ids.filter((id) => table.factsOf(state, id)) : ids,
        ...(counted && { count: ids.length }),
      })),
    cards: (state) =>
      table.lists(state).flatMap(({ id: place, ids, counted, owner }) =>
        ids.flatMap((id): BenchCard[] => {
          const facts = table.factsOf(state, id);
          const owned = { id, place, ...(owner !== undefined && { owner }) };
          if (facts) return [{ ...owned, ...table.describe(facts) }];
          return counted ? [] : [{ ...owned, title: '?', kind: UNKNOWN, figures: {} }];
        }),
      ),
    add(state, to, piece) {
      if ('unknown' in piece) return lay(state, to, undefined, nameless(to));
      if (!('known' in piece)) return laid(state, to, table.factsFrom(piece, to));
      const found = table.known.find(({ name }) => name === piece.known);
      return found ? laid(state, to, found.facts) : cannot('no-such-piece', { piece: piece.known });
    },
    copy(state, { id }, to) {
      const facts = table.factsOf(state, id);
      return facts ? laid(state, to, facts) : lay(state, to, undefined, nameless(to));
    },
    move(state, card, to) {
      const [from, goal] = [listOf(state, card.place), listOf(state, to.id)];
      const foreign = from?.owner !== undefined && goal?.owner !== undefined && from.owner !== goal.owner;
      if (!from || !goal || foreign) return cannot('not-here', { card: card.title });
      if (table.isHeld?.(state, card.id)) return cannot('in-use', { card: card.title });
      const without = from.lay(
        state,
        from.ids.filter((id) => id !== card.id),
      );
      const list = listOf(without, to.id);
      return list
        ? table.settle(list.lay(without, at(list, list.ids, card.id)))
        : cannot('not-here', { card: card.title });
    },
    remove: (state, card) =>
      table.isHeld?.(state, card.id)
        ? cannot('in-use', { card: card.title })
        : table.settle(takeOff(state, card.id)),
    pieceOf(state, card) {
      const facts = table.factsOf(state, card.id);
      if (!facts) return { unknown: true };
      const found = table.known.find((each) => each.facts === facts || same(each.facts, facts));
      if (found) return { known: found.name };
      const { title, kind, figures, traits } = table.describe(facts);
      return { kind, title, figures, ...(traits && { traits: [...traits] }) };
    },
    count(state, place, to) {
      const list = listOf(state, place.id);
      if (!list) return cannot('no-such-place', { place: place.id });
      if (to > list.ids.length && !list.takes.includes(UNKNOWN)) return cannot('not-here', { card: '?' });
      if (to > list.ids.length) {
        const added = newIds(table, state, nameless(place), to - list.ids.length);
        const noted = added.reduce((now, id) => table.note(now, id, undefined), state);
        return table.settle(list.lay(noted, [...list.ids, ...added]));
      }
      // those that nobody knows go first, from the top as they came; then the rest, from the bottom
      const [named, unknown] = [true, false].map((so) =>
        list.ids.filter((id) => (table.factsOf(state, id) !== undefined) === so),
      ) as [string[], string[]];
      const gone = [...unknown, ...named.toReversed()].slice(0, list.ids.length - to);
      const held = gone.find((id) => table.isHeld?.(state, id));
      if (held !== undefined) return cannot('in-use', { card: held });
      const left = list.lay(
        state,
        list.ids.filter((id) => !gone.includes(id)),
      );
      return table.settle(gone.reduce(table.forget, left));
    },
    figure(state, card, figure, to) {
      const facts = table.factsOf(state, card.id);
      if (!facts) return cannot('no-such-card', { card: card.id });
      return table.settle(table.note(state, card.id, table.withFigure(facts, figure, to)));
    },
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A record without one of its keys. */
export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** How a state that keeps what is printed on its known cards by their ids looks them up, notes and forgets them. */
export const factsById = {
  factsOf: <Facts>({ cards }: { cards: Readonly<Record<string, Facts>> }, id: string): Facts | undefined =>
    Object.hasOwn(cards, id) ? cards[id] : undefined,
  isTaken: ({ cards }: { cards: object }, id: string): boolean => Object.hasOwn(cards, id),
  note: <Facts, State extends { cards: Readonly<Record<string, Facts>> }>(
    state: State,
    id: string,
    facts: Facts | undefined,
  ): State => (facts ? { ...state, cards: { ...state.cards, [id]: facts } } : state),
  forget: <State extends { cards: Readonly<Record<string, unknown>> }>(state: State, id: string): State => ({
    ...state,
    cards: without(state.cards, id),
  }),
};
