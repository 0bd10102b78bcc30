import { SIDES } from '../../core/sides';
import { soundly } from '../../core/sound-setup';
import { CARDS } from '../battle/cards';
import type { Role } from '../battle/state';
import { hasPlaceFor } from '../battle/where';
import type { Card } from '../stack/schema';
import { idOf } from '../stack/setup';
import { PHASES } from '../stack/timing';
import { partAtFault } from './is-setup';
import {
  type AnyCard,
  cardOf,
  type PlayLocation,
  type PlayPut,
  type PlaySetup,
  type PlaySide,
} from './setup';

export const SETUP_FLAWS = [
  'malformed',
  'id-twice',
  'unknown-card',
  'nowhere',
  'unknown-place',
  'wrong-role',
  'no-spy',
  'wrong-side',
  'wrong-phase',
  'no-life-force',
  'unknown-location',
] as const;

export interface SetupFlaw {
  code: (typeof SETUP_FLAWS)[number];
  /** The card, the location or the side that is at fault. */
  at: string;
}

/** What is wrong with a set-up; nothing if it can be played. */
export const checkSetup = (setup: PlaySetup): SetupFlaw[] =>
  soundly(
    setup,
    () => flawsIn(setup),
    (at) => ({ code: 'malformed', at }),
    ['damage', 'activated'],
  );

const isPut = (put: AnyCard | PlayPut): put is PlayPut => typeof put === 'object' && 'card' in put;
const isKnown = (card: AnyCard): boolean => typeof card !== 'string' || Object.hasOwn(CARDS, card);
const size = (pile: unknown): number =>
  typeof pile === 'number' ? pile : Array.isArray(pile) ? pile.length : 0;

function flawsIn(setup: PlaySetup): SetupFlaw[] {
  const fault = partAtFault(setup);
  if (fault !== undefined) return [{ code: 'malformed', at: fault }];
  const flaws: SetupFlaw[] = [];
  const places = new Set(setup.locations.map(({ id }) => id));
  const ids = new Set<string>(places);
  if (places.size < setup.locations.length) flaws.push({ code: 'id-twice', at: 'locations' });
  if (!PHASES.includes(setup.phase)) flaws.push({ code: 'wrong-phase', at: String(setup.phase) });
  for (const id of givenIds(setup)) {
    if (ids.has(id)) flaws.push({ code: 'id-twice', at: id });
    ids.add(id);
  }
  const onTable = hostsIn(setup, places);
  for (const side of SIDES) {
    const player = setup[side];
    if (size(player.reserve) + size(player.force) + size(player.used) < 1)
      flaws.push({ code: 'no-life-force', at: side });
    for (const put of putsOf(player)) {
      const card = isPut(put) ? put.card : put;
      const at = (isPut(put) && put.id) || (typeof card === 'string' ? card : card.title);
      if (!isKnown(card)) flaws.push({ code: 'unknown-card', at });
      else if (cardOf(card).side !== 'both' && cardOf(card).side !== side)
        flaws.push({ code: 'wrong-side', at });
    }
    for (const put of player.table ?? [])
      flaws.push(...flawsOnTable(put, onTable), ...flawsOfSpy(put, setup));
  }
  for (const { id, inside } of setup.locations)
    if (inside !== undefined && (!onTable.has(inside) || places.has(inside)))
      flaws.push({ code: 'unknown-place', at: id });
  for (const place of setup.locations)
    if (!isInOrbit(place, setup)) flaws.push({ code: 'unknown-place', at: place.id });
  const at = setup.underWay?.at;
  if (at !== undefined && !places.has(at)) flaws.push({ code: 'unknown-location', at });
  for (const id of hitIn(setup)) if (!onTable.get(id)) flaws.push({ code: 'unknown-card', at: id });
  return flaws;
}

