import { otherSide, SIDES, type Side } from '../../core/sides';
import { playersWith, withParts, withPlayer } from './change';
import type { Log } from './events';
import { textParts } from './power';
import { AFTERMATH, type Duel, type DuelState, type Result } from './state';
import { characterOf, deckSize, named } from './table';

const NONE: Record<Side, number> = { light: 0, dark: 0 };

/** A character is defeated: its player is the loser. */
// young-jedi/rulebook/duel#duel-outcome
export function endDefeated(state: DuelState, loser: Side, log: Log): DuelState {
  return state.duel ? windUp(state, state.duel, { outcome: 'defeated', losers: [loser] }, log) : state;
}

/** Nobody is defeated: both have passed, or there is nobody left to attack. */
// young-jedi/rulebook/duel#duel-outcome
export function endUndecided(state: DuelState, by: NonNullable<Result['by']>, log: Log): DuelState {
  return state.duel ? windUp(state, state.duel, { outcome: 'drawn', by, losers: [] }, log) : state;
}

/** A printed damage of 0 does not stand up in a duel: no hands, no damage, it is just discarded. */
// young-jedi/lightsaber-duel#special-cases
export function standsDown(state: DuelState, losers: Side[], log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  let next = state;
  for (const side of losers) {
    const character = duel.fighters[side]?.character ?? '';
    log.tell('zero-discarded', { character: named(state, character) });
    next = leaveTable(next, side, character);
  }
  return close(next, { outcome: 'discarded', losers, hits: NONE, damage: NONE, fighters: duel.fighters });
}

/** An empty draw deck loses the game at once. */
// young-jedi/deck-victory
export function loseByDeck(state: DuelState, loser: Side, log: Log): DuelState {
  log.tell('deck-empty', { player: loser });
  return withParts(state, { over: { reason: 'deck', loser } });
}

type Ending = Pick<Result, 'outcome' | 'by' | 'losers'>;

/** Carries out the aftermath, in its order. */
// young-jedi/rulebook/duel#duel-outcome
function windUp(state: DuelState, duel: Duel, ending: Ending, log: Log): DuelState {
  let next = state;
  let damage = NONE;
  for (const part of AFTERMATH) {
    if (part === 'discard') for (const side of ending.losers) next = discardFighter(next, duel, side, log);
    if (part === 'shuffle') next = reshuffle(next, log);
    if (part === 'damage') {
      damage =
        ending.losers.length > 0 ? loserDamage(next, duel, ending.losers, log) : drawnDamage(next, duel, log);
      for (const side of SIDES) next = takeDamage(next, side, damage[side]);
    }
    if (part === 'tokens' && (duel.hits.light > 0 || duel.hits.dark > 0)) log.tell('tokens-removed', {});
  }
  const closed = close(next, { ...ending, hits: duel.hits, damage, fighters: duel.fighters });
  const broke = SIDES.find((side) => deckSize(closed.players[side]) === 0);
  return broke ? loseByDeck(closed, broke, log) : closed;
}

/** The defeated character goes, and the weapon card it was using with it. */
// young-jedi/rulebook/duel#duel-outcome
function discardFighter(state: DuelState, duel: Duel, side: Side, log: Log): DuelState {
  const fighter = duel.fighters[side];
  let next = state;
  for (const card of [fighter?.character, fighter?.weapon]) {
    if (card === undefined) continue;
    log.tell('discarded', { card: named(state, card) });
    next = leaveTable(next, side, card);
  }
  return next;
}

function leaveTable(state: DuelState, side: Side, card: string): DuelState {
  const { [card]: _, ...table } = state.table;
  const discard = [...state.players[side].discard, card];
  return withParts(state, { table, players: playersWith(state, side, { discard }) });
}

/** Dueling hands and dueling piles go back into the draw decks before any damage is taken. */
// young-jedi/dueling-hand
function reshuffle(state: DuelState, log: Log): DuelState {
  log.tell('reshuffled', {});
  return SIDES.reduce(
    (next, side) =>
      withPlayer(next, side, {
        draw: [],
        shuffled: deckSize(state.players[side]),
        duelingHand: [],
        duelingPile: [],
      }),
    state,
  );
}

/** The printed damage of the loser as game text changes it, less the hits it dealt. */
// young-jedi/rulebook/duel#duel-outcome, young-jedi/damage
function loserDamage(state: DuelState, duel: Duel, losers: readonly Side[], log: Log): Record<Side, number> {
  const damage = { ...NONE };
  for (const player of losers) {
    const printed = characterOf(state, duel.fighters[player]?.character ?? '')?.damage ?? 0;
    let changed = printed;
    for (const { from, amount } of textParts(state, player, 'damage')) {
      log.tell('damage-changed', { card: from, amount });
      changed += amount;
    }
    changed = Math.max(0, changed);
    if (state.edition === 'original') {
      damage[player] = changed;
      log.tell('full-damage', { player, amount: changed });
      continue;
    }
    const dealt = duel.hits[otherSide(player)];
    damage[player] = Math.max(0, changed - dealt);
    log.tell('loser-damage', { player, damage: changed, dealt, amount: damage[player] });
  }
  return damage;
}

/** Whoever was hit most takes the hits taken, less the hits dealt; equal hits cost nobody anything. */
// young-jedi/hit
function drawnDamage(state: DuelState, duel: Duel, log: Log): Record<Side, number> {
  const { light, dark } = duel.hits;
  if (light === dark) {
    log.tell('equal-hits', { hits: light });
    return NONE;
  }
  const player: Side = light > dark ? 'light' : 'dark';
  const taken = duel.hits[player];
  const dealt = duel.hits[otherSide(player)];
  if (state.edition === 'original') {
    log.tell('drawn-full-damage', { player, amount: taken });
    return { ...NONE, [player]: taken };
  }
  log.tell('drawn-damage', { player, taken, dealt, amount: taken - dealt });
  return { ...NONE, [player]: taken - dealt };
}

function takeDamage(state: DuelState, side: Side, amount: number): DuelState {
  const { shuffled, lost } = state.players[side];
  const taken = Math.min(amount, shuffled);
  return taken === 0 ? state : withPlayer(state, side, { shuffled: shuffled - taken, lost: lost + taken });
}

/** The duel is over and the battle step goes on; both have fought this turn. */
// young-jedi/rulebook/duel#duel-outcome
function close(state: DuelState, result: Result): DuelState {
  const fighters = SIDES.flatMap((side) => result.fighters[side]?.character ?? []);
  const names = fighters.flatMap((id) => characterOf(state, id)?.name ?? []);
  const fought = [...new Set([...state.fought, ...names])];
  return withParts(state, { fought, duel: null, result });
}
