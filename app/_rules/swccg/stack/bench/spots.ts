import type { BenchPlace } from '../../../core/bench';
import { otherSide, SIDES, type Side } from '../../../core/sides';
import type { Role } from '../../battle/state';
import { placeOf } from '../place';
import { type CardId, printOf, type State } from '../state';
import { KINDS, PILES, type Zone } from '../timing';

/** A place of the bench, and what the engine makes of a card that lies there. */
export interface Spot extends BenchPlace {
  where: { zone: Zone; at?: string; as?: Role; captive?: true };
}

const EFFECTS = KINDS.filter((kind) => kind.endsWith('-effect') || kind === 'effect');
const FIGHTERS = ['character', 'droid', 'creature', 'vehicle', 'starship'];
const PEOPLE = ['character', 'droid'];
const THINGS = ['weapon', 'device'];
const ASIDE = [...EFFECTS, 'epic-event', 'admirals-order', 'objective', 'defensive-shield', 'jedi-test'];
const IN_HAND = [...FIGHTERS, ...THINGS, ...ASIDE, 'interrupt', 'unknown'];
const AT_A_LOCATION = [...FIGHTERS, ...THINGS, ...ASIDE];

/** So many may lie in a pile: more than a deck holds is odd, and allowed. */
export const MOST_IN_A_PILE = 99;

const isLocation = (state: State, id: CardId): boolean => printOf(state, id).kind === 'location';
const inZone = (state: State, zone: Zone, side?: Side): CardId[] =>
  state.ids.filter(
    (id) => state.cards[id]?.zone === zone && (side === undefined || state.cards[id]?.owner === side),
  );

/** Locations from left to right. */
export function rowOf(state: State): CardId[] {
  const here = inZone(state, 'table').filter((id) => isLocation(state, id));
  const { row = [] } = state.field ?? {};
  return [...row.filter((id) => here.includes(id)), ...here.filter((id) => !row.includes(id))];
}

/** Places that cards are at: the locations, and those of which a play has only the name. */
function placesAt(state: State): string[] {
  const named = inZone(state, 'table').flatMap((id) => state.cards[id]?.at ?? []);
  return [...rowOf(state), ...new Set(named.filter((at) => !Object.hasOwn(state.cards, at)))];
}

/** What a card that lies on or in another one does there. */
function roleOn(state: State, id: CardId, host: CardId): Role | 'captive' | undefined {
  const { kind } = printOf(state, id);
  const carrier = printOf(state, host).kind;
  const card = state.cards[id];
  if (carrier === 'vehicle' || carrier === 'starship') {
    if (kind === 'vehicle' || kind === 'starship') return card?.as ?? 'cargo';
    return kind === 'character' ? (card?.as ?? 'passenger') : undefined;
  }
  return card?.captive ? 'captive' : undefined;
}

/** Where a card may lie on another one, whatever lies there now. */
function rolesOf(state: State, host: CardId): (Role | 'captive')[] {
  const { kind, figures } = printOf(state, host);
  if (kind === 'character') return ['captive'];
  if (kind === 'starship') {
    const isCapital = figures?.kind === 'starship' && figures.type === 'capital';
    return isCapital ? ['pilot', 'passenger', 'cargo'] : ['pilot', 'passenger'];
  }
  if (kind !== 'vehicle') return [];
  const drives = figures?.kind === 'vehicle' && figures.type === 'transport';
  return [drives || !figures ? 'driver' : 'pilot', 'passenger'];
}

const TAKES: Record<Role | 'captive', string[]> = {
  pilot: PEOPLE,
  driver: PEOPLE,
  passenger: PEOPLE,
  cargo: ['vehicle', 'starship'],
  captive: PEOPLE,
};

