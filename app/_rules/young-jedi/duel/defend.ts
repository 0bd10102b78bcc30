import { SIDES, type Side } from '../../core/sides';
import { withDuel } from './change';
import type { Log } from './events';
import { openHands } from './hands';
import { whyNotCharacter, whyNotWeapon } from './initiate';
import { isDuelist } from './match';
import { standsDown } from './outcome';
import { type Refusal, refuse } from './refusals';
import type { DuelState, Fighter } from './state';
import { characterOf, defenderOf, named, weaponInUse } from './table';

/** Why this character may not be the one that defends, with this weapon. */
// young-jedi/rulebook/duel#duelists
export function whyNotDefend(state: DuelState, player: Side, fighter: Fighter): Refusal | undefined {
  const { duel } = state;
  if (!duel) return refuse('no-duel');
  if (duel.stage !== 'defender') return refuse('not-now');
  if (player !== defenderOf(duel)) return refuse('not-the-defender', { player });
  const refusal = whyNotCharacter(state, player, fighter.character);
  if (refusal) return refusal;
  const facts = characterOf(state, fighter.character);
  if (fighter.character !== duel.target && !(facts && isDuelist(facts)))
    return refuse('only-a-duelist-steps-in', { card: named(state, fighter.character) });
  if (fighter.weapon === undefined) return undefined;
  if (facts?.damage === 0) return refuse('no-weapon-for-zero', { card: named(state, fighter.character) });
  return whyNotWeapon(state, player, fighter);
}

/** Settles who fights; whoever has a printed damage of 0 is discarded, and the duel is over. */
// young-jedi/rulebook/duel#duelists, young-jedi/rulebook/duel#duel-intercept
export function defend(state: DuelState, player: Side, fighter: Fighter, log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  const character = named(state, fighter.character);
  const target = named(state, duel.target);
  const weapon = weaponInUse(state, fighter);
  if (fighter.character === duel.target) {
    if (weapon === undefined) log.tell('defends', { character });
    else log.tell('defends-armed', { character, weapon });
  } else if (weapon === undefined) log.tell('steps-in', { character, target });
  else log.tell('steps-in-armed', { character, target, weapon });
  const set = withDuel(state, duel, { fighters: { ...duel.fighters, [player]: fighter } });
  const helpless = SIDES.filter(
    (side) => characterOf(set, set.duel?.fighters[side]?.character ?? '')?.damage === 0,
  );
  return helpless.length > 0 ? standsDown(set, helpless, log) : openHands(set, log);
}
