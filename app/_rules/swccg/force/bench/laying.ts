import { type BenchCard, type BenchPlace, cannot, type EditRefusal, type Piece } from '../../../core/bench';
import { isSide, type Side } from '../../../core/sides';
import type { Pile, Piles } from '../piles';
import { PILES } from '../piles';
import type { ForceCard, ForceLocation, ForceState } from '../state';
import { FORCE_KNOWN, figuresOf, makeCard, traitsOf, withFigure } from './kinds';

const isPile = (where: string): where is Pile => (PILES as readonly string[]).includes(where);
const whereOf = ({ id }: BenchPlace): string => id.slice(id.indexOf('.') + 1);

/** The play goes on; whatever had ended it is changed. */
const opened = ({ over: _, ...state }: ForceState): ForceState => state;

const withPile = (state: ForceState, side: Side, pile: Pile, cards: string[]): ForceState => ({
  ...state,
  piles: { ...state.piles, [side]: { ...state.piles[side], [pile]: cards } },
});

const isTaken = (state: ForceState, id: string): boolean =>
  id in Object.prototype ||
  Object.hasOwn(state.cards, id) ||
  state.locations.some((location) => location.id === id) ||
  (['light', 'dark'] as const).some((side) => PILES.some((pile) => state.piles[side][pile].includes(id)));

export function freeId(state: ForceState, stem: string, from = 1): string {
  for (let n = from; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!isTaken(state, id)) return id;
  }
}

const stemOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'card';

/** A name for a card that nobody knows, as a set-up gives it: `dark-7`. */
function nameless(state: ForceState, side: Side): string {
  for (let n = 1; ; n++) if (!isTaken(state, `${side}-${n}`)) return `${side}-${n}`;
}

/** Whether something that is under way speaks of it. */
function isInUse({ due }: ForceState, id: string): boolean {
  if (due?.what !== 'use') return false;
  return 'card' in due.purpose ? due.purpose.card === id : due.purpose.location === id;
}

export function add(state: ForceState, to: BenchPlace, piece: Piece): ForceState | EditRefusal {
  const next = opened(state);
  if (to.id === 'row') return addLocation(next, piece);
  const where = whereOf(to);
  const side = to.owner as Side;
  if ('unknown' in piece) {
    if (!isPile(where)) return cannot('not-here', { card: '?' });
    return withPile(next, side, where, [nameless(state, side), ...state.piles[side][where]]);
  }
  const card = 'known' in piece ? FORCE_KNOWN[piece.known] : makeCard(side, piece);
  if (!card) return cannot('no-such-piece');
  return lay(next, side, where, { ...card, side });
}

function lay(state: ForceState, side: Side, where: string, card: ForceCard): ForceState {
  const id = freeId(state, stemOf(card.title));
  const next = { ...state, cards: { ...state.cards, [id]: card } };
  if (isPile(where)) {
    const cards = state.piles[side][where];
    return withPile(next, side, where, where === 'hand' ? [...cards, id] : [id, ...cards]);
  }
  return { ...next, table: { ...state.table, [side]: [...state.table[side], id] } };
}

function addLocation(state: ForceState, piece: Piece): ForceState | EditRefusal {
  if (!('title' in piece)) return cannot('not-here', { card: '?' });
  const { lightIcons = 1, darkIcons = 1, drainBonus = 0 } = piece.figures ?? {};
  const location: ForceLocation = {
    id: freeId(state, stemOf(piece.title)),
    title: piece.title,
    icons: { light: lightIcons, dark: darkIcons },
    ...(drainBonus !== 0 && { drainBonus }),
  };
  return { ...state, locations: [...state.locations, location] };
}

function takenUp(state: ForceState, id: string): ForceState {
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  const pilesOf = (piles: Piles): Piles =>
    Object.fromEntries(PILES.map((pile) => [pile, without(piles[pile])])) as Piles;
  return {
    ...state,
    piles: { light: pilesOf(state.piles.light), dark: pilesOf(state.piles.dark) },
    table: { light: without(state.table.light), dark: without(state.table.dark) },
  };
}