function* spotsOn(state: State, host: CardId): Generator<Spot> {
  const owner = state.cards[host]?.owner ?? 'light';
  const lying = state.ids.filter((id) => {
    const card = state.cards[id];
    return card?.at === host && (card.zone === 'table' || card.zone === 'on');
  });
  const roles = new Map(lying.map((id) => [id, roleOn(state, id, host)]));
  const at = placeOf(state, host);
  const zone = at !== undefined && at !== host ? { zone: at } : {};
  const { kind } = printOf(state, host);
  for (const role of new Set([
    ...rolesOf(state, host),
    ...[...roles.values()].filter((each) => each !== undefined),
  ]))
    yield {
      id: `on.${host}.${role}`,
      owner: role === 'captive' ? otherSide(owner) : owner,
      takes: TAKES[role],
      cards: lying.filter((id) => roles.get(id) === role),
      on: host,
      ...zone,
      where: {
        zone: 'table',
        at: host,
        ...(role === 'captive' ? { captive: true as const } : { as: role }),
      },
    };
  yield {
    id: `on.${host}`,
    takes: FIGHTERS.includes(kind) ? [...THINGS, ...EFFECTS] : [...EFFECTS, 'interrupt'],
    cards: lying.filter((id) => roles.get(id) === undefined),
    on: host,
    ...zone,
    where: { zone: 'table', at: host },
  };
}

function* spotsOf(state: State, side: Side): Generator<Spot> {
  const inHand = inZone(state, 'hand', side);
  yield {
    id: `${side}.hand`,
    owner: side,
    takes: IN_HAND,
    cards: inHand,
    count: inHand.length + state.piles[side].hand.length,
    most: MOST_IN_A_PILE,
    zone: `hand-${side}`,
    where: { zone: 'hand' },
  };
  for (const pile of PILES) {
    const tokens = state.piles[side][pile];
    yield {
      id: `${side}.${pile}`,
      owner: side,
      takes: IN_HAND,
      cards: tokens.filter((token) => typeof token === 'string'),
      count: tokens.length,
      most: MOST_IN_A_PILE,
      zone: `${side}-${pile}`,
      where: { zone: pile },
    };
  }
  const table = inZone(state, 'table', side).filter((id) => !isLocation(state, id));
  for (const at of placesAt(state))
    yield {
      id: `${side}.at.${at}`,
      owner: side,
      takes: AT_A_LOCATION,
      cards: table.filter((id) => state.cards[id]?.at === at),
      zone: at,
      where: { zone: 'table', at },
    };
  yield {
    id: `${side}.table`,
    owner: side,
    // in a whole play, what fights is somewhere
    takes: state.field ? [...ASIDE, 'device'] : AT_A_LOCATION,
    cards: table.filter((id) => state.cards[id]?.at === undefined),
    zone: state.field ? 'aside' : 'no-location',
    where: { zone: 'table' },
  };
  yield {
    id: `${side}.out`,
    owner: side,
    takes: IN_HAND.filter((kind) => kind !== 'unknown'),
    cards: inZone(state, 'out', side),
    where: { zone: 'out' },
  };
}

const found = new WeakMap<State, Spot[]>();

/** Every place of a position at which cards can lie; worked out once, since a position never changes. */
export function spots(state: State): Spot[] {
  const known = found.get(state);
  if (known) return known;
  const made = makeSpots(state);
  found.set(state, made);
  return made;
}

function makeSpots(state: State): Spot[] {
  const hosts = inZone(state, 'table').filter((id) => !isLocation(state, id));
  const stacked = inZone(state, 'stack');
  return [
    {
      id: 'row',
      takes: ['location'],
      cards: rowOf(state),
      zone: state.field ? 'places' : 'table',
      where: { zone: 'table' },
    },
    ...SIDES.flatMap((side) => [...spotsOf(state, side)]),
    ...hosts.flatMap((host) => [...spotsOn(state, host)]),
    ...(stacked.length > 0
      ? [{ id: 'stack', takes: [], cards: stacked, zone: 'stack', where: { zone: 'stack' as const } }]
      : []),
  ];
}

export const spotAt = (state: State, id: string): Spot => {
  const spot = spots(state).find((each) => each.id === id);
  if (!spot) throw new Error(`no place ${id}`);
  return spot;
};
