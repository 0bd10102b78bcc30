import type { Refusal, Step } from '../../../../app/_rules/core/contract';
import { planetsSimulator } from '../../../../app/_rules/young-jedi/planets/simulator';
import type { Card, Move, PlanetsSetup, PlanetsState } from '../../../../app/_rules/young-jedi/planets/state';
import { deepFreeze } from '../../core/support';

const { start, play } = planetsSimulator;

/** The state after these moves, each of which has to be legal. */
export function position(setup: PlanetsSetup, ...moves: Move[]): PlanetsState {
  let state = deepFreeze(start(setup));
  for (const move of moves) {
    const result = play(state, move);
    if (!result.ok) throw new Error(`${result.code}: ${JSON.stringify(move)}`);
    state = deepFreeze(result.state);
  }
  return state;
}

export const tried = (setup: PlanetsSetup, ...moves: Move[]): Step<PlanetsState> | Refusal => {
  const last = moves.pop();
  if (!last) throw new Error('no move');
  return play(position(setup, ...moves), last);
};

export const codeOf = (result: Step<PlanetsState> | Refusal): string => (result.ok ? 'legal' : result.code);

export const someone = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  title: id,
  kind: 'character',
  counters: 2,
  damage: 1,
  ...more,
});
export const hidden = <T extends Card>(card: T): T & { hidden: true } => ({ ...card, hidden: true });
