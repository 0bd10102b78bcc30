import { isManned, participantFacts } from '../battle/where';
import { placeOf } from '../stack/place';
import { type CardId, printOf, type State } from '../stack/state';
import { DEATH_STAR_II, isDeathStarSector } from './sectors';
import type { PlaceFacts } from './state';
import { bareView } from './view';

export const placeFacts = (state: State, id: CardId | undefined): PlaceFacts | undefined =>
  id !== undefined && Object.hasOwn(state.cards, id) ? printOf(state, id).place : undefined;

const neighbours = new WeakMap<CardId[], Map<CardId, CardId[]>>();

/** What lies beside each location; worked out once a play, since locations stay where they lie. */
function besideEach(state: State, row: CardId[]): Map<CardId, CardId[]> {
  let beside = neighbours.get(row);
  if (!beside) {
    beside = new Map();
    for (const one of row)
      beside.set(
        one,
        row.filter((other) => lieSideBySide(state, row, one, other)),
      );
    neighbours.set(row, beside);
  }
  return beside;
}

function lieSideBySide(state: State, row: CardId[], one: CardId, other: CardId): boolean {
  const [here, there] = [placeFacts(state, one), placeFacts(state, other)];
  if (!here || !there || here.kind !== there.kind || here.kind === 'system') return false;
  if (here.of === undefined || here.of !== there.of) return false;
  const alike = row.filter((id) => placeFacts(state, id)?.kind === here.kind);
  return Math.abs(alike.indexOf(one) - alike.indexOf(other)) === 1;
}

const besideOf = (state: State, id: CardId): CardId[] => {
  const row = state.field?.row ?? [];
  return [...(besideEach(state, row).get(id) ?? []), ...row.filter((other) => leadsInto(state, id, other))];
};

/** Between a vehicle site and the site where its vehicle is, either way. */
// swccg/vehicle-sites#adjacent-to-planet-site
function leadsInto(state: State, one: CardId, other: CardId): boolean {
  const isOutside = (site: CardId, inside: CardId): boolean => {
    const vehicle = placeFacts(state, inside)?.inside;
    if (vehicle === undefined || placeFacts(state, site)?.kind !== 'site') return false;
    return state.cards[vehicle]?.zone === 'table' && placeOf(state, vehicle) === site;
  };
  return isOutside(one, other) || isOutside(other, one);
}

/** Both sites or both sectors, side by side on the table, and parts of the same whole. */
// swccg/adjacent
export const areAdjacent = (state: State, one: CardId, other: CardId): boolean =>
  besideOf(state, one).includes(other);

const reached = new WeakMap<State['cards'], Map<string, Set<CardId>>>();

/** Where at most so many steps lead, each to an adjacent site that may be entered; worked out once for each arrangement. */
function within(state: State, from: CardId, steps: number, outdoors: boolean): Set<CardId> {
  let known = reached.get(state.cards);
  if (!known) {
    known = new Map();
    reached.set(state.cards, known);
  }
  const way = `${steps}${outdoors} ${from}`;
  let sites = known.get(way);
  if (!sites) {
    sites = stepsFrom(state, from, steps, outdoors);
    known.set(way, sites);
  }
  return sites;
}

function stepsFrom(state: State, from: CardId, steps: number, outdoors: boolean): Set<CardId> {
  const mayEnter = (id: CardId): boolean => {
    const place = placeFacts(state, id);
    return outdoors ? place?.exterior === true : place?.kind === 'site';
  };
  const seen = new Set([from]);
  let edge = [from];
  for (let left = steps; left > 0 && edge.length > 0; left--) {
    const further = new Set(edge.flatMap((near) => besideOf(state, near)));
    edge = [...further].filter((id) => !seen.has(id) && mayEnter(id));
    for (const id of edge) seen.add(id);
  }
  seen.delete(from);
  return seen;
}

/**
 * Whether a card can go there in one move: by landspeed from adjacent site to adjacent site, by hyperspeed from system
 * to system. Other ways to move are in `travel.ts` and `boarding.ts`.
 */
// swccg/death-star-ii/moving#landspeed, swccg/death-star-ii/moving#hyperspeed
export function isInRange(state: State, id: CardId, to: CardId): boolean {
  const from = placeOf(state, id);
  const facts = printOf(state, id).figures;
  if (from === undefined || from === to || !facts) return false;
  const [here, there] = [placeFacts(state, from), placeFacts(state, to)];
  if (!here || !there) return false;
  switch (facts.kind) {
    case 'character':
      return within(state, from, 1, false).has(to);
    case 'vehicle':
      return within(state, from, facts.landspeed ?? 0, true).has(to);
    case 'starship':
      // swccg/landed-starfighter: at a site it has no landspeed
      if (here.kind === 'site') return false;
      if (here.kind !== 'system' || there.kind !== 'system')
        return areAdjacent(state, from, to) || isShaftBelow(state, from, to) || isShaftBelow(state, to, from);
      // swccg/death-star-dark-side#to-the-planet: it takes no hyperspeed
      if (here.orbits === to || there.orbits === from) return true;
      if (!hasNavComputer(state, id) || here.parsec === undefined || there.parsec === undefined) return false;
      // swccg/death-star-ii/moving#hyperspeed: no distance is too short to take hyperspeed
      return (facts.hyperspeed ?? 0) >= Math.max(1, Math.abs(here.parsec - there.parsec));
    default:
      return false;
  }
}

/** The way in: from the Death Star II system to the sector that is its Coolant Shaft. */
// swccg/movement#coolant-shaft
export function isShaftBelow(state: State, system: CardId, sector: CardId): boolean {
  const [above, below] = [placeFacts(state, system), placeFacts(state, sector)];
  if (above?.kind !== 'system' || !isDeathStarSector(below)) return false;
  const isTheStation = above.of === DEATH_STAR_II || printOf(state, system).title === DEATH_STAR_II;
  return isTheStation && printOf(state, sector).title.includes('Coolant Shaft');
}

/** Its own, or that of a character aboard. */
// swccg/death-star-ii/moving#hyperspeed
function hasNavComputer(state: State, id: CardId): boolean {
  const { cards, table, captives } = bareView(state);
  const has = (each: CardId): boolean => {
    const facts = cards[each];
    return (facts?.kind === 'starship' || facts?.kind === 'character') && facts.navComputer === true;
  };
  return (
    has(id) ||
    Object.keys(table).some((each) => table[each]?.aboard === id && !captives.includes(each) && has(each))
  );
}

/** Whether somebody is at the controls of what needs somebody there in order to move. */
// swccg/death-star-ii/moving#drivers, swccg/react#conditions
export function isDriven(state: State, id: CardId): boolean {
  const view = bareView(state);
  const facts = participantFacts(view, id);
  return facts !== undefined && (facts.kind === 'character' || isManned(view, id, facts));
}
