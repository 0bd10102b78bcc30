import type { BaseFacts, CardFacts } from '../printed/schema';
import {
  type BaseState,
  type Laid,
  type PlayerState,
  type PlayState,
  type Resources,
  SEATS,
  type Seat,
  type ShieldState,
  type TableSetup,
  type UnitState,
} from './state';

/** The cards that a setup may name. */
export type Known = Readonly<Record<string, CardFacts>>;

export const isKnown = (known: Known, card: string | CardFacts): boolean =>
  typeof card !== 'string' || Object.hasOwn(known, card);

/** What a card is: one of the set by its name, or as typed. */
export const factsOf = (known: Known, card: string | CardFacts): CardFacts =>
  typeof card === 'string' ? (known[card] as CardFacts) : card;

/** What unknown Shields may be, if the setup does not say: a card without Burst, a Pilot, a Base, a Command. */
const UNKNOWNS = ['gm', 'amuro-ray', 'white-base', 'unforeseen-incident'] as const;

/** The players by side: each alone, or 1 and 2 against 3 and 4. */
// gundam/rulebook/multiplayer
export function sidesOf({ format, players, order }: Omit<TableSetup<object>, 'turn'>): Seat[][] {
  const seats = SEATS.filter((seat) => players[seat]);
  if (format === 'team-battle') return [seats.slice(0, 2), seats.slice(2)];
  return (format === 'battle-royale' && order ? order : seats).map((seat) => [seat]);
}

interface BaseGiven<Name> {
  card: Name | BaseFacts;
  damage?: number;
  rested?: true;
}

export const baseOf = <Name>(base: NonNullable<Laid<Name>['base']>): BaseGiven<Name> =>
  typeof base === 'object' && base !== null && 'card' in base ? base : { card: base as Name | BaseFacts };

export const resourcesOf = (given: NonNullable<Laid<string>['resources']>): Resources =>
  typeof given === 'number'
    ? { active: given, rested: 0, ex: 0 }
    : { active: given.active ?? 0, rested: given.rested ?? 0, ex: given.ex ?? 0 };

/** The names of a player's Shields, as `2-shield-1` for the top one of player 2. */
export const shieldName = (seat: Seat, index: number): string => `${seat}-shield-${index + 1}`;

export const shieldsOf = <Name>({
  shields = 0,
}: {
  shields?: Laid<Name>['shields'];
}): (Name | CardFacts | null)[] =>
  typeof shields === 'number' ? Array.from({ length: Math.max(0, shields) }, () => null) : shields;

/** One Shield of each in turn, from the top down. */
// gundam/rulebook/multiplayer#team-battle
function alternate(piles: ShieldState[][]): ShieldState[] {
  const longest = Math.max(0, ...piles.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => piles.flatMap((pile) => pile[i] ?? [])).flat();
}

/** A main phase with everything that the setup puts on the table; no turns are kept. */
export function layOut(setup: TableSetup<Laid<string> & { deck?: number }>, known: Known): PlayState {
  const cards: Record<string, CardFacts> = {};
  const units: UnitState[] = [];
  const players: Partial<Record<Seat, PlayerState>> = {};
  const sides = sidesOf(setup);
  const turn = sides.findIndex((seats) => seats.includes(setup.turn));
  if (turn < 0) throw new RangeError(`player ${setup.turn} has the turn and does not play`);
  for (const seat of SEATS) {
    const given = setup.players[seat];
    if (!given) continue;
    for (const { id, card, pilot, rested, damage, deployedThisTurn } of given.units ?? []) {
      cards[id] = factsOf(known, card);
      if (pilot) cards[pilot.id] = factsOf(known, pilot.card);
      units.push({
        id,
        owner: seat,
        ...(pilot && { pilot: pilot.id }),
        rested: rested ?? false,
        damage: damage ?? 0,
        deployed: deployedThisTurn ?? false,
        gains: [],
        used: [],
      });
    }
    for (const { id, card } of given.hand ?? []) cards[id] = factsOf(known, card);
    players[seat] = {
      hand: (given.hand ?? []).map(({ id }) => id),
      trash: [],
      removed: [],
      ...(given.resources !== undefined && { resources: resourcesOf(given.resources) }),
      ...(given.deck !== undefined && { deck: given.deck }),
    };
  }
  const layShields = (seat: Seat): ShieldState[] =>
    shieldsOf(setup.players[seat] ?? {}).map((card, i) => {
      const id = shieldName(seat, i);
      if (card !== null) cards[id] = factsOf(known, card);
      return { card: id, owner: seat };
    });
  const placeBase = (seat: Seat): BaseState[] => {
    const base = setup.players[seat]?.base;
    if (base === undefined) return [];
    const { card, damage, rested } = baseOf(base);
    cards[`${seat}-base`] = factsOf(known, card);
    return [{ card: `${seat}-base`, owner: seat, rested: rested ?? false, damage: damage ?? 0, used: [] }];
  };
  return {
    format: setup.format ?? 'standard',
    victory: setup.victory ?? 'first-to-win',
    sides,
    turn,
    out: [],
    phase: 'main',
    cards,
    unknowns: setup.unknowns ?? Object.fromEntries(UNKNOWNS.map((name) => [name, factsOf(known, name)])),
    players,
    units,
    areas: sides.map((seats) => ({
      base: seats.flatMap(placeBase)[0] ?? null,
      shields: alternate(seats.map(layShields)),
    })),
    battle: null,
    opportunity: null,
    revealing: [],
    pending: [],
    made: 0,
    resolving: null,
    due: null,
    course: null,
  };
}
