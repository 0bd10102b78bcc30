import { otherSide, type Side } from '../../core/sides';
import { type Refusal, refuse } from '../stack/refusals';
import { type Action, type CardId, cardOf, printOf, type State } from '../stack/state';
import { type Table, tell } from '../stack/table';
import { titleOf } from './boarding';
import { changeField } from './fight';
import { placeFacts } from './reach';
import { DEATH_STAR_II } from './sectors';

/**
 * Deploying locations. They lie in a row: those of one planet in an order that every new one keeps, and the system at
 * one end of it. The opponent's version of a location is converted by one's own, on top of it.
 */
// swccg/locations#placing, swccg/death-star-ii/turn#deploying-locations
export type LayingWay = 'alone' | 'before' | 'after' | 'over';

/** The two stations: each player deploys locations of one of them. */
// swccg/death-star-and-death-star-ii
const STATIONS = ['Death Star', DEATH_STAR_II];
/** The sectors of the second one, from its system inward. */
// swccg/death-star-ii-location-deployment#row-order
const SECTORS = ['Coolant Shaft', 'Capacitors', 'Reactor Core'];
/** Sites with a layout that the documents only draw. */
// swccg/endor-location-deployment-rules
const DRAWN = ['Endor'];

/** What a location is a part of; a system, of its own planet. */
export const wholeOf = (state: State, id: CardId): string | undefined => {
  const place = placeFacts(state, id);
  return place?.kind === 'system' ? (place.of ?? printOf(state, id).title) : place?.of;
};

const rowOf = (state: State): CardId[] => state.field?.row ?? [];

/** The locations on table of the planet, or the station, that a location is a part of. */
const relatedTo = (state: State, card: CardId): CardId[] => {
  const whole = wholeOf(state, card);
  return whole === undefined ? [] : rowOf(state).filter((id) => wholeOf(state, id) === whole);
};

/** The location of that title that lies on the table, whoever's version it is. */
const sameAs = (state: State, card: CardId): CardId | undefined =>
  rowOf(state).find((id) => titleOf(state, id) === titleOf(state, card));

/** Whose version a location is, as far as that is told. */
function versionOf(state: State, id: CardId): Side | undefined {
  const { side } = printOf(state, id);
  return state.field?.versions?.[id] ?? (side === 'both' ? undefined : side);
}

/** Why a location is not deployed at all, wherever it would go. */
export function whyNotLay(state: State, by: Side, card: CardId): Refusal | undefined {
  const place = placeFacts(state, card);
  const whole = wholeOf(state, card);
  const args = { card: titleOf(state, card) };
  const isKnown =
    place !== undefined &&
    place.inside === undefined &&
    !(whole !== undefined && DRAWN.includes(whole)) &&
    (place.kind !== 'sector' || rankOf(state, card) !== undefined);
  if (!isKnown) return refuse('locations-lie', args);
  return hasChosenOther(state, by, whole) ? refuse('other-death-star', args) : undefined;
}

const hasChosenOther = (state: State, by: Side, whole: string | undefined): boolean =>
  whole !== undefined &&
  STATIONS.includes(whole) &&
  state.ids.some((id) => {
    const zone = state.cards[id]?.zone;
    const other = placeFacts(state, id) && (zone === 'table' || zone === 'on') && wholeOf(state, id);
    return other && other !== whole && STATIONS.includes(other) && versionOf(state, id) === by;
  });

/** By itself: the first location of its planet. */
// swccg/locations#planets-apart
export function whyNotAlone(state: State, card: CardId): Refusal | undefined {
  const same = sameAs(state, card);
  if (same !== undefined) return refuse('already-lies', { location: titleOf(state, same) });
  return relatedTo(state, card).length > 0
    ? refuse('has-its-place', { card: titleOf(state, card) })
    : undefined;
}

