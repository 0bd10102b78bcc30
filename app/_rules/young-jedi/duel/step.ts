import { SIDES, type Side } from '../../core/sides';
import { withParts } from './change';
import type { Log } from './events';
import { type Refusal, refuse } from './refusals';
import type { DuelState } from './state';
import { hasPresent } from './table';

/** Why this player may not initiate the battle of the turn. */
// young-jedi/rulebook/battle#battle-step, young-jedi/rulebook/duel#pass
export function whyNotBattle(state: DuelState, player: Side): Refusal | undefined {
  if (state.duel) return refuse('duel-under-way');
  if (player !== state.turn) return refuse('not-your-turn', { player });
  if (state.step !== 'battle') return refuse('not-battle-step');
  if (state.battled) return refuse('one-battle-a-turn');
  if (state.passed.includes(player)) return refuse('passed-no-battle', { player });
  const alone = SIDES.find((side) => !hasPresent(state, side));
  return alone ? refuse('nobody-to-battle', { player: alone }) : undefined;
}

/** The battle itself is another matter; what counts here is that no duel comes after it. */
// young-jedi/rulebook/duel#duel
export function battle(state: DuelState, player: Side, log: Log): DuelState {
  log.tell('battle-initiated', { player });
  return withParts(state, { battled: true });
}

// young-jedi/rulebook/first-game#turn
export function whyNotEndStep(state: DuelState, player: Side): Refusal | undefined {
  if (state.duel) return refuse('duel-under-way');
  return player === state.turn ? undefined : refuse('not-your-turn', { player });
}

export function endStep(state: DuelState, player: Side, log: Log): DuelState {
  if (state.step === 'deploy') {
    log.tell('step-begun', { player, step: 'battle' });
    return withParts(state, { step: 'battle' });
  }
  log.tell('step-over', { player });
  return withParts(state, { over: { reason: 'step' } });
}
