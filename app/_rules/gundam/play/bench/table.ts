import type { KnownPiece } from '../../../core/bench';
import { type ListPlace, type ListTable, without } from '../../../core/lists-bench';
import { ALL_KINDS, describe, factsFrom, PILOTS, withFigure } from '../../bench/pieces';
import type { CardFacts } from '../../printed/schema';
import { isOut, sideOf } from '../sides';
import type { PlayerState, PlayState, Seat, ShieldArea, UnitState } from '../state';
import { settle } from './settle';

type List = ListPlace<PlayState>;

const MOST_CARDS = 60;
/** More than there can be, so that too many can be laid out and told. */
const MOST_RESOURCES = 20;

const withPlayer = (state: PlayState, seat: Seat, change: Partial<PlayerState>): PlayState => ({
  ...state,
  players: { ...state.players, [seat]: { ...(state.players[seat] as PlayerState), ...change } },
});

const newUnit = (id: string, owner: Seat): UnitState => ({
  id,
  owner,
  rested: false,
  damage: 0,
  deployed: false,
  gains: [],
  used: [],
});

/** Units stay in the order of their deployment; a Pilot whose Unit has gone elsewhere goes to hand. */
function layUnits(state: PlayState, seat: Seat, ids: readonly string[]): PlayState {
  const stays = ({ id, owner }: UnitState): boolean => owner !== seat || ids.includes(id);
  const added = ids.filter((id) => !state.units.some((unit) => unit.id === id));
  const pilots = state.units.flatMap((unit) => (stays(unit) ? [] : (unit.pilot ?? [])));
  const units = [...state.units.filter(stays), ...added.map((id) => newUnit(id, seat))];
  const hand = state.players[seat]?.hand ?? [];
  return withPlayer({ ...state, units }, seat, { hand: [...hand, ...pilots] });
}

function pairWith(state: PlayState, unit: string, pilot: string | undefined): PlayState {
  const units = state.units.map((each) => {
    if (each.id !== unit) return each;
    const { pilot: _, ...bare } = each;
    return pilot === undefined ? bare : { ...bare, pilot };
  });
  return { ...state, units };
}

function unitLists(state: PlayState, seat: Seat): List[] {
  const own = state.units.filter(({ owner }) => owner === seat);
  return [
    {
      id: `${seat}.units`,
      owner: seat,
      takes: ['unit'],
      zone: `units-${seat}`,
      ids: own.map(({ id }) => id),
      lay: (now, ids) => layUnits(now, seat, ids),
    },
    ...own.map(
      ({ id, pilot }): List => ({
        id: `${seat}.pilot.${id}`,
        owner: seat,
        takes: PILOTS,
        most: 1,
        on: id,
        zone: `units-${seat}`,
        ids: pilot === undefined ? [] : [pilot],
        lay: (now, ids) => pairWith(now, id, ids[0]),
      }),
    ),
  ];
}

/** A side's Base and Shields lie before its first player. */
function areaLists(state: PlayState, seat: Seat): List[] {
  const side = sideOf(state, seat);
  const area = state.sides[side]?.[0] === seat ? state.areas[side] : undefined;
  if (!area) return [];
  const withArea = (now: PlayState, change: Partial<ShieldArea>): PlayState => ({
    ...now,
    areas: now.areas.map((each, i) => (i === side ? { ...each, ...change } : each)),
  });
  const own = { owner: seat, zone: `area-${seat}` };
  return [
    {
      ...own,
      id: `${seat}.base`,
      takes: ['base'],
      most: 1,
      ids: area.base ? [area.base.card] : [],
      lay(now, [card]) {
        if (card === undefined) return withArea(now, { base: null });
        return withArea(now, { base: { card, owner: seat, rested: false, damage: 0, used: [] } });
      },
    },
    {
      ...own,
      id: `${seat}.shields`,
      counted: true,
      most: MOST_CARDS,
      takes: [...ALL_KINDS, 'unknown'],
      ids: area.shields.map(({ card }) => card),
      lay: (now, ids) =>
        withArea(now, {
          shields: ids.map(
            (card) =>
              now.areas[side]?.shields.find((shield) => shield.card === card) ?? { card, owner: seat },
          ),
        }),
    },
  ];
}

