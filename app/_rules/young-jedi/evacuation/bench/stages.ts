import { otherSide, SIDES, type Side } from '../../../core/sides';
import { sidesWith, withoutAttempt, withPlayer } from '../change';
import { battleCardsIn, shipOf } from '../fleet';
import type { Attempt, EvacuationState, Stage } from '../state';

/** Everything of a side that has set out, in the order in which it fights. */
function setOut({ fight, choice, plans, ships, survivors }: Attempt, side: Side): string[] {
  const group = fight?.groups[side];
  const battle = group?.battle === undefined ? [] : [group.battle];
  const chosen = choice?.player === side ? choice.ships : [];
  return [...battle, ...(group?.ships ?? []), ...chosen, ...plans[side], ...ships[side], ...survivors[side]];
}

/** Battle cards of both plans are in hand again. */
function backInHand(state: EvacuationState, attempt: Attempt): EvacuationState {
  return SIDES.reduce((now, side) => {
    const cards = battleCardsIn(state, setOut(attempt, side));
    return cards.length > 0 ? withPlayer(now, side, { hand: [...now.players[side].hand, ...cards] }) : now;
  }, state);
}

const fleetOf = (state: EvacuationState, attempt: Attempt, side: Side): string[] =>
  setOut(attempt, side).filter((id) => shipOf(state, id));

/** Starships wait again where they came from: the hyperspace pile, or the hand under the first rulebook. */
function standBy(state: EvacuationState, side: Side, ships: readonly string[]): EvacuationState {
  const { hand, hyperspace } = state.players[side];
  return withPlayer(
    state,
    side,
    state.edition === 'first' ? { hand: [...hand, ...ships] } : { hyperspace: [...hyperspace, ...ships] },
  );
}

/** Nobody evacuates: everybody is where they were. */
export function calledOff(state: EvacuationState): EvacuationState {
  const { attempt } = state;
  if (!attempt) return state;
  const { owed: _, ...unowed } = state;
  let next = backInHand(unowed, attempt);
  for (const side of SIDES) next = standBy(next, side, fleetOf(state, attempt, side));
  const { by, planet, passengers } = attempt;
  const planets = next.planets.map((each) =>
    each.id === planet
      ? {
          ...each,
          cards: sidesWith(each.cards, by, [...each.cards[by], ...passengers.map((card) => ({ card }))]),
        }
      : each,
  );
  return withoutAttempt({ ...next, planets });
}

/** The same attempt at another stage: what was fought out is fought no more. */
export function atStage(state: EvacuationState, attempt: Attempt, stage: Stage): EvacuationState {
  if (stage === 'fight' || stage === 'outcome') return state;
  const foe = otherSide(attempt.by);
  const { owed: _, ...unowed } = state;
  const back = backInHand(unowed, attempt);
  const chasing = fleetOf(state, attempt, foe);
  const waits = stage === 'intercept';
  const next = waits ? standBy(back, foe, chasing) : withPlayer(back, foe, { hyperspace: [] });
  const { fight, choice, ...rest } = attempt;
  const ships = sidesWith(
    { light: [], dark: [] } as Attempt['ships'],
    attempt.by,
    fleetOf(state, attempt, attempt.by),
  );
  const hunters = waits ? [] : [...chasing, ...back.players[foe].hyperspace];
  return {
    ...next,
    attempt: {
      ...rest,
      stage,
      ships: sidesWith(ships, foe, hunters),
      plans: { light: [], dark: [] },
      survivors: { light: [], dark: [] },
      slipped: { light: 0, dark: 0 },
      declared: stage === 'plan' ? { light: 0, dark: 0 } : {},
      intercepted: !waits,
    },
  };
}
