import { SIDES, type Side } from '../../swccg/force/piles';
import { DESTINIES, type Draw, drawsOf } from '../shuffled-deck';
import { sought, whyNotDeploy, whyNotSearch } from './deploy';
import { whyNoFuel, whyNoLapCard, whyNotOnPile, whyNotThrust } from './race';
import { handChoices } from './racer';
import type { Move, PodraceState } from './state';
import { HAND_SIZE } from './state';
import { whyNoEvenUp, whyNotDestiny, whyNotObjective, whyNotRecycle } from './turn';

const PLACES = ['objective', 'planet'] as const;

/** Every legal move of either player, now. */
export function options(state: PodraceState): Move[] {
  if (state.over) return [];
  if (state.owes) return losses(state, state.owes);
  const player = state.turn;
  switch (state.stage) {
    case 'opening':
      return SIDES.flatMap((side) => openingOptions(state, side));
    case 'deploy':
      return [...raceOptions(state, player), ...deployOptions(state, player), { type: 'done', player }];
    case 'battle':
      return [...SIDES.flatMap((side) => losses(state, side)), { type: 'done', player }];
    case 'even-up':
      return evenUpOptions(state, player);
  }
}

// young-jedi/rulebook/full-game#full-game-start
function openingOptions(state: PodraceState, player: Side): Move[] {
  const moves: Move[] = whyNotObjective(state, player) ? [] : [{ type: 'objective', player }];
  for (const value of DESTINIES)
    if (!whyNotDestiny(state, player, value)) moves.push({ type: 'destiny', player, value });
  return moves;
}

// young-jedi/rulebook/podrace
function raceOptions(state: PodraceState, player: Side): Move[] {
  const moves: Move[] = whyNotThrust(state, player) ? [] : [{ type: 'thrust', player }];
  if (!whyNoLapCard(state, player))
    for (const { id, choice } of handChoices(state, player))
      if (!whyNotOnPile(state, player, id)) moves.push({ type: 'lap', player, ...choice });
  if (!whyNoFuel(state, player))
    for (const draw of drawsOf(state.players[player].deck, state.cards, 'hand'))
      moves.push({ type: 'draw', player, ...draw });
  return moves;
}

// young-jedi/rulebook/first-game#deploy-step
function deployOptions(state: PodraceState, player: Side): Move[] {
  const moves: Move[] = [];
  const { hand, deck } = state.players[player];
  for (const card of hand) {
    if (state.cards[card]?.kind === undefined) continue;
    for (const to of PLACES)
      if (!whyNotDeploy(state, player, card, to)) moves.push({ type: 'deploy', player, card, to });
  }
  if (!sought(state, player)) return moves;
  for (const card of deck.cards)
    if (!whyNotSearch(state, player, card)) moves.push({ type: 'search', player, card });
  moves.push({ type: 'search', player });
  return moves;
}

/** Once the deck itself is gone, the lap card on top is next. */
// young-jedi/podracing-pile
function nextCards(state: PodraceState, player: Side, look: 'hand' | 'lost'): Draw[] {
  const { deck } = state.players[player];
  return deck.cards.length === 0 ? [{}] : drawsOf(deck, state.cards, look);
}

const losses = (state: PodraceState, player: Side): Move[] =>
  nextCards(state, player, 'lost').map((draw) => ({ type: 'lose', player, ...draw }));

// young-jedi/rulebook/battle#even-up
function evenUpOptions(state: PodraceState, player: Side): Move[] {
  const moves: Move[] = [];
  const { length } = state.players[player].hand;
  if (!whyNoEvenUp(state, player))
    for (const draw of nextCards(state, player, 'hand')) moves.push({ type: 'draw', player, ...draw });
  for (const { id, choice } of handChoices(state, player))
    if (length > HAND_SIZE || (state.cards[id]?.kind === 'location' && !state.drawing))
      moves.push({ type: 'discard', player, ...choice });
  if (!whyNotRecycle(state, player)) moves.push({ type: 'recycle', player });
  if (length === HAND_SIZE) moves.push({ type: 'done', player });
  return moves;
}
