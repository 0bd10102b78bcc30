import { DARK_FIRST, type Side } from '../../core/sides';
import { DESTINIES, type Draw, drawsOf } from '../shuffled-deck';
import { sought, whyNotDeploy, whyNotSearch } from './deploy';
import { whyNoFuel, whyNoMoreLaps, whyNoThrust, whyNotOnPile, whyNotRace } from './race';
import { handChoices } from './racer';
import type { InHand, Move, PodraceState } from './state';
import { HAND_SIZE } from './state';
import { whyNoEvenUp, whyNotObjective, whyNotRecycle } from './turn';

const PLACES = ['objective', 'planet'] as const;

/** Every legal move of either player, now. */
export function options(state: PodraceState): Move[] {
  if (state.over) return [];
  const moves: Move[] = [];
  if (state.owes) {
    addLosses(moves, state, state.owes);
    return moves;
  }
  const player = state.turn;
  switch (state.stage) {
    case 'opening':
      for (const side of DARK_FIRST) addOpening(moves, state, side);
      break;
    case 'deploy':
      addRacing(moves, state, player);
      addDeploying(moves, state, player);
      moves.push({ type: 'done', player });
      break;
    case 'battle':
      for (const side of DARK_FIRST) addLosses(moves, state, side);
      moves.push({ type: 'done', player });
      break;
    case 'even-up':
      addEvenUp(moves, state, player);
  }
  return moves;
}

// young-jedi/rulebook/full-game#full-game-start
function addOpening(moves: Move[], state: PodraceState, player: Side): void {
  if (!whyNotObjective(state, player)) moves.push({ type: 'objective', player });
  if (state.opening[player] === undefined)
    for (const value of DESTINIES) moves.push({ type: 'destiny', player, value });
}

// young-jedi/rulebook/podrace
function addRacing(moves: Move[], state: PodraceState, player: Side): void {
  if (whyNotRace(state, player)) return;
  if (!whyNoThrust(state)) moves.push({ type: 'thrust', player });
  if (!whyNoMoreLaps(state, player))
    for (const { id, choice } of handChoices(state, player))
      if (!whyNotOnPile(state, player, id)) moves.push(choosing('lap', player, choice));
  if (!whyNoFuel(state, player))
    for (const draw of drawsOf(state.players[player].deck, state.cards, 'hand'))
      moves.push(taking('draw', player, draw));
}

// young-jedi/rulebook/first-game#deploy-step
function addDeploying(moves: Move[], state: PodraceState, player: Side): void {
  const { hand, deck } = state.players[player];
  for (const card of hand) {
    if (state.cards[card]?.kind === undefined) continue;
    for (const to of PLACES)
      if (!whyNotDeploy(state, player, card, to)) moves.push({ type: 'deploy', player, card, to });
  }
  if (!sought(state, player)) return;
  for (const card of deck.cards)
    if (state.cards[card]?.kind !== undefined && !whyNotSearch(state, player, card))
      moves.push({ type: 'search', player, card });
  moves.push({ type: 'search', player });
}

/** Once the deck itself is gone, the lap card on top is next. */
// young-jedi/podracing-pile
function nextCards(state: PodraceState, player: Side, look: 'hand' | 'lost'): Draw[] {
  const { deck } = state.players[player];
  return deck.cards.length === 0 ? [{}] : drawsOf(deck, state.cards, look);
}

function addLosses(moves: Move[], state: PodraceState, player: Side): void {
  for (const draw of nextCards(state, player, 'lost')) moves.push(taking('lose', player, draw));
}

// young-jedi/rulebook/battle#even-up
function addEvenUp(moves: Move[], state: PodraceState, player: Side): void {
  const { length } = state.players[player].hand;
  if (!whyNoEvenUp(state, player))
    for (const draw of nextCards(state, player, 'hand')) moves.push(taking('draw', player, draw));
  if (length > HAND_SIZE || !state.drawing)
    for (const { id, choice } of handChoices(state, player))
      if (length > HAND_SIZE || state.cards[id]?.kind === 'location')
        moves.push(choosing('discard', player, choice));
  if (!whyNotRecycle(state, player)) moves.push({ type: 'recycle', player });
  if (length === HAND_SIZE) moves.push({ type: 'done', player });
}

/** Takes the next card of the draw deck as what it turns out to be. */
function taking(type: 'draw' | 'lose', player: Side, { card, value }: Draw): Move {
  if (card === undefined) return value === undefined ? { type, player } : { type, player, value };
  return value === undefined ? { type, player, card } : { type, player, card, value };
}

const choosing = (type: 'lap' | 'discard', player: Side, { card, value }: InHand): Move =>
  card === undefined ? { type, player, value } : { type, player, card };
