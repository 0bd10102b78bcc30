import { otherSide, type Side } from '../../core/sides';
import { changeDuel, playersWith, withDuel, withParts } from './change';
import type { Log } from './events';
import { DESTINIES, differentDestinies } from './facts';
import { giveLead } from './lead';
import { loseByDeck } from './outcome';
import { powerOf } from './power';
import { type Refusal, refuse } from './refusals';
import type { Duel, DuelState } from './state';
import { characterOf, deckCard, deckSize, defenderOf, named } from './table';

/** Destiny for power comes first, the defender's before the attacker's. */
// young-jedi/rulebook/battle-details#destiny-order, young-jedi/rulebook/duel#dueling-hand
export function openHands(state: DuelState, log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  const toDraw = [defenderOf(duel), duel.initiator].filter(
    (side) => characterOf(state, duel.fighters[side]?.character ?? '')?.power === 'destiny',
  );
  if (toDraw.length > 0) return withDuel(state, duel, { stage: 'power', toDraw });
  return countPower(state, log);
}

/** Both totals are counted; then the initiator draws first. */
// young-jedi/rulebook/duel#dueling-hand
function countPower(state: DuelState, log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  const power: Partial<Record<Side, number>> = {};
  for (const side of [duel.initiator, otherSide(duel.initiator)]) {
    const counted = powerOf(state, side);
    if (!counted) continue;
    power[side] = counted.total;
    const basic = counted.basic ?? 0;
    log.tell('power', {
      character: named(state, duel.fighters[side]?.character ?? ''),
      basic,
      bonus: counted.total - basic,
      total: counted.total,
    });
  }
  return withDuel(state, duel, { stage: 'hands', power });
}

/** The destiny numbers that the top card can have. */
// young-jedi/destiny, young-jedi/rulebook/special-cards#two-destinies
export function possibleDestinies(state: DuelState, side: Side): readonly number[] {
  const top = state.players[side].draw[0];
  if (top === undefined) return [];
  const card = deckCard(state, top);
  return card ? differentDestinies(card) : DESTINIES;
}

// young-jedi/rulebook/duel#dueling-hand
export function whyNotDraw(state: DuelState, player: Side, value: number): Refusal | undefined {
  const { duel } = state;
  if (!duel) return refuse('no-duel');
  if (duel.stage !== 'power') return refuse('not-now');
  if (duel.redraw || duel.toDraw[0] !== player) return refuse('not-your-draw', { player });
  return possibleDestinies(state, player).includes(value) ? undefined : refuse('not-its-destiny', { value });
}

/** The card drawn for power goes to the hand; drawing the last card of the deck this way loses the game. */
// young-jedi/destiny, young-jedi/deck-victory
export function drawPower(state: DuelState, player: Side, value: number, log: Log): DuelState {
  const { duel } = state;
  const fighter = duel?.fighters[player];
  const cards = state.players[player];
  const card = cards.draw[0];
  if (!duel || !fighter || card === undefined) return state;
  const character = named(state, fighter.character);
  log.tell('power-drawn', { player, character, value });
  const drawn = withParts(state, {
    players: playersWith(state, player, { draw: cards.draw.slice(1), hand: cards.hand + 1 }),
    duel: changeDuel(duel, { drawn: { ...duel.drawn, [player]: value } }),
  });
  if (deckSize(drawn.players[player]) === 0) return loseByDeck(drawn, player, log);
  const mayRedraw =
    characterOf(state, fighter.character)?.redraws && !state.redrawn.includes(fighter.character);
  if (!mayRedraw || !drawn.duel) return nextDraw(drawn, log);
  log.tell('may-redraw', { player, character });
  return withDuel(drawn, drawn.duel, { redraw: { player, card } });
}

// young-jedi/faq-anakin-tested-uses
export function whyNotRedraw(state: DuelState, player: Side): Refusal | undefined {
  if (!state.duel) return refuse('no-duel');
  if (!state.duel.redraw) return refuse('not-now');
  return state.duel.redraw.player === player ? undefined : refuse('not-your-draw', { player });
}

export function keep(state: DuelState, player: Side, log: Log): DuelState {
  log.tell('kept', { player });
  return nextDraw(state, log);
}

/** The card drawn is discarded and another one drawn: once a turn for each copy. */
// young-jedi/faq-anakin-tested-uses
export function redraw(state: DuelState, player: Side, log: Log): DuelState {
  const { duel } = state;
  const fighter = duel?.fighters[player];
  if (!duel?.redraw || !fighter) return state;
  log.tell('redrawn', { player });
  const cards = state.players[player];
  const discard = [...cards.discard, duel.redraw.card];
  return withParts(state, {
    players: playersWith(state, player, { hand: cards.hand - 1, discard }),
    redrawn: [...state.redrawn, fighter.character],
    duel: changeDuel(duel, { redraw: null }),
  });
}

function nextDraw(state: DuelState, log: Log): DuelState {
  if (!state.duel) return state;
  const toDraw = state.duel.toDraw.slice(1);
  const next = withDuel(state, state.duel, { redraw: null, toDraw });
  return toDraw.length > 0 ? next : countPower(next, log);
}

/** Whose hand is to be drawn next: the initiator's, then the opponent's. */
export function nextHand(duel: Duel): Side | undefined {
  if (duel.stage !== 'hands') return undefined;
  return duel.handsDrawn.includes(duel.initiator) ? otherSide(duel.initiator) : duel.initiator;
}

// young-jedi/rulebook/duel#dueling-hand
export function whyNotDrawHand(state: DuelState, player: Side): Refusal | undefined {
  const { duel } = state;
  if (!duel) return refuse('no-duel');
  if (duel.stage !== 'hands') return refuse('not-now');
  return nextHand(duel) === player ? undefined : refuse('not-your-hand', { player });
}

/** As many cards as the total power, or as many as there are. They still count as part of the draw deck. */
// young-jedi/rulebook/duel#dueling-hand
export function drawHand(state: DuelState, player: Side, log: Log): DuelState {
  const { duel } = state;
  if (!duel) return state;
  const power = duel.power[player] ?? 0;
  const { draw } = state.players[player];
  const duelingHand = draw.slice(0, power);
  const count = duelingHand.length;
  if (count < power) log.tell('hand-short', { player, count, power });
  else log.tell('hand-drawn', { player, count });
  const handsDrawn = [...duel.handsDrawn, player];
  const both = handsDrawn.length === 2;
  const drawn = withParts(state, {
    players: playersWith(state, player, { draw: draw.slice(power), duelingHand }),
    duel: changeDuel(duel, { handsDrawn, stage: both ? 'exchange' : 'hands' }),
  });
  return both ? giveLead(drawn, duel.initiator, log) : drawn;
}
