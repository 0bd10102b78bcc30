import { factsById, type ListPlace, type ListTable, without } from '../../../core/lists-bench';
import { SIDES, type Side } from '../../../core/sides';
import { DECK_SIZE } from '../../bench/planets';
import type { Card } from '../cards';
import { withSide } from '../change';
import type { BattleState, SideState } from '../state';
import { cardsIn, HELD_IN, lineupIn, lineupOf, withLineup } from './lineups';
import { describe, factsFrom, KNOWN, withFigure } from './pieces';
import { settle } from './settle';

const ALL = ['character', 'weapon', 'battle', 'effect', 'other', 'unknown'] as const;

type Listed = 'table' | 'hidden' | 'effects' | 'hand' | 'plan' | 'aside' | 'deck' | 'discard';

function listsOf(state: BattleState, side: Side): ListPlace<BattleState>[] {
  const { stage } = state;
  const list = (name: Listed, takes: readonly string[], zone: string): ListPlace<BattleState> => ({
    id: `${side}.${name}`,
    owner: side,
    takes,
    zone,
    ids: state.sides[side][name],
    lay: (now, ids) => withSide(now, side, { [name]: [...ids] } as Partial<SideState>),
  });
  const pile = (name: Listed, zone: string): ListPlace<BattleState> => ({
    ...list(name, ALL, zone),
    counted: true,
    most: DECK_SIZE,
  });
  const hasPlans = stage === 'plans' || stage === 'fights';
  const discard = pile('discard', `${side}-discard`);
  const fighting = HELD_IN.flatMap((held): ListPlace<BattleState>[] => {
    const lineup = lineupIn(state, held, side);
    if (!lineup) return [];
    return [
      {
        id: `${side}.${held}`,
        owner: side,
        takes: lineup.battle === undefined ? ['character', 'weapon', 'battle'] : ['character', 'weapon'],
        zone: 'fight',
        ids: cardsIn(lineup),
        lay: (now, ids) => withLineup(now, held, side, lineupOf(now, ids)),
      },
    ];
  });
  const onTable = stage === 'declare' ? ['character', 'weapon'] : ['character', 'weapon', 'battle'];
  return [
    ...(stage === 'fights' ? [] : [list('table', onTable, 'fight')]),
    ...fighting,
    ...(hasPlans ? [list('plan', ['character', 'weapon', 'battle', 'effect', 'other'], `plan-${side}`)] : []),
    ...(stage === 'fights' ? [list('aside', ['character', 'weapon'], 'fight')] : []),
    list('hidden', ['character', 'weapon', 'effect'], 'fight'),
    list('effects', ['effect'], 'fight'),
    pile('hand', hasPlans ? `${side}-hand` : `hand-${side}`),
    pile('deck', `${side}-deck`),
    {
      ...discard,
      ids: discard.ids.toReversed(),
      lay: (now, ids) => withSide(now, side, { discard: ids.toReversed() }),
    },
  ];
}

const dropped = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);

export const battleTable: ListTable<BattleState, Card> = {
  lists: (state) => SIDES.flatMap((side) => listsOf(state, side)),
  ...factsById,
  describe,
  forget: (state, id) => ({
    ...state,
    cards: without(state.cards, id),
    halves: without(state.halves, id) as BattleState['halves'],
    sittingOut: dropped(state.sittingOut, id),
    leftover: dropped(state.leftover, id),
    fought: dropped(state.fought, id),
    redrawn: dropped(state.redrawn, id),
  }),
  known: KNOWN,
  factsFrom,
  withFigure,
  /** Nobody fights nobody. */
  isHeld: (state, id) =>
    SIDES.some((side) =>
      HELD_IN.some((held) => {
        const lineup = lineupIn(state, held, side);
        return lineup?.characters.length === 1 && lineup.characters[0] === id;
      }),
    ),
  settle,
};