const nameless = (seat: Seat, pile: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${pile}-${seat}-${i}`);

function resourceLists(seat: Seat, { resources, resourceDeck }: PlayerState): List[] {
  const counted = (name: string, count: number, zone: string, lay: List['lay']): List => ({
    id: `${seat}.${name}`,
    owner: seat,
    counted: true,
    most: MOST_RESOURCES,
    takes: ['unknown'],
    zone,
    ids: nameless(seat, name, count),
    lay,
  });
  const kept = resources
    ? (['active', 'rested', 'ex', 'exRested'] as const).map((name) =>
        counted(name, resources[name] ?? 0, `area-${seat}`, (now, ids) =>
          withPlayer(now, seat, { resources: { ...resources, [name]: ids.length } }),
        ),
      )
    : [];
  if (resourceDeck === undefined) return kept;
  const deck = counted('resource-deck', resourceDeck, `resource-deck-${seat}`, (now, ids) =>
    withPlayer(now, seat, { resourceDeck: ids.length }),
  );
  return [...kept, deck];
}

function playerLists(seat: Seat, player: PlayerState): List[] {
  const { hand, trash, deck } = player;
  const own = { owner: seat, counted: true as const, most: MOST_CARDS, takes: [...ALL_KINDS, 'unknown'] };
  const decks: List[] =
    deck === undefined
      ? []
      : typeof deck === 'number'
        ? [
            {
              ...own,
              id: `${seat}.deck`,
              takes: ['unknown'],
              zone: `deck-${seat}`,
              ids: nameless(seat, 'deck', deck),
              lay: (now, ids) => withPlayer(now, seat, { deck: ids.length }),
            },
          ]
        : [
            {
              ...own,
              id: `${seat}.deck`,
              zone: `deck-${seat}`,
              ids: deck,
              lay: (now, ids) => withPlayer(now, seat, { deck: [...ids] }),
            },
            {
              id: `${seat}.pool`,
              owner: seat,
              most: MOST_CARDS,
              takes: ALL_KINDS,
              ids: player.pool ?? [],
              lay: (now, ids) => withPlayer(now, seat, { pool: [...ids] }),
            },
          ];
  return [
    {
      ...own,
      id: `${seat}.hand`,
      zone: `hand-${seat}`,
      ids: hand,
      lay: (now, ids) => withPlayer(now, seat, { hand: [...ids] }),
    },
    ...decks,
    {
      ...own,
      id: `${seat}.trash`,
      takes: ALL_KINDS,
      zone: `trash-${seat}`,
      ids: trash.toReversed(),
      lay: (now, ids) => withPlayer(now, seat, { trash: ids.toReversed() }),
    },
    ...resourceLists(seat, player),
  ];
}

const isFighting = ({ battle }: PlayState, id: string): boolean =>
  battle !== null && (battle.attacker === id || battle.target === id);

/** The play, and the attack that is a part of it, with the cards that its set-ups may name. */
export const playTable = (
  known: readonly (KnownPiece & { facts: CardFacts })[],
): ListTable<PlayState, CardFacts> => ({
  lists: (state) =>
    state.sides.flat().flatMap((seat) => {
      const player = state.players[seat];
      if (!player || isOut(state, sideOf(state, seat))) return [];
      return [...unitLists(state, seat), ...areaLists(state, seat), ...playerLists(seat, player)];
    }),
  factsOf: ({ cards }, id) => (Object.hasOwn(cards, id) ? cards[id] : undefined),
  describe,
  isTaken: ({ cards, unknowns }, id) => Object.hasOwn(cards, id) || Object.hasOwn(unknowns, id),
  note: (state, id, facts) => (facts ? { ...state, cards: { ...state.cards, [id]: facts } } : state),
  forget: (state, id) => ({ ...state, cards: without(state.cards, id) }),
  known,
  factsFrom,
  withFigure,
  isHeld: isFighting,
  settle,
});