export function move(
  state: ForceState,
  { id, title, owner }: BenchCard,
  to: BenchPlace,
): ForceState | EditRefusal {
  if (isInUse(state, id)) return cannot('in-use', { card: title });
  if (!isSide(to.owner) || to.owner !== owner) return cannot('not-here', { card: title });
  const next = takenUp(opened(state), id);
  const where = whereOf(to);
  const side = to.owner;
  if (!isPile(where)) return { ...next, table: { ...next.table, [side]: [...next.table[side], id] } };
  const cards = next.piles[side][where];
  const moved = { ...next, moved: next.moved.filter((each) => each !== id) };
  return withPile(moved, side, where, where === 'hand' ? [...cards, id] : [id, ...cards]);
}

export function remove(state: ForceState, { id, title, place }: BenchCard): ForceState | EditRefusal {
  if (isInUse(state, id)) return cannot('in-use', { card: title });
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  const next = opened(state);
  if (place === 'row')
    return {
      ...next,
      locations: state.locations.filter((location) => location.id !== id),
      drained: without(state.drained),
      battled: without(state.battled),
    };
  const { [id]: _, ...cards } = state.cards;
  return { ...takenUp(next, id), cards, moved: without(state.moved) };
}

export function count(state: ForceState, place: BenchPlace, to: number): ForceState | EditRefusal {
  const where = whereOf(place);
  const side = place.owner as Side;
  if (!isPile(where)) return cannot('no-such-place');
  if (to < place.cards.length)
    return cannot('out-of-range', { least: place.cards.length, most: place.most ?? to });
  let next = opened(state);
  for (let now = place.count ?? 0; now < to; now++)
    next = withPile(next, side, where, [...next.piles[side][where], nameless(next, side)]);
  const cards = [...next.piles[side][where]];
  while (cards.length > to)
    cards.splice(
      cards.findLastIndex((id) => !Object.hasOwn(state.cards, id)),
      1,
    );
  return withPile(next, side, where, cards);
}

export function figure(
  state: ForceState,
  { id, place }: BenchCard,
  what: string,
  to: number,
): ForceState | EditRefusal {
  if (!Number.isInteger(to)) return cannot('out-of-range', { least: 0, most: 20 });
  const next = opened(state);
  if (place === 'row')
    return {
      ...next,
      locations: state.locations.map((location) =>
        location.id === id ? withIcon(location, what, to) : location,
      ),
    };
  const card = state.cards[id];
  return card
    ? { ...next, cards: { ...state.cards, [id]: withFigure(card, what, to) } }
    : cannot('no-such-card');
}

function withIcon(location: ForceLocation, what: string, to: number): ForceLocation {
  if (what === 'drainBonus') return { ...location, drainBonus: to };
  return { ...location, icons: { ...location.icons, [what === 'lightIcons' ? 'light' : 'dark']: to } };
}

/** The cards of the play, wherever they lie. */
export function cardsOf(state: ForceState, places: readonly BenchPlace[]): BenchCard[] {
  return places.flatMap(({ id: place, cards }) =>
    cards.flatMap((id): BenchCard[] => {
      const location = place === 'row' ? state.locations.find((each) => each.id === id) : undefined;
      if (location) {
        const { title, icons, drainBonus = 0 } = location;
        return [
          {
            id,
            title,
            kind: 'location',
            place,
            figures: { lightIcons: icons.light, darkIcons: icons.dark, drainBonus },
          },
        ];
      }
      const card = state.cards[id];
      if (!card) return [];
      const traits = traitsOf(card);
      return [
        {
          id,
          title: card.title,
          kind: card.kind,
          owner: card.side,
          place,
          figures: figuresOf(card),
          ...(traits.length > 0 && { traits }),
        },
      ];
    }),
  );
}

export function pieceOf(state: ForceState, { id, kind, title, figures, traits }: BenchCard): Piece {
  const text = JSON.stringify(state.cards[id]);
  const known = Object.keys(FORCE_KNOWN).find((name) => JSON.stringify(FORCE_KNOWN[name]) === text);
  return known !== undefined ? { known } : { kind, title, figures, ...(traits && { traits: [...traits] }) };
}
