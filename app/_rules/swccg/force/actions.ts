import { otherSide, type Side } from '../../core/sides';
import type { Log } from './events';
import { type LoseFrom, moveCard, moveTop, type Piles, putOn, takeOut } from './piles';
import type { Due, ForceState, Purpose } from './state';
import { activationOf, drainOf } from './turn';

const title = (state: ForceState, id: string): string => state.cards[id]?.title ?? id;

const withPiles = (state: ForceState, side: Side, piles: Piles): ForceState => ({
  ...state,
  piles: { ...state.piles, [side]: piles },
});

/** Nothing is due any more: the opponent of whoever acted has the next action. */
// swccg/actions-taking-turns#initiating
function actionOver(state: ForceState, by: Side): ForceState {
  return { ...state, due: null, opportunity: otherSide(by), passes: 0 };
}

/** One more card done with: either more is due, or the action is over. */
function oneLess(state: ForceState, due: Extract<Due, { by: Side; left: number }>): ForceState {
  return due.left > 1 ? { ...state, due: { ...due, left: due.left - 1 } } : actionOver(state, due.by);
}

/** One card from the top of the Reserve Deck to the top of the Force Pile: an action of its own. */
// swccg/activating-force
export function activate(state: ForceState, player: Side, log: Log): ForceState {
  const { due } = state;
  const next = withPiles(state, player, moveTop(state.piles[player], 'reserve', 'force'));
  if (due?.what !== 'activate') {
    log.tell('activated', { player, left: activationOf(state, player) - state.activated - 1 });
    return actionOver({ ...next, activated: state.activated + 1 }, player);
  }
  log.tell('activated', { player, left: due.left - 1 });
  if (next.piles[player].reserve.length > 0 || due.left === 1) return oneLess(next, due);
  log.tell('cut-short', { player });
  return actionOver(next, due.by);
}

// swccg/force-drain#procedure
export function drain(state: ForceState, player: Side, id: string, log: Log): ForceState {
  const location = state.locations.find((each) => each.id === id);
  const loser = otherSide(player);
  const amount = drainOf(location?.icons[loser] ?? 0, location?.drainBonus);
  log.tell('drain-initiated', { player, location: location?.title ?? id, amount });
  return mustLose({ ...state, drained: [...state.drained, id] }, loser, amount, player, log);
}

function mustLose(state: ForceState, player: Side, amount: number, by: Side, log: Log): ForceState {
  if (amount === 0) return actionOver(state, by);
  log.tell('must-lose', { player, amount });
  return { ...state, due: { what: 'lose', player, left: amount, by } };
}

// swccg/death-star-ii/life-force#lost-pile
export function lose(
  state: ForceState,
  player: Side,
  from: LoseFrom,
  card: string | undefined,
  log: Log,
): ForceState {
  const { due } = state;
  if (due?.what !== 'lose') return state;
  log.tell('force-lost', { player, from, left: due.left - 1 });
  const piles = state.piles[player];
  const lost = card === undefined ? moveTop(piles, from, 'lost') : moveCard(piles, from, card, 'lost');
  return oneLess(withPiles(state, player, lost), due);
}

/** Announces something that has a cost; the Force is used next, one card at a time. */
// swccg/actions-step-1c
function announce(state: ForceState, player: Side, cost: number, purpose: Purpose, log: Log): ForceState {
  if (cost === 0) return paidFor(state, player, purpose, log);
  return { ...state, due: { what: 'use', player, left: cost, purpose } };
}

// swccg/death-star-ii/turn#deploy-phase
export function deploy(state: ForceState, player: Side, id: string, log: Log): ForceState {
  const card = state.cards[id];
  const cost = card?.kind === 'deploys' ? card.cost : 0;
  log.tell('deploy-announced', { player, card: title(state, id), cost });
  return announce(state, player, cost, { for: 'deploy', card: id }, log);
}

// swccg/death-star-ii/concepts#interrupts
export function interrupt(state: ForceState, player: Side, id: string, log: Log): ForceState {
  const card = state.cards[id];
  const cost = card?.kind === 'interrupt' ? (card.cost ?? 0) : 0;
  log.tell('interrupt-announced', { player, card: title(state, id), cost });
  return announce(state, player, cost, { for: 'interrupt', card: id }, log);
}

// swccg/death-star-ii/battle#battle-phase
export function battle(state: ForceState, player: Side, location: string, log: Log): ForceState {
  log.tell('battle-announced', { player, location: placeTitle(state, location) });
  return announce(state, player, 1, { for: 'battle', location }, log);
}

// swccg/death-star-ii/moving#move-phase
export function move(state: ForceState, player: Side, card: string, log: Log): ForceState {
  log.tell('move-announced', { player, card: title(state, card) });
  return announce(state, player, 1, { for: 'move', card }, log);
}

const placeTitle = (state: ForceState, id: string): string =>
  state.locations.find((location) => location.id === id)?.title ?? id;

/** Uses 1 Force: from the top of the Force Pile to the top of the Used Pile. */
// swccg/death-star-ii/life-force#used-pile
export function use(state: ForceState, player: Side, log: Log): ForceState {
  const { due } = state;
  if (due?.what !== 'use') return state;
  log.tell('force-used', { player, left: due.left - 1 });
  const next = withPiles(state, player, moveTop(state.piles[player], 'force', 'used'));
  if (due.left > 1) return { ...next, due: { ...due, left: due.left - 1 } };
  return paidFor(next, player, due.purpose, log);
}

