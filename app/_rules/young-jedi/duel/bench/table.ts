import { type ListPlace, type ListTable, without } from '../../../core/lists-bench';
import { SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE, PLANET_TITLES } from '../../bench/planets';
import { withPlayer } from '../change';
import type { Duel, DuelState, Place } from '../state';
import { deckCard } from '../table';
import {
  DECK_KINDS,
  describe,
  type Facts,
  factsFrom,
  isTableFacts,
  KNOWN,
  TABLE_KINDS,
  withFigure,
} from './pieces';
import { settle } from './settle';

/** Lays cards on a planet in this order, each as it lay before if it was on the table. */
function layOn(state: DuelState, before: readonly string[], ids: readonly string[], on: string): DuelState {
  const table: Record<string, Place> = {};
  for (const [id, place] of Object.entries(state.table)) if (!before.includes(id)) table[id] = place;
  for (const id of ids) table[id] = state.table[id] ?? { on };
  return { ...state, table };
}

function onTable(state: DuelState, side: Side, isHere: boolean): ListPlace<DuelState> {
  const ids = Object.keys(state.table).filter(
    (id) => state.cards[id]?.side === side && (state.table[id]?.on === state.planet) === isHere,
  );
  const other = PLANET_TITLES.find((planet) => planet !== state.planet) ?? '';
  return {
    id: `${side}.${isHere ? 'here' : 'elsewhere'}`,
    owner: side,
    takes: TABLE_KINDS,
    zone: `side-${side}`,
    ids,
    lay: (now, laid) => layOn(now, ids, laid, isHere ? now.planet : other),
  };
}

const nameless = (side: Side, pile: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${pile}-${side}-${i}`);

const isDrawn = (duel: Duel | null, side: Side): boolean =>
  duel?.stage === 'exchange' || (duel?.stage === 'hands' && duel.handsDrawn.includes(side));

function listsOf(state: DuelState, side: Side): ListPlace<DuelState>[] {
  const { draw, hand, duelingHand, duelingPile, discard, lost } = state.players[side];
  const own = { owner: side, counted: true as const, most: DECK_SIZE };
  const piles: ListPlace<DuelState>[] = [
    {
      ...own,
      id: `${side}.draw`,
      takes: DECK_KINDS,
      zone: `draw-${side}`,
      ids: [...draw, ...nameless(side, 'shuffled', state.players[side].shuffled)],
      lay: (now, ids) =>
        withPlayer(now, side, {
          draw: ids.filter((id) => !id.startsWith('shuffled-')),
          shuffled: ids.filter((id) => id.startsWith('shuffled-')).length,
        }),
    },
    {
      ...own,
      id: `${side}.hand`,
      takes: ['unknown'],
      zone: `hand-${side}`,
      ids: nameless(side, 'aside', hand),
      lay: (now, ids) => withPlayer(now, side, { hand: ids.length }),
    },
    {
      ...own,
      id: `${side}.discard`,
      takes: [...TABLE_KINDS, ...DECK_KINDS],
      zone: `discard-${side}`,
      ids: discard.toReversed(),
      lay: (now, ids) => withPlayer(now, side, { discard: ids.toReversed() }),
    },
    {
      ...own,
      id: `${side}.lost`,
      takes: ['unknown'],
      zone: `discard-${side}`,
      ids: nameless(side, 'lost', lost),
      lay: (now, ids) => withPlayer(now, side, { lost: ids.length }),
    },
  ];
  if (isDrawn(state.duel, side))
    piles.push(
      {
        ...own,
        id: `${side}.dueling-hand`,
        takes: DECK_KINDS,
        zone: `hand-${side}`,
        ids: duelingHand,
        lay: (now, ids) => withPlayer(now, side, { duelingHand: [...ids] }),
      },
      {
        ...own,
        id: `${side}.dueling-pile`,
        takes: DECK_KINDS,
        zone: 'blows',
        ids: duelingPile.toReversed(),
        lay: (now, ids) => withPlayer(now, side, { duelingPile: ids.toReversed() }),
      },
    );
  return [onTable(state, side, true), onTable(state, side, false), ...piles];
}

const own = <Value>(record: Record<string, Value>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

export const duelTable: ListTable<DuelState, Facts> = {
  lists: (state) => SIDES.flatMap((side) => listsOf(state, side)),
  factsOf: (state, id) =>
    own(state.cards, id) ??
    (Object.hasOwn(state.deckCards, id) ? (deckCard(state, id) ?? undefined) : undefined),
  describe,
  isTaken: ({ cards, deckCards }, id) => Object.hasOwn(cards, id) || Object.hasOwn(deckCards, id),
  note(state, id, facts) {
    if (facts && isTableFacts(facts)) return { ...state, cards: { ...state.cards, [id]: facts } };
    return { ...state, deckCards: { ...state.deckCards, [id]: facts ?? null } };
  },
  forget: (state, id) => ({
    ...state,
    cards: without(state.cards, id),
    deckCards: without(state.deckCards, id),
    typed: without(state.typed, id),
    table: without(state.table, id),
    redrawn: state.redrawn.filter((each) => each !== id),
  }),
  known: KNOWN,
  factsFrom: (piece, { owner }) => factsFrom(piece, owner),
  withFigure,
  isHeld: ({ duel }, id) =>
    duel !== null &&
    [duel.target, duel.fighters.light?.character, duel.fighters.dark?.character].includes(id),
  settle,
};
