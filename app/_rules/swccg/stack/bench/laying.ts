import { type BenchCard, type BenchPlace, cannot, type EditRefusal, type Piece } from '../../../core/bench';
import { isSide, type Side } from '../../../core/sides';
import { placeOf } from '../place';
import type { Card } from '../schema';
import { idOf, print } from '../setup';
import { type CardId, type CardState, cardOf, printOf, type State } from '../state';
import { put, type Table } from '../table';
import { countIcons, forget, isInUse, joinBattle, lyingOn, opened, renewed } from './change';
import { isPile, setTokens } from './piles';
import type { Profile } from './profile';
import { type Spot, spotAt } from './spots';

/** An id that no card has yet: the title in small letters, as a set-up would give it. */
function freeId(state: State, title: string): CardId {
  const stem = idOf(title) || 'card';
  const taken = (id: string) => Object.hasOwn(state.cards, id) || id in Object.prototype;
  let free = stem;
  for (let copy = 2; taken(free); copy++) free = `${stem}-${copy}`;
  return free;
}

/** Whose a card is that is laid there: the place says it, or the card itself, or the one that it is laid on. */
function ownerAt(state: State, { owner, on }: BenchPlace, card: Card | undefined): Side {
  if (isSide(owner)) return owner;
  if (card && card.side !== 'both') return card.side;
  return on === undefined ? 'light' : cardOf(state, on).owner;
}

type Base = Pick<CardState, 'print' | 'owner' | 'tags' | 'undercover'>;

function cardAt({ where }: Spot, base: Base, kind: string): CardState {
  const { zone, at, as, captive } = where;
  return {
    print: base.print,
    owner: base.owner,
    // an Interrupt does not stay on table by itself: the card it lies on holds it
    zone: kind === 'interrupt' && zone === 'table' ? 'on' : zone,
    ...(at !== undefined && { at }),
    ...(as && { as }),
    ...(captive && { captive }),
    ...(base.undercover && zone === 'table' && { undercover: true as const }),
    ...(base.tags && zone === 'table' && { tags: base.tags }),
  };
}

/** Lays a card that is new to the play. */
function layNew(table: Table, spot: Spot, base: Pick<CardState, 'print' | 'owner' | 'tags'>): CardId {
  const { state } = table;
  const { title, kind } = state.book[base.print] ?? { title: '', kind: 'interrupt' };
  const id = freeId(state, title);
  state.cards = { ...state.cards, [id]: cardAt(spot, base, kind) };
  state.ids = [...state.ids, id];
  const { zone } = spot.where;
  if (isPile(zone)) setTokens(state, base.owner, zone, [id, ...state.piles[base.owner][zone]]);
  if (kind === 'location') {
    if (state.field) state.field = { ...state.field, row: [...state.field.row, id] };
    countIcons(state);
  }
  joinBattle(state, id);
  return id;
}

export function add(profile: Profile, state: State, to: BenchPlace, piece: Piece): State | EditRefusal {
  const table = opened(state);
  const spot = spotAt(state, to.id);
  if ('unknown' in piece) {
    const side = ownerAt(state, to, undefined);
    const { zone } = spot.where;
    if (zone !== 'hand' && !isPile(zone)) return cannot('not-here', { card: '?' });
    setTokens(table.state, side, zone, [null, ...state.piles[side][zone]]);
    return table.state;
  }
  const known = 'known' in piece ? profile.known[piece.known] : undefined;
  if ('known' in piece && !known) return cannot('no-such-piece', { piece: piece.known });
  const owner = ownerAt(state, to, known);
  const card = known ?? profile.make(owner, piece as Extract<Piece, { title: string }>);
  layNew(table, spot, { print: printIn(table.state, print(card)), owner });
  return table.state;
}

/** The number of a print in the book; the same card is not printed twice. */
function printIn(state: State, card: State['book'][number]): number {
  const text = JSON.stringify(card);
  const found = state.book.findIndex((each) => JSON.stringify(each) === text);
  if (found >= 0) return found;
  state.book = [...state.book, card];
  return state.book.length - 1;
}

/** A second one, with the same text and figures, where the first one lies. */
export function copy(state: State, { id }: BenchCard, to: BenchPlace): State | EditRefusal {
  const { zone } = cardOf(state, id);
  if (zone === 'stack') return cannot('in-use');
  const table = opened(state);
  layNew(table, spotAt(state, to.id), cardOf(state, id));
  return table.state;
}

