import { SIDES, type Side } from '../../../core/sides';
import { withSide } from '../change';
import { Log } from '../events';
import { kindOf, sideIn } from '../facts';
import { advance } from '../fight';
import { type BattleState, FIGHT_STEPS, type Fight, type Lineup, type Waiting } from '../state';
import { cardsIn } from './lineups';

/** Puts right what a change by hand has left without meaning. */
export function settle(state: BattleState): BattleState {
  const { over: _, ...open } = state;
  let next: BattleState = takeBackHalf(open);
  for (const side of SIDES) next = settleSide(next, side);
  next = { ...next, helpers: helpersIn(next) };
  const isPlanned = SIDES.every((side) => next.sides[side].table.length === 0);
  if (next.stage === 'plans' && isPlanned) next = { ...next, stage: 'fights' };
  next = next.fight ? settleFight(next, next.fight) : { ...next, waiting: null };
  const broke = SIDES.find((side) => next.sides[side].deck.length === 0);
  return broke && !next.over ? { ...next, over: { reason: 'deck', loser: broke } } : next;
}

/** Whoever was asked for a half of a card turns the cards of that fight up again. */
function takeBackHalf(state: BattleState): BattleState {
  let next = state;
  for (const side of SIDES) {
    const lineup = state.ready[side];
    if (lineup) next = withSide(next, side, { plan: [...cardsIn(lineup), ...next.sides[side].plan] });
  }
  return { ...next, ready: {} };
}

function settleSide(state: BattleState, side: Side): BattleState {
  const { plan, strays, hidden } = state.sides[side];
  const isStray = (id: string): boolean =>
    strays.includes(id) || kindOf(state, id) === 'effect' || kindOf(state, id) === 'other';
  const next = withSide(state, side, {
    strays: plan.filter((id) => isStray(id) && kindOf(state, id) !== 'battle'),
  });
  const others = SIDES.filter((each) => each !== side).flatMap((each) => state.sides[each].hidden);
  return { ...next, sittingOut: state.sittingOut.filter((id) => [...hidden, ...others].includes(id)) };
}

/** Characters face up here whose text helps others. */
const helpersIn = (state: BattleState): string[] =>
  SIDES.flatMap((side) => {
    const { table, plan, aside } = state.sides[side];
    const lineups = [state.fight?.lineups[side], state.stays[side]].flatMap(
      (lineup) => lineup?.characters ?? [],
    );
    return [...table, ...plan, ...aside, ...lineups].filter((id) => {
      const card = state.cards[id];
      return card?.kind === 'character' && card.helps !== undefined;
    });
  });

const isIn = ({ characters, weapons, battle }: Lineup, id: string): boolean =>
  characters.includes(id) || weapons.includes(id) || battle === id;

/** What is left of a question that was asked. */
function stillAsked(state: BattleState, { lineups }: Fight, waiting: Waiting): Waiting | null {
  const { hand } = state.sides[waiting.player];
  const lineup = lineups[waiting.player];
  if (waiting.for === 'redraw')
    return hand.includes(waiting.drawn) && isIn(lineup, waiting.card) ? waiting : null;
  if (waiting.for === 'discard') {
    const left = Math.min(waiting.left, hand.length);
    return left > 0 ? { ...waiting, left } : null;
  }
  if (waiting.for !== 'defeated') return null;
  const among = waiting.among.filter((id) => lineup.characters.includes(id));
  return among.length > 1 ? { ...waiting, among } : null;
}

/** Draws for cards that have left the fight are forgotten; then it goes on from its step to what is due there. */
function settleFight(state: BattleState, fight: Fight): BattleState {
  const { lineups } = fight;
  const fights = (id: string): boolean => SIDES.some((side) => isIn(lineups[side], id));
  const drawn = {
    light: fight.drawn.light.filter(({ card }) => isIn(lineups.light, card)),
    dark: fight.drawn.dark.filter(({ card }) => isIn(lineups.dark, card)),
  };
  const step = FIGHT_STEPS[fight.step];
  const isDraw = step !== undefined && step.does !== 'resolve';
  const made = isDraw ? drawn[sideIn(state, step.role)].filter((each) => each.for === step.does).length : 0;
  const target = Object.fromEntries(
    Object.entries(fight.target).filter(([, id]) => fights(id)),
  ) as Fight['target'];
  const now: Fight = {
    ...fight,
    drawn,
    target,
    made,
    stopped: fight.stopped.filter(fights),
    asked: fight.asked.filter(fights),
  };
  const waiting = state.waiting && stillAsked(state, now, state.waiting);
  return advance({ ...state, fight: now, waiting }, new Log());
}