/** Right before the first related location, or right after any of them, as long as their order holds. */
// swccg/locations#new-site, swccg/locations#system-at-end
export function whyNotBeside(
  state: State,
  card: CardId,
  beside: CardId,
  way: 'before' | 'after',
): Refusal | undefined {
  const same = sameAs(state, card);
  if (same !== undefined) return refuse('already-lies', { location: titleOf(state, same) });
  const related = relatedTo(state, card);
  const index = related.indexOf(beside);
  if (index < 0)
    return refuse('not-related', { location: titleOf(state, card), other: titleOf(state, beside) });
  const at = way === 'after' ? index + 1 : index;
  const among = [...related.slice(0, at), card, ...related.slice(at)];
  const isFirst = way === 'after' || index === 0;
  // what lies there in no order leaves none to hold to
  if (isFirst && (isInOrder(state, among) || !isInOrder(state, related))) return undefined;
  return refuse('out-of-order', { card: titleOf(state, card), location: titleOf(state, beside) });
}

/** On top of the opponent's version of it. */
// swccg/locations#converting
export function whyNotOver(state: State, by: Side, card: CardId, id: CardId): Refusal | undefined {
  const location = titleOf(state, id);
  if (location !== titleOf(state, card))
    return refuse('no-version', { card: titleOf(state, card), location });
  const version = versionOf(state, id);
  if (version === undefined) return refuse('version-unknown', { location });
  return version === otherSide(by) ? undefined : refuse('already-lies', { location });
}

/** Interior sites on one side and exterior ones on the other, docking bays between them; the system at one end. */
function isInOrder(state: State, ids: readonly CardId[]): boolean {
  const isApart = (id: CardId) =>
    placeFacts(state, id)?.kind === 'system' && wholeOf(state, id) !== DEATH_STAR_II;
  const isWithin = ids.slice(1, -1).some(isApart);
  const ranks = ids.filter((id) => !isApart(id)).map((id) => rankOf(state, id) ?? 0);
  const rises = ranks.every((rank, i) => i === 0 || rank >= (ranks[i - 1] ?? 0));
  const falls = ranks.every((rank, i) => i === 0 || rank <= (ranks[i - 1] ?? 0));
  return !isWithin && (rises || falls);
}

/** Where a location comes in the order of its whole; unknown for other sectors than those of the second Death Star. */
// swccg/locations#docking-bay-separates, swccg/death-star-ii-location-deployment#row-order
function rankOf(state: State, id: CardId): number | undefined {
  const place = placeFacts(state, id);
  if (wholeOf(state, id) === DEATH_STAR_II) {
    if (place?.kind === 'site') return place.exterior ? 1 : 0;
    if (place?.kind === 'system') return 2;
    const depth = SECTORS.findIndex((name) => titleOf(state, id).endsWith(name));
    return depth < 0 ? undefined : 3 + depth;
  }
  if (place?.kind !== 'site') return undefined;
  if (place.dockingBay) return 1;
  return place.exterior ? 2 : 0;
}

/** A location comes to lie where its player puts it. */
export function lay(table: Table, action: Action, way: LayingWay): void {
  const { state } = table;
  const { card, by } = action;
  const [beside] = action.targets.beside ?? [];
  if (!state.field || card === undefined) return;
  const { row, versions } = state.field;
  changeField(state, { versions: { ...versions, [card]: by } });
  if (way === 'over') {
    if (beside !== undefined) cover(table, beside, card);
    return;
  }
  const index = beside === undefined ? row.length : row.indexOf(beside) + (way === 'after' ? 1 : 0);
  changeField(state, { row: [...row.slice(0, index), card, ...row.slice(index)] });
}

/** What was at the version below is at the one on top, and it is still the same location that was drained or battled at. */
function cover(table: Table, below: CardId, above: CardId): void {
  const { state } = table;
  const { field } = state;
  if (!field) return;
  const renamed = (ids: CardId[]): CardId[] => ids.map((id) => (id === below ? above : id));
  const cards = { ...state.cards };
  for (const id of state.ids) {
    const card = cards[id];
    if (card?.at === below) cards[id] = { ...card, at: above };
  }
  cards[below] = { ...cardOf(state, below), zone: 'on', at: above };
  state.cards = cards;
  changeField(state, {
    row: renamed(field.row),
    drained: renamed(field.drained),
    battled: renamed(field.battled),
  });
  tell(table, 'converted', { location: titleOf(state, above) });
}