export function move(state: State, card: BenchCard, to: BenchPlace): State | EditRefusal {
  const { id } = card;
  const current = cardOf(state, id);
  const { side, kind } = printOf(state, id);
  if (current.zone === 'stack') return cannot('in-use', { card: card.title });
  const owner = isSide(to.owner) ? to.owner : current.owner;
  if (owner !== current.owner && side !== 'both') return cannot('not-here', { card: card.title });
  const table = opened(state);
  const spot = spotAt(state, to.id);
  const staysOnTable = spot.where.zone === 'table';
  const along = staysOnTable ? [] : lyingOn(state, id);
  lift(table, id);
  setDown(table, id, spot, { ...current, owner }, kind);
  for (const each of along) follow(table, each, id, spot, placeOf(state, id));
  if (!staysOnTable) forget(table.state, [id, ...along]);
  renewed(table.state);
  if (staysOnTable) for (const each of [id, ...lyingOn(table.state, id)]) joinBattle(table.state, each);
  return table.state;
}

/** Out of the pile that it lies in. */
function lift({ state }: Table, id: CardId): void {
  const { owner, zone } = cardOf(state, id);
  if (!isPile(zone)) return;
  const tokens = state.piles[owner][zone];
  const index = tokens.indexOf(id);
  setTokens(
    state,
    owner,
    zone,
    tokens.filter((_, i) => i !== index),
  );
}

function setDown({ state }: Table, id: CardId, spot: Spot, base: CardState, kind: string): void {
  const { undercover, ...plain } = base;
  const { zone, at, captive } = spot.where;
  // swccg/card-states#undercover: a spy stays undercover from site to site
  const isUnder = undercover && !captive && at !== undefined && printOf(state, at).place?.kind === 'site';
  state.cards = {
    ...state.cards,
    [id]: cardAt(spot, { ...plain, ...(isUnder && { undercover }) }, kind),
  };
  if (isPile(zone)) setTokens(state, base.owner, zone, [id, ...state.piles[base.owner][zone]]);
}

/** What lay on a card that leaves the table goes where it goes; what is the other player's stays, and is free. */
function follow(table: Table, id: CardId, host: CardId, spot: Spot, at: string | undefined): void {
  const { state } = table;
  const card = cardOf(state, id);
  if (card.owner === cardOf(state, host).owner) {
    put(table, id, spot.where.zone);
    return;
  }
  const { as: _, captive: __, at: ___, ...rest } = card;
  state.cards = { ...state.cards, [id]: { ...rest, zone: 'table', ...(at !== undefined && { at }) } };
}

export function remove(state: State, card: BenchCard): State | EditRefusal {
  const gone = [card.id, ...lyingOn(state, card.id)];
  if (gone.some((id) => isInUse(state, id))) return cannot('in-use', { card: card.title });
  const table = opened(state);
  for (const id of gone) lift(table, id);
  const left = new Set(gone);
  const next = table.state;
  next.ids = next.ids.filter((id) => !left.has(id));
  next.cards = Object.fromEntries(Object.entries(next.cards).filter(([id]) => !left.has(id)));
  next.limits = next.limits.filter(({ source }) => source === undefined || !left.has(source));
  forget(next, gone);
  if (card.kind === 'location') countIcons(next);
  return next;
}

/** More cards are nameless ones, at the bottom; fewer are taken from the bottom, and those with a name stay. */
export function count(state: State, place: BenchPlace, to: number): State | EditRefusal {
  const { owner, where } = spotAt(state, place.id);
  const { zone } = where;
  if (!isSide(owner) || (zone !== 'hand' && !isPile(zone))) return cannot('no-such-place');
  if (to < place.cards.length)
    return cannot('out-of-range', { least: place.cards.length, most: place.most ?? to });
  const table = opened(state);
  const tokens = [...state.piles[owner][zone]];
  let more = to - (place.count ?? 0);
  for (; more > 0; more--) tokens.push(null);
  for (; more < 0; more++)
    tokens.splice(
      tokens.findLastIndex((token) => typeof token !== 'string'),
      1,
    );
  setTokens(table.state, owner, zone, tokens);
  return table.state;
}

/** Only this card is changed: others of the same print stay as they are. */
export function reprint(
  state: State,
  id: CardId,
  change: (print: State['book'][number]) => State['book'][number],
): State {
  const table = opened(state);
  const changed = change(printOf(state, id));
  table.state.cards = {
    ...table.state.cards,
    [id]: { ...cardOf(state, id), print: printIn(table.state, changed) },
  };
  countIcons(table.state);
  return table.state;
}
