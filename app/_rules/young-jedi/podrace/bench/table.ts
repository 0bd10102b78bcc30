import { factsById, type ListPlace, type ListTable } from '../../../core/lists-bench';
import { SIDES, type Side } from '../../../core/sides';
import { aDeckOf, deckLists } from '../../bench/deck-lists';
import { DECK_SIZE } from '../../bench/planets';
import { numbersOf } from '../../shuffled-deck';
import { withPlayer } from '../change';
import { type Card, LAP_LENGTH, type LapCard, type Player, type PodraceState } from '../state';
import { ALL_KINDS, describe, factsFrom, KNOWN, withFigure } from './pieces';
import { settle } from './settle';

/** The run from 1 up; a card that does not show its number stands there by handling. */
// young-jedi/rulebook/podrace#handling
const lapCards = (state: PodraceState, ids: readonly string[]): LapCard[] =>
  ids.map((card, i) => {
    const number = i + 1;
    const shows = numbersOf(state.cards[card] ?? {}).includes(number);
    return shows ? { card, number } : { card, number, handling: true };
  });

function seated(player: Player, what: 'pilot' | 'podracer', id: string | undefined): Player {
  const { [what]: _, ...rest } = player;
  return id === undefined ? rest : { ...rest, [what]: id };
}

function racerOf(state: PodraceState, side: Side, what: 'pilot' | 'podracer'): ListPlace<PodraceState> {
  const there = state.players[side][what];
  return {
    id: `${side}.${what}`,
    owner: side,
    takes: [what],
    most: 1,
    zone: 'race',
    ids: there === undefined ? [] : [there],
    lay: (now, ids) => ({
      ...now,
      players: { ...now.players, [side]: seated(now.players[side], what, ids[0]) },
    }),
  };
}

function listsOf(state: PodraceState, side: Side): ListPlace<PodraceState>[] {
  const { hand, planet, pile } = state.players[side];
  const own = { owner: side };
  return [
    racerOf(state, side, 'pilot'),
    racerOf(state, side, 'podracer'),
    {
      ...own,
      id: `${side}.lap`,
      takes: ALL_KINDS,
      most: LAP_LENGTH - 1,
      zone: 'race',
      ids: pile.map(({ card }) => card),
      lay: (now, ids) => withPlayer(now, side, { pile: lapCards(now, ids) }),
    },
    {
      ...own,
      id: `${side}.hand`,
      takes: ALL_KINDS,
      most: DECK_SIZE,
      zone: `hand-${side}`,
      ids: hand,
      lay: (now, ids) => withPlayer(now, side, { hand: [...ids] }),
    },
    {
      ...own,
      id: `${side}.planet`,
      takes: ALL_KINDS.filter((kind) => kind !== 'battle' && kind !== 'destiny'),
      zone: `planet-${side}`,
      ids: planet,
      lay: (now, ids) => withPlayer(now, side, { planet: [...ids] }),
    },
    ...deckLists(state, side, aDeckOf(side, ALL_KINDS)),
  ];
}

export const podraceTable: ListTable<PodraceState, Card> = {
  lists: (state) => SIDES.flatMap((side) => listsOf(state, side)),
  ...factsById,
  describe,
  known: KNOWN,
  factsFrom,
  withFigure,
  settle,
};
