import {
  type Bench,
  type BenchCard,
  type BenchPlace,
  cannot,
  type Edit,
  type EditRefusal,
  isEditRefusal,
  type KindOfPiece,
  type Piece,
  type Switch,
} from './bench';
import { fits, isText, type Shape, type Test } from './shape';

/** No title of a card comes near it; what is longer is no title. */
export const LONGEST_TITLE = 80;

export interface Edited<State> {
  ok: true;
  state: State;
}

const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPiece: Test = (value) => {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  const only = (...names: string[]) => keys.every((key) => names.includes(key));
  if ('known' in value) return only('known') && isText(value.known);
  if ('unknown' in value) return only('unknown') && value.unknown === true;
  const { kind, title, figures = {}, traits = [] } = value;
  return (
    only('kind', 'title', 'figures', 'traits') &&
    isText(kind) &&
    isText(title) &&
    isObject(figures) &&
    Object.values(figures).every(isNumber) &&
    Array.isArray(traits) &&
    traits.every(isText)
  );
};

const isSwitchValue: Test = (value) => isText(value) || isNumber(value) || typeof value === 'boolean';

const SHAPES: Record<Edit['edit'], Shape> = {
  add: { must: { to: isText, piece: isPiece } },
  move: { must: { card: isText, to: isText } },
  copy: { must: { card: isText } },
  remove: { must: { card: isText } },
  count: { must: { place: isText, to: isNumber } },
  figure: { must: { card: isText, figure: isText, to: isNumber } },
  set: { must: { what: isText, to: isSwitchValue }, may: { card: isText } },
};

const fitsAsMove = fits<{ type: Edit['edit'] }>(SHAPES, { edit: isText });

/** Of what stands in a line of play: this is no move of a player. */
export const isEdit = (value: unknown): value is Edit =>
  isObject(value) && isText(value.edit) && fitsAsMove({ ...value, type: value.edit });

/** Changes a position as asked for, if the bench can. What it is handed may come from anybody. */
export function edit<State, Setup>(
  bench: Bench<State, Setup>,
  state: State,
  asked: unknown,
): Edited<State> | EditRefusal {
  if (!isEdit(asked)) return cannot('malformed');
  const made = make(bench, state, asked);
  return isEditRefusal(made) ? made : { ok: true, state: made };
}

function make<State, Setup>(bench: Bench<State, Setup>, state: State, asked: Edit): State | EditRefusal {
  const cardOf = (id: string | undefined) => bench.cards(state).find((card) => card.id === id);
  const placeOf = (id: string) => bench.places(state).find((place) => place.id === id);
  switch (asked.edit) {
    case 'add': {
      const place = placeOf(asked.to);
      if (!place) return cannot('no-such-place', { place: asked.to });
      return layPiece(bench, state, place, asked.piece);
    }
    case 'copy': {
      const card = cardOf(asked.card);
      const place = card && placeOf(card.place);
      if (!card || !place) return cannot('no-such-card', { card: asked.card });
      if (bench.copy) return roomFor(place, card.kind, card.title) ?? bench.copy(state, card, place);
      return layPiece(bench, state, place, bench.pieceOf(state, card));
    }
    case 'move': {
      const [card, place] = [cardOf(asked.card), placeOf(asked.to)];
      if (!card) return cannot('no-such-card', { card: asked.card });
      if (!place) return cannot('no-such-place', { place: asked.to });
      if (card.place === place.id) return state;
      if (liesUnder(bench, state, place, card)) return cannot('under-itself', { card: card.title });
      return roomFor(place, card.kind, card.title) ?? bench.move(state, card, place);
    }
    case 'remove': {
      const card = cardOf(asked.card);
      return card ? bench.remove(state, card) : cannot('no-such-card', { card: asked.card });
    }
    case 'count': {
      const place = placeOf(asked.place);
      if (place?.count === undefined) return cannot('no-such-place', { place: asked.place });
      const { least, most } = { least: 0, most: place.most ?? 99 };
      if (!Number.isInteger(asked.to) || asked.to < least || asked.to > most)
        return cannot('out-of-range', { least, most });
      return asked.to === place.count ? state : bench.count(state, place, asked.to);
    }
    case 'figure': {
      const card = cardOf(asked.card);
      if (!card) return cannot('no-such-card', { card: asked.card });
      const range = kindOf(bench, card.kind)?.figures.find(({ id }) => id === asked.figure);
      if (!range || !Object.hasOwn(card.figures, asked.figure))
        return cannot('no-such-switch', { what: asked.figure });
      if (asked.to < range.least || asked.to > range.most)
        return cannot('out-of-range', { least: range.least, most: range.most });
      return bench.figure(state, card, asked.figure, asked.to);
    }
    case 'set': {
      const found = bench.switches(state).find(({ id, card }) => id === asked.what && card === asked.card);
      if (!found) return cannot('no-such-switch', { what: asked.what });
      return (
        switchable(found, asked.to) ?? (found.value === asked.to ? state : bench.set(state, found, asked.to))
      );
    }
  }
}

