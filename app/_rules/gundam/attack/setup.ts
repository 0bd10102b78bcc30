import { CARDS, type CardName, isCardName } from './cards';
import type { BaseFacts, CardFacts } from './facts';
import {
  type AttackSetup,
  type AttackState,
  type BaseState,
  type PlayerSetup,
  type PlayerState,
  type Resources,
  SEATS,
  type Seat,
  type ShieldState,
  type UnitState,
} from './state';

/** What a card is: one of the set by its name, or as typed. */
export const factsOf = (card: CardName | CardFacts): CardFacts =>
  typeof card === 'string' ? CARDS[card] : card;

/** What unknown Shields may be, if the setup does not say: a card without Burst, a Pilot, a Base, a Command. */
const UNKNOWNS: readonly CardName[] = ['gm', 'amuro-ray', 'white-base', 'unforeseen-incident'];

/** The players by side: each alone, or 1 and 2 against 3 and 4. */
// gundam/rulebook/multiplayer
export function sidesOf({ format, players, order }: AttackSetup): Seat[][] {
  const seats = SEATS.filter((seat) => players[seat]);
  if (format === 'team-battle') return [seats.slice(0, 2), seats.slice(2)];
  return (format === 'battle-royale' && order ? order : seats).map((seat) => [seat]);
}

export const baseOf = (base: NonNullable<PlayerSetup['base']>) =>
  typeof base === 'object' && 'card' in base ? base : { card: base as CardName | BaseFacts };

const resourcesOf = (given: NonNullable<PlayerSetup['resources']>): Resources =>
  typeof given === 'number'
    ? { active: given, rested: 0, ex: 0 }
    : { active: given.active ?? 0, rested: given.rested ?? 0, ex: given.ex ?? 0 };

/** The names of a player's Shields, as `2-shield-1` for the top one of player 2. */
export const shieldName = (seat: Seat, index: number): string => `${seat}-shield-${index + 1}`;

export const shieldsOf = ({ shields = 0 }: PlayerSetup): (CardName | CardFacts | null)[] =>
  typeof shields === 'number' ? Array.from({ length: Math.max(0, shields) }, () => null) : shields;

/** One Shield of each in turn, from the top down. */
// gundam/rulebook/multiplayer#team-battle
function alternate(piles: ShieldState[][]): ShieldState[] {
  const longest = Math.max(0, ...piles.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => piles.flatMap((pile) => pile[i] ?? [])).flat();
}

export function start(setup: AttackSetup): AttackState {
  const cards: Record<string, CardFacts> = {};
  const units: UnitState[] = [];
  const players: Partial<Record<Seat, PlayerState>> = {};
  const sides = sidesOf(setup);
  for (const seat of SEATS) {
    const given = setup.players[seat];
    if (!given) continue;
    for (const { id, card, pilot, rested, damage, deployedThisTurn } of given.units ?? []) {
      cards[id] = factsOf(card);
      if (pilot) cards[pilot.id] = factsOf(pilot.card);
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
    for (const { id, card } of given.hand ?? []) cards[id] = factsOf(card);
    players[seat] = {
      hand: (given.hand ?? []).map(({ id }) => id),
      trash: [],
      removed: [],
      ...(given.resources !== undefined && { resources: resourcesOf(given.resources) }),
      ...(given.deck !== undefined && { deck: given.deck }),
    };
  }
  const layOut = (seat: Seat): ShieldState[] =>
    shieldsOf(setup.players[seat] ?? {}).map((card, i) => {
      const id = shieldName(seat, i);
      if (card !== null) cards[id] = factsOf(card);
      return { card: id, owner: seat };
    });
  const placeBase = (seat: Seat): BaseState[] => {
    const base = setup.players[seat]?.base;
    if (base === undefined) return [];
    const { card, damage, rested } = baseOf(base) as ReturnType<typeof baseOf> & {
      damage?: number;
      rested?: true;
    };
    cards[`${seat}-base`] = factsOf(card);
    return [{ card: `${seat}-base`, owner: seat, rested: rested ?? false, damage: damage ?? 0, used: [] }];
  };
  return {
    format: setup.format ?? 'standard',
    victory: setup.victory ?? 'first-to-win',
    sides,
    turn: sides.findIndex((seats) => seats.includes(setup.turn)),
    out: [],
    phase: 'main',
    cards,
    unknowns: setup.unknowns ?? Object.fromEntries(UNKNOWNS.map((name) => [name, CARDS[name]])),
    players,
    units,
    areas: sides.map((seats) => ({
      base: seats.flatMap(placeBase)[0] ?? null,
      shields: alternate(seats.map(layOut)),
    })),
    battle: null,
    opportunity: null,
    revealing: [],
    pending: [],
    made: 0,
  };
}

export const isKnown = (card: CardName | CardFacts): boolean => typeof card !== 'string' || isCardName(card);
