import { factsById, type ListPlace, type ListTable } from '../../../core/lists-bench';
import { SIDES, type Side } from '../../../core/sides';
import { aDeckOf, deckLists } from '../../bench/deck-lists';
import { sidesWith, withAttempt, withPlayer } from '../change';
import type { Attempt, Card, EvacuationState, Planet } from '../state';
import { ALL_KINDS, describe, factsFrom, KNOWN, SHIPS, withFigure } from './pieces';
import { settle } from './settle';

type List = ListPlace<EvacuationState>;

function planetOf({ id: planet, cards }: Planet, side: Side): List {
  return {
    id: `${side}.at.${planet}`,
    owner: side,
    takes: ['character', 'weapon', 'effect'],
    zone: `planet-${planet}`,
    ids: cards[side].map(({ card }) => card),
    lay: (now, ids) => ({
      ...now,
      planets: now.planets.map((each) =>
        each.id === planet
          ? {
              ...each,
              cards: sidesWith(
                each.cards,
                side,
                ids.map((card) => each.cards[side].find((placed) => placed.card === card) ?? { card }),
              ),
            }
          : each,
      ),
    }),
  };
}

/** Those who fight now lie there, and stay. */
const inFight = ({ fight, choice }: Attempt, side: Side): string[] => {
  const group = fight?.groups[side];
  const chosen = choice?.player === side ? choice.ships : [];
  return [...(group?.battle === undefined ? [] : [group.battle]), ...(group?.ships ?? []), ...chosen];
};

function attemptLists(attempt: Attempt, side: Side): List[] {
  const zone = 'orbit';
  const list = (name: 'ships' | 'plans' | 'survivors', takes: readonly string[]): List => ({
    id: `${side}.${name}`,
    owner: side,
    takes,
    zone,
    ids: attempt[name][side],
    lay: (now, ids) =>
      now.attempt ? withAttempt(now, { [name]: sidesWith(now.attempt[name], side, [...ids]) }) : now,
  });
  const passengers: List = {
    id: `${side}.passengers`,
    owner: side,
    takes: ['character', 'weapon'],
    zone: `planet-${attempt.planet}`,
    ids: attempt.passengers,
    lay: (now, ids) => withAttempt(now, { passengers: [...ids] }),
  };
  const fighting: List = {
    id: `${side}.fight`,
    owner: side,
    takes: [],
    zone,
    ids: inFight(attempt, side),
    lay: (now) => now,
  };
  return [
    ...(attempt.by === side ? [passengers] : []),
    ...(attempt.stage === 'fight' || attempt.stage === 'outcome' ? [] : [list('ships', SHIPS)]),
    ...(attempt.stage === 'plan' || attempt.stage === 'fight' ? [list('plans', [...SHIPS, 'battle'])] : []),
    ...(attempt.fight || attempt.choice ? [fighting] : []),
    ...(attempt.stage === 'fight' || attempt.stage === 'outcome' ? [list('survivors', SHIPS)] : []),
  ];
}

function listsOf(state: EvacuationState, side: Side): List[] {
  const { hand, hyperspace } = state.players[side];
  const own = { owner: side };
  const counted = aDeckOf(side, ALL_KINDS);
  return [
    ...state.planets.map((planet) => planetOf(planet, side)),
    ...(state.attempt ? attemptLists(state.attempt, side) : []),
    {
      ...own,
      id: `${side}.hyperspace`,
      takes: SHIPS,
      zone: 'hyperspace',
      ids: hyperspace,
      lay: (now, ids) => withPlayer(now, side, { hyperspace: [...ids] }),
    },
    {
      ...counted,
      id: `${side}.hand`,
      zone: `held-${side}`,
      ids: hand,
      lay: (now, ids) => withPlayer(now, side, { hand: [...ids] }),
    },
    ...deckLists(state, side, counted),
  ];
}

export const evacuationTable: ListTable<EvacuationState, Card> = {
  lists: (state) => SIDES.flatMap((side) => listsOf(state, side)),
  ...factsById,
  describe,
  known: KNOWN,
  factsFrom,
  withFigure,
  isHeld: ({ attempt }, id) =>
    attempt !== undefined && SIDES.some((side) => inFight(attempt, side).includes(id)),
  settle,
};
