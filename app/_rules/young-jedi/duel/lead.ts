import { otherSide, type Side } from '../../core/sides';
import { withDuel } from './change';
import type { Log } from './events';
import { endDefeated, endUndecided } from './outcome';
import type { DuelState } from './state';
import { characterOf, named } from './table';

const hasCards = (state: DuelState, side: Side): boolean => state.players[side].duelingHand.length > 0;

/**
 * Gives the lead. A player with an empty dueling hand cannot attack: the lead goes over to the opponent, without this
 * being a pass. The duel goes on until a character is defeated or both hands are empty, so it ends here only if nobody
 * is left who can or may attack.
 */
// young-jedi/rulebook/duel#duel-attack-parry, young-jedi/rulebook/duel#pass
export function giveLead(state: DuelState, to: Side, log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  const foe = otherSide(to);
  if (hasCards(state, to)) {
    log.tell('leads', { player: to });
    return withDuel(state, duel, { attack: null, lead: to });
  }
  if (!hasCards(state, foe)) {
    log.tell('out-of-cards', {});
    return endUndecided(state, 'cards', log);
  }
  if (state.passed.includes(foe)) {
    log.tell('nobody-attacks', { player: foe });
    return endUndecided(state, 'no-attacker', log);
  }
  log.tell('no-cards-to-lead', { player: to });
  log.tell('leads', { player: foe });
  return withDuel(state, duel, { attack: null, lead: foe });
}

/** After a hit: a character whose hits reach its printed damage number is defeated; else the one hit leads. */
// young-jedi/rulebook/duel#duel-outcome, young-jedi/hit
export function settleHit(state: DuelState, side: Side, log: Log): DuelState {
  const character = state.duel?.fighters[side]?.character;
  if (!state.duel || character === undefined) return state;
  const damage = characterOf(state, character)?.damage ?? 0;
  const hits = state.duel.hits[side];
  if (hits < damage) return giveLead(state, side, log);
  log.tell('defeated', { character: named(state, character), hits, damage });
  return endDefeated(state, side, log);
}