const kindOf = <State, Setup>(bench: Bench<State, Setup>, kind: string): KindOfPiece | undefined =>
  bench.kinds.find((each) => each.kind === kind);

/** Why such a card may not lie there; nothing if it may. */
function roomFor(place: BenchPlace, kind: string, title: string): EditRefusal | undefined {
  if (!place.takes.includes(kind)) return cannot('not-here', { card: title });
  const { count = place.cards.length, most } = place;
  return most !== undefined && count >= most ? cannot('too-many', { most }) : undefined;
}

function layPiece<State, Setup>(
  bench: Bench<State, Setup>,
  state: State,
  place: BenchPlace,
  piece: Piece,
): State | EditRefusal {
  if ('unknown' in piece) return roomFor(place, 'unknown', '?') ?? bench.add(state, place, piece);
  if ('known' in piece) {
    const known = bench.known.find(({ name }) => name === piece.known);
    if (!known) return cannot('no-such-piece', { piece: piece.known });
    const { owners } = known;
    const foreign = owners && place.owner !== undefined && !owners.includes(place.owner);
    if (foreign) return cannot('not-here', { card: known.title });
    return roomFor(place, known.kind, known.title) ?? bench.add(state, place, piece);
  }
  const kind = kindOf(bench, piece.kind);
  if (!kind) return cannot('no-such-piece', { piece: piece.kind });
  const title = piece.title.trim();
  if (title === '' || title.length > LONGEST_TITLE) return cannot('no-title', { most: LONGEST_TITLE });
  return (
    flawIn(kind, piece) ?? roomFor(place, kind.kind, title) ?? bench.add(state, place, { ...piece, title })
  );
}

/** A figure or trait that its kind does not have, or out of range. */
function flawIn(kind: KindOfPiece, piece: Extract<Piece, { title: string }>): EditRefusal | undefined {
  const { figures = {}, traits = [] } = piece;
  for (const [id, value] of Object.entries(figures)) {
    const range = kind.figures.find((each) => each.id === id);
    if (!range) return cannot('no-such-switch', { what: id });
    if (value < range.least || value > range.most)
      return cannot('out-of-range', { least: range.least, most: range.most });
  }
  const strange = traits.find((trait) => !kind.traits?.includes(trait));
  if (strange !== undefined) return cannot('no-such-switch', { what: strange });
  const missing = kind.figures.find(({ id, must }) => must && figures[id] === undefined);
  return missing ? cannot('out-of-range', { least: missing.least, most: missing.most }) : undefined;
}

/** A card cannot go onto what lies on it. */
function liesUnder<State, Setup>(
  bench: Bench<State, Setup>,
  state: State,
  place: BenchPlace,
  card: BenchCard,
): boolean {
  const cards = new Map(bench.cards(state).map((each) => [each.id, each]));
  const places = new Map(bench.places(state).map((each) => [each.id, each]));
  for (let at: BenchPlace | undefined = place, deep = 0; at?.on !== undefined && deep < 50; deep++) {
    if (at.on === card.id) return true;
    at = places.get(cards.get(at.on)?.place ?? '');
  }
  return false;
}

/** Why the switch cannot be set to it; nothing if it can. */
function switchable({ id, among }: Switch, to: unknown): EditRefusal | undefined {
  if (among === 'yes-no') return typeof to === 'boolean' ? undefined : cannot('no-such-switch', { what: id });
  if ('least' in among) {
    const { least, most } = among;
    const fitting = Number.isInteger(to) && (to as number) >= least && (to as number) <= most;
    return fitting ? undefined : cannot('out-of-range', { least, most });
  }
  return among.includes(to as string) ? undefined : cannot('no-such-switch', { what: id });
}
