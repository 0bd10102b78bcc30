import type { Side } from '../../core/sides';
import { isActive, placeOf } from './place';
import { rosterOf } from './roster';
import type { Pattern } from './schema';
import {
  type Action,
  battleOf,
  type CardId,
  type Happening,
  isInert,
  type Printed,
  printOf,
  type State,
} from './state';
import type { Zone } from './timing';
import { allIn } from './whereabouts';

/** What a pattern is held against: an action, a card or a happening. */
interface Thing {
  what?: string;
  by: Side;
  type?: string;
  card?: CardId;
  name?: string;
  kind?: string;
  at?: string | undefined;
  to?: string;
  purpose?: string;
}

const among = (wanted: string | string[], found: string | undefined): boolean =>
  typeof wanted === 'string' ? wanted === found : found !== undefined && wanted.includes(found);

export function fits(state: State, pattern: Pattern, thing: Thing, you: Side): boolean {
  if (pattern.what !== undefined && !among(pattern.what, thing.what)) return false;
  if (pattern.type !== undefined && !among(pattern.type, thing.type)) return false;
  if (pattern.title !== undefined && !among(pattern.title, thing.name)) return false;
  if (pattern.kind !== undefined && !among(pattern.kind, thing.kind)) return false;
  if (pattern.by !== undefined && (pattern.by === 'you') !== (thing.by === you)) return false;
  if (pattern.purpose !== undefined && !among(pattern.purpose, thing.purpose)) return false;
  if (pattern.tag !== undefined && !tagged(state, pattern.tag, thing.card)) return false;
  if (pattern.unique !== undefined && pattern.unique !== isUnique(state, thing.card)) return false;
  if (pattern.at !== undefined && !isPlace(state, pattern.at, thing.at)) return false;
  if (pattern.atTag !== undefined && !isTaggedPlace(state, pattern.atTag, thing.at)) return false;
  if (pattern.to !== undefined && !isPlace(state, pattern.to, thing.to)) return false;
  if (pattern.any !== undefined && !pattern.any.some((one) => fits(state, one, thing, you))) return false;
  return pattern.not === undefined || !fits(state, pattern.not, thing, you);
}

export const actionFits = (state: State, pattern: Pattern, action: Action, you: Side): boolean =>
  fits(state, pattern, action, you);

export const happeningFits = (state: State, pattern: Pattern, happening: Happening, you: Side): boolean =>
  fits(state, pattern, happening, you);

export function cardFits(state: State, pattern: Pattern, id: CardId, you: Side): boolean {
  const { title: name, kind } = printOf(state, id);
  if (pattern.kind !== undefined && !among(pattern.kind, kind)) return false;
  if (pattern.title !== undefined && !among(pattern.title, name)) return false;
  const at = asksWhere(pattern) ? placeOf(state, id) : undefined;
  return fits(state, pattern, { by: state.cards[id]?.owner ?? you, card: id, name, kind, at }, you);
}

/** An action as happenings tell of it. */
export function thingOf({
  by,
  id,
  type,
  name,
  card,
  kind,
  at,
  to,
  purpose,
}: Action): Omit<Happening, 'what'> {
  const thing: Omit<Happening, 'what'> = { by, action: id, type, name };
  if (card !== undefined) thing.card = card;
  if (kind !== undefined) thing.kind = kind;
  if (at !== undefined) thing.at = at;
  if (to !== undefined) thing.to = to;
  if (purpose !== undefined) thing.purpose = purpose;
  return thing;
}

function tagged(state: State, wanted: string | string[], id: CardId | undefined): boolean {
  if (id === undefined) return false;
  const own = state.cards[id]?.tags;
  const printed = printOf(state, id).tags;
  if (typeof wanted === 'string') return own?.includes(wanted) === true || printed?.includes(wanted) === true;
  return wanted.some((tag) => own?.includes(tag) || printed?.includes(tag));
}

const isUnique = (state: State, id: CardId | undefined): boolean =>
  id !== undefined && printOf(state, id).copies === 1;

function isPlace(state: State, wanted: string, place: string | undefined): boolean {
  const sought = wanted === 'battle' ? battleOf(state)?.at : wanted;
  if (place === undefined || sought === undefined) return false;
  return place === sought || (state.cards[place] !== undefined && printOf(state, place).title === sought);
}

const isTaggedPlace = (state: State, tag: string | string[], place: string | undefined): boolean =>
  place !== undefined && state.cards[place] !== undefined && tagged(state, tag, place);

/** Whether a pattern asks for more than a kind, a title and an owner. */
const asksMore = ({ what, type, purpose, tag, unique, at, atTag, to, any, not }: Pattern): boolean =>
  (what ?? type ?? purpose ?? tag ?? unique ?? at ?? atTag ?? to ?? any ?? not) !== undefined;

/** Whether a pattern, or a part of it, asks where something is or where it leads. */
export const asksWhere = ({ at, atTag, to, any, not }: Pattern): boolean =>
  at !== undefined ||
  atTag !== undefined ||
  to !== undefined ||
  any?.some(asksWhere) === true ||
  (not !== undefined && asksWhere(not));

/** Whether a card is on table, or in that zone, and fits; what never changes about it is asked first. */
export function isOnTable(
  state: State,
  pattern: Pattern,
  id: CardId,
  owner: Side,
  { title: name, kind }: Printed,
  you: Side,
  zone: Zone = 'table',
): boolean {
  if (pattern.kind !== undefined && !among(pattern.kind, kind)) return false;
  if (pattern.title !== undefined && !among(pattern.title, name)) return false;
  if (pattern.by !== undefined && (pattern.by === 'you') !== (owner === you)) return false;
  if (state.cards[id]?.zone !== zone) return false;
  if (!asksMore(pattern)) return true;
  const at = asksWhere(pattern) ? placeOf(state, id) : undefined;
  return fits(state, pattern, { by: owner, card: id, name, kind, at }, you);
}

/** Whether at least so many cards on table fit; one that is inactive satisfies no text that asks for it. */
// swccg/card-states#captive
export function areOnTable(state: State, pattern: Pattern, you: Side, count: number): boolean {
  let found = 0;
  for (const { id, owner, print } of allIn(state, 'table')) {
    if (found >= count) return true;
    if (isOnTable(state, pattern, id, owner, print, you) && isActive(state, id)) found += 1;
  }
  return found >= count;
}

/** Every card on table that fits. */
export function onTable(state: State, pattern: Pattern, you: Side): CardId[] {
  const found: CardId[] = [];
  for (const { id, owner, print } of allIn(state, 'table')) {
    if (isOnTable(state, pattern, id, owner, print, you)) found.push(id);
  }
  return found;
}

/** swccg/highest-ability-character: a droid counts as 0; with no character that can be targeted there is none. */
export function highestAbility(state: State, side: Side, excluded: CardId[] = []): number | undefined {
  let highest: number | undefined;
  for (const { id, owner, ability } of rosterOf(state).characters) {
    const card = state.cards[id];
    if (owner !== side || card?.zone !== 'table' || isInert(card) || excluded.includes(id)) continue;
    highest = Math.max(highest ?? 0, ability);
  }
  return highest;
}
