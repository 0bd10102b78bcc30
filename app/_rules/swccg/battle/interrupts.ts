import { otherSide, type Side } from '../../core/sides';
import { moveCard, payForce } from '../force/piles';
import { copyOf, withBattle, withSide } from './change';
import { endEarlyWithoutPresence } from './end';
import type { Log } from './events';
import type { InterruptFacts } from './facts';
import { loseFromTable } from './leave';
import { type Refusal, refuse } from './refusals';
import type { BattleState } from './state';
import { carriedBy, inBattle, isInBattle, titleOf } from './where';

/** Why this player may not play this Interrupt now, instead of firing. */
// swccg/death-star-ii/battle#weapons-segment
export function whyNotPlay(state: BattleState, player: Side, id: string): Refusal | undefined {
  if (state.battle?.segment !== 'weapons') return refuse('not-weapons-segment');
  if (player !== state.opportunity) return refuse('not-your-opportunity', { player });
  const facts = state.cards[id];
  if (facts?.kind !== 'interrupt' || !state.piles[player].hand.includes(id))
    return refuse('not-in-hand', { card: titleOf(state, id) });
  const played = state.played[player][facts.title] ?? 0;
  if (facts.copies !== undefined && played >= facts.copies)
    return refuse('played-too-often', { card: facts.title, copies: facts.copies });
  const missing = facts.needs?.find((persona) => !hasPersona(state, player, persona));
  if (missing) return refuse('condition-not-met', { card: facts.title, needs: missing });
  const cost = facts.cost ?? 0;
  if (state.piles[player].force.length < cost) return refuse('not-enough-force', { cost });
  return undefined;
}

const hasPersona = (state: BattleState, player: Side, persona: string): boolean =>
  inBattle(state, player).some((id) => {
    const facts = state.cards[id];
    return facts?.kind === 'character' && facts.persona === persona;
  });

/** Only a card that is in the battle can be excluded from it. */
// swccg/excluded-from-battle
export function whyNotExclude(
  state: BattleState,
  player: Side,
  facts: InterruptFacts,
  target: string | undefined,
): Refusal | undefined {
  if (facts.effect.does !== 'exclude') return target === undefined ? undefined : refuse('malformed-move');
  if (target === undefined) return refuse('malformed-move');
  const whose = facts.effect.whose === 'own' ? player : otherSide(player);
  return isInBattle(state, target) && state.cards[target]?.side === whose
    ? undefined
    : refuse('exclusion-not-in-battle', { card: titleOf(state, target) });
}

// swccg/death-star-ii/concepts#interrupts
export function playInterrupt(
  state: BattleState,
  player: Side,
  id: string,
  target: string | undefined,
  log: Log,
): BattleState {
  const facts = state.cards[id];
  const battle = state.battle;
  if (facts?.kind !== 'interrupt' || !battle) return state;
  log.tell('interrupt-played', { player, card: facts.title });
  const cost = facts.cost ?? 0;
  if (cost > 0) log.tell('force-used', { player, amount: cost });
  const piles = moveCard(payForce(state.piles[player], cost), 'hand', id, facts.pile);
  const played = copyOf(state);
  played.piles = withSide(state.piles, player, piles);
  played.opportunity = otherSide(player);
  played.passes = 0;
  const before = state.played[player];
  const count = (before[facts.title] ?? 0) + 1;
  played.played = withSide(state.played, player, { ...before, [facts.title]: count });
  switch (facts.effect.does) {
    case 'exclude':
      return target === undefined ? played : exclude(played, target, log);
    case 'add-battle-destinies': {
      const { count } = facts.effect;
      log.tell('destinies-added', { player, count });
      const added = battle.addedDestinies;
      return withBattle(played, { addedDestinies: withSide(added, player, added[player] + count) });
    }
    case 'add-power': {
      // swccg/modifiers#copies-do-not-add
      const by = battle.addedBy ?? { dark: [], light: [] };
      const amount = by[player].includes(facts.title) ? 0 : facts.effect.amount;
      log.tell('power-added', { player, amount });
      const added = battle.addedPower;
      return withBattle(played, {
        addedPower: withSide(added, player, added[player] + amount),
        addedBy: withSide(by, player, [...by[player], facts.title]),
      });
    }
  }
}

/**
 * Ends a card's part in the battle. Whatever is aboard it goes with it, be it open or enclosed: what is on an inactive
 * card is inactive. A card that was hit is lost, since it can no longer be forfeited.
 */
// swccg/excluded-from-battle, swccg/weapons-firing#steps
function exclude(state: BattleState, target: string, log: Log): BattleState {
  const battle = state.battle;
  if (!battle) return state;
  const out = [target, ...carriedBy(state, target)].filter((id) => isInBattle(state, id));
  for (const id of out) log.tell('excluded', { card: titleOf(state, id) });
  let next = withBattle(state, { excluded: [...battle.excluded, ...out] });
  for (const id of out) {
    if (!next.battle?.hit.includes(id)) continue;
    log.tell('lost-at-once', { card: titleOf(state, id) });
    next = loseFromTable(next, id, log);
  }
  return endEarlyWithoutPresence(next, log);
}