/** The cost is paid: what it was paid for happens. */
function paidFor(state: ForceState, player: Side, purpose: Purpose, log: Log): ForceState {
  switch (purpose.for) {
    case 'deploy':
      return reachTable(state, player, purpose.card, log);
    case 'interrupt':
      return takeEffect(state, player, purpose.card, log);
    case 'move':
      log.tell('moved', { player, card: title(state, purpose.card) });
      return actionOver({ ...state, moved: [...state.moved, purpose.card] }, player);
    case 'battle':
      log.tell('battle-initiated', { player, location: placeTitle(state, purpose.location) });
      log.tell('may-draw-destiny', { player });
      return {
        ...state,
        battled: [...state.battled, purpose.location],
        due: { what: 'destiny', player, by: player },
      };
  }
}

/** A location that reaches the table brings its Force icons, for both players. */
// swccg/death-star-ii/turn#deploying-locations
function reachTable(state: ForceState, player: Side, id: string, log: Log): ForceState {
  const card = state.cards[id];
  log.tell('deployed', { player, card: title(state, id) });
  const next = withPiles(state, player, takeOut(state.piles[player], 'hand', id));
  const table = { ...state.table, [player]: [...state.table[player], id] };
  const locations =
    card?.kind === 'location'
      ? [...state.locations, { id, title: card.title, icons: card.icons }]
      : state.locations;
  return actionOver({ ...next, table, locations }, player);
}

/** The Interrupt has its result, then goes to its pile. */
// swccg/death-star-ii/concepts#interrupts
function takeEffect(state: ForceState, player: Side, id: string, log: Log): ForceState {
  const card = state.cards[id];
  if (card?.kind !== 'interrupt') return state;
  log.tell('interrupt-played', { player, card: card.title });
  const fromHand = withPiles(state, player, takeOut(state.piles[player], 'hand', id));
  const { does, amount } = card.effect;
  const resolved =
    does === 'retrieve'
      ? retrieve(fromHand, player, amount, log)
      : does === 'draw-from-reserve'
        ? takeFromReserve(fromHand, player, amount, log)
        : fromHand;
  const gone = withPiles(resolved, player, putOn(resolved.piles[player], [id], card.pile));
  log.tell(card.pile === 'used' ? 'to-used' : 'to-lost', { card: card.title });
  if (does === 'opponent-loses') return mustLose(gone, otherSide(player), amount, player, log);
  if (does === 'activate') return mustActivate(gone, player, amount, log);
  return actionOver(gone, player);
}

/** Force that a card makes you activate has to be activated, as far as possible. */
// swccg/activating-force
function mustActivate(state: ForceState, player: Side, amount: number, log: Log): ForceState {
  if (amount === 0 || state.piles[player].reserve.length === 0) {
    log.tell('cut-short', { player });
    return actionOver(state, player);
  }
  log.tell('must-activate', { player, amount });
  return { ...state, due: { what: 'activate', player, left: amount, by: player } };
}

/** From the top of the Lost Pile to the Used Pile, so many times; all one action, even with an empty Lost Pile. */
// swccg/death-star-ii/concepts#retrieval
function retrieve(state: ForceState, player: Side, asked: number, log: Log): ForceState {
  const count = Math.min(asked, state.piles[player].lost.length);
  log.tell('retrieved', { player, count, asked });
  return withPiles(state, player, repeat(state.piles[player], count, 'lost', 'used'));
}

/** One card in the deck is enough to initiate this; too few, and the action ends there. */
// swccg/empty-deck-or-pile#one-card-is-enough
function takeFromReserve(state: ForceState, player: Side, asked: number, log: Log): ForceState {
  const count = Math.min(asked, state.piles[player].reserve.length);
  log.tell('taken-from-reserve', { player, count, asked });
  return withPiles(state, player, repeat(state.piles[player], count, 'reserve', 'hand'));
}

function repeat(piles: Piles, times: number, from: keyof Piles, to: keyof Piles): Piles {
  let moved = piles;
  for (let i = 0; i < times; i++) moved = moveTop(moved, from, to);
  return moved;
}

/** Draws destiny: the card goes straight to the Used Pile. With an empty Reserve Deck the draw fails. */
// swccg/draw-destiny, swccg/empty-deck-or-pile#still-allowed
export function drawDestiny(state: ForceState, player: Side, log: Log): ForceState {
  const piles = state.piles[player];
  if (piles.reserve.length === 0) {
    log.tell('destiny-failed', { player });
    return afterDestiny(state, player, log);
  }
  log.tell('destiny-drawn', { player });
  return afterDestiny(withPiles(state, player, moveTop(piles, 'reserve', 'used')), player, log);
}

export function declineDestiny(state: ForceState, player: Side, log: Log): ForceState {
  log.tell('destiny-declined', { player });
  return afterDestiny(state, player, log);
}

/** The player whose turn it is draws first, then the other. */
// swccg/battle-destiny#drawing
function afterDestiny(state: ForceState, player: Side, log: Log): ForceState {
  if (state.due?.what !== 'destiny') return state;
  const { by } = state.due;
  if (player !== by) return actionOver(state, by);
  const other = otherSide(player);
  log.tell('may-draw-destiny', { player: other });
  return { ...state, due: { what: 'destiny', player: other, by } };
}

/** Takes the top card of the Force Pile into hand: an action of its own. */
// swccg/drawing-cards
export function draw(state: ForceState, player: Side, log: Log): ForceState {
  log.tell('drawn', { player });
  return actionOver(withPiles(state, player, moveTop(state.piles[player], 'force', 'hand')), player);
}