/** A system orbits another one on table at the same parsec, if it orbits any. */
// swccg/death-star-dark-side#orbit
const isInOrbit = ({ id, kind, parsec, orbits }: PlayLocation, { locations }: PlaySetup): boolean =>
  orbits === undefined ||
  (kind === 'system' &&
    locations.some(
      (other) => other.id === orbits && other.id !== id && other.kind === 'system' && other.parsec === parsec,
    ));

const hitIn = ({ underWay }: PlaySetup): readonly string[] =>
  (underWay && 'hit' in underWay && underWay.hit) || [];

const putsOf = ({ hand = [], table = [], reserve, force, used, lost }: PlaySide): (AnyCard | PlayPut)[] => {
  const piled = [reserve, force, used, lost].flatMap((pile) => (Array.isArray(pile) ? pile : []));
  return [...hand, ...table, ...piled.filter((token) => token !== null && typeof token !== 'number')];
};

const givenIds = (setup: PlaySetup): string[] =>
  SIDES.flatMap((side) => putsOf(setup[side])).flatMap((put) =>
    isPut(put) && put.id !== undefined ? [put.id] : [],
  );

/** Each by its id; a location is no card here. */
type Hosts = ReadonlyMap<string, Card | undefined>;

/** What a card may be at: the locations, and the cards on table that are somewhere themselves. */
function hostsIn(setup: PlaySetup, places: ReadonlySet<string>): Hosts {
  const above = new Map<string, string | undefined>();
  const cards = new Map<string, Card>();
  for (const put of SIDES.flatMap((side) => setup[side].table ?? [])) {
    const card = isPut(put) ? put.card : put;
    if (!isKnown(card)) continue;
    const stem = (isPut(put) ? put.id : undefined) ?? idOf(cardOf(card).title);
    let id = stem;
    for (let copy = 2; above.has(id) || places.has(id); copy++) id = `${stem}-${copy}`;
    above.set(id, isPut(put) ? put.at : undefined);
    cards.set(id, cardOf(card));
  }
  const hosts = new Map<string, Card | undefined>([...places].map((id) => [id, undefined]));
  for (const id of above.keys()) {
    const way = [id];
    for (let at = above.get(id); at !== undefined && !way.includes(at); at = above.get(at)) way.push(at);
    if (places.has(way.at(-1) ?? '')) hosts.set(id, cards.get(id));
  }
  return hosts;
}

/** What counts in battles has to be somewhere; Effects may lie beside the table. */
function flawsOnTable(put: AnyCard | PlayPut, hosts: Hosts): SetupFlaw[] {
  const card = isPut(put) ? put.card : put;
  if (!isKnown(card)) return [];
  const made = cardOf(card);
  const at = isPut(put) ? put.at : undefined;
  const name = (isPut(put) && put.id) || made.title;
  if (at === undefined) return made.figures ? [{ code: 'nowhere', at: name }] : [];
  if (!hosts.has(at)) return [{ code: 'unknown-place', at: name }];
  const role = isPut(put) ? put.as : undefined;
  return role === undefined || isRoleAboard(hosts.get(at), role) ? [] : [{ code: 'wrong-role', at: name }];
}

const isRoleAboard = (host: Card | undefined, role: Role): boolean => {
  const carrier = host?.figures;
  return (carrier?.kind === 'vehicle' || carrier?.kind === 'starship') && hasPlaceFor(carrier, role);
};

/** Whoever is undercover is a spy at a site, and nobody's captive. */
// swccg/card-states#undercover
function flawsOfSpy(put: AnyCard | PlayPut, { locations }: PlaySetup): SetupFlaw[] {
  if (!isPut(put) || !put.undercover || !isKnown(put.card)) return [];
  const { title, kind, tags } = cardOf(put.card);
  const isAtSite = locations.some((place) => place.id === put.at && place.kind === 'site');
  const isSpy = kind === 'character' && tags?.includes('spy') === true && !put.captive;
  return isSpy && isAtSite ? [] : [{ code: 'no-spy', at: put.id ?? title }];
}
