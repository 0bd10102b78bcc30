import { type ListPlace, type ListTable, without } from '../../../core/lists-bench';
import { ALL_KINDS, describe, PILOTS } from '../../bench/pieces';
import type { TurnCard } from '../cards';
import { change, changeUnit, withCard } from '../change';
import {
  exBaseId,
  type Player,
  type Resources,
  type Table,
  type TurnState,
  tableOf,
  type UnitInPlay,
} from '../state';
import { TURN_KNOWN, turnFactsFrom, withTurnFigure } from './pieces';
import { settle } from './settle';

type List = ListPlace<TurnState>;

const MOST_CARDS = 60;
/** More than there can be, so that too many can be laid out and told. */
const MOST_RESOURCES = 20;

const newUnit = (id: string): UnitInPlay => ({
  id,
  rested: false,
  damage: 0,
  since: 0,
  pilot: null,
  ap: 0,
  hp: 0,
});

/** Units stay in the order of their deployment; a Pilot whose Unit has gone elsewhere goes to hand. */
function layUnits(state: TurnState, player: Player, ids: readonly string[]): TurnState {
  const { units, hand } = tableOf(state, player);
  const gone = units.filter(({ id }) => !ids.includes(id));
  const stay = units.filter(({ id }) => ids.includes(id));
  const added = ids.filter((id) => !units.some((unit) => unit.id === id));
  return change(state, player, {
    units: [...stay, ...added.map(newUnit)],
    hand: [...hand, ...gone.flatMap(({ pilot }) => pilot ?? [])],
  });
}

function inPlay(state: TurnState, player: Player): List[] {
  const { units, base, shields } = tableOf(state, player);
  return [
    {
      id: `${player}.units`,
      owner: player,
      takes: ['unit'],
      zone: `units-${player}`,
      ids: units.map(({ id }) => id),
      lay: (now, ids) => layUnits(now, player, ids),
    },
    ...units.map(
      ({ id, pilot }): List => ({
        id: `${player}.pilot.${id}`,
        owner: player,
        takes: PILOTS,
        most: 1,
        on: id,
        zone: `units-${player}`,
        ids: pilot === null ? [] : [pilot],
        lay: (now, [paired = null]) => changeUnit(now, player, id, 'pilot', paired),
      }),
    ),
    {
      id: `${player}.base`,
      owner: player,
      takes: ['base'],
      most: 1,
      zone: `area-${player}`,
      ids: base ? [base.id] : [],
      lay: (now, [id]) =>
        change(now, player, { base: id === undefined ? null : { id, rested: false, damage: 0 } }),
    },
    pile(player, 'shields', shields, `area-${player}`),
  ];
}

const pile = (
  player: Player,
  name: 'deck' | 'hand' | 'trash' | 'shields',
  ids: readonly string[],
  zone: string,
  takes: readonly string[] = [...ALL_KINDS, 'unknown'],
): List => ({
  id: `${player}.${name}`,
  owner: player,
  counted: true,
  most: MOST_CARDS,
  takes,
  zone,
  ids,
  lay: (now, laid) => change(now, player, { [name]: [...laid] }),
});

function counted(
  player: Player,
  name: string,
  count: number,
  zone: string,
  changes: (count: number, table: Table) => Partial<Table>,
): List {
  return {
    id: `${player}.${name}`,
    owner: player,
    counted: true,
    most: MOST_RESOURCES,
    takes: ['unknown'],
    zone,
    ids: Array.from({ length: count }, (_, i) => `${name}-${player}-${i}`),
    lay: (now, { length }) => change(now, player, changes(length, tableOf(now, player))),
  };
}

const RESOURCES = ['active', 'rested', 'ex', 'exRested'] as const satisfies readonly (keyof Resources)[];

function piles(state: TurnState, player: Player): List[] {
  const { deck, hand, trash, pool, resources, resourceDeck } = tableOf(state, player);
  const isKnown = hand.some((id) => state.cards[id]);
  return [
    pile(player, 'hand', hand, isKnown ? `hand-${player}` : `${player}-hand`),
    pile(player, 'deck', deck, `${player}-deck`),
    {
      id: `${player}.pool`,
      owner: player,
      most: MOST_CARDS,
      takes: ALL_KINDS,
      ids: pool,
      lay: (now, ids) => change(now, player, { pool: [...ids] }),
    },
    pile(player, 'trash', trash, `${player}-trash`, ALL_KINDS),
    ...RESOURCES.map((name) =>
      counted(player, name, resources[name], `area-${player}`, (count, table) => ({
        resources: { ...table.resources, [name]: count },
      })),
    ),
    counted(player, 'resource-deck', resourceDeck, `${player}-resource-deck`, (count) => ({
      resourceDeck: count,
    })),
  ];
}

/** Names that the engine gives to tokens when it makes them. */
const isReserved = (id: string): boolean =>
  /^token-\d+$/.test(id) || (['1', '2', '3', '4'] as const).some((player) => id === exBaseId(player));

export const turnTable: ListTable<TurnState, TurnCard> = {
  lists: (state) => state.players.flatMap((player) => [...inPlay(state, player), ...piles(state, player)]),
  factsOf: ({ cards }, id) => (Object.hasOwn(cards, id) ? cards[id] : undefined),
  describe,
  isTaken: ({ cards }, id) => Object.hasOwn(cards, id) || isReserved(id),
  note: (state, id, facts) => (facts ? { ...state, cards: withCard(state.cards, id, facts) } : state),
  forget: (state, id) => ({ ...state, cards: without(state.cards, id) }),
  known: TURN_KNOWN,
  factsFrom: turnFactsFrom,
  withFigure: withTurnFigure,
  settle,
};
