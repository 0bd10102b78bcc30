import { change, changed, copyOf } from './change';
import type { Log } from './events';
import { after, isPreparing, type Player, type Trigger, type TurnState, tableOf } from './state';

export function beginTurn(state: TurnState, player: Player, log: Log): TurnState {
  const turnNumber = state.turnNumber + 1;
  log.tell('turn', { player, number: turnNumber });
  const next = copyOf(state);
  next.turn = player;
  next.turnNumber = turnNumber;
  next.phase = 'start';
  next.endStep = null;
  next.opportunity = player;
  next.passes = 0;
  next.used = [];
  return next;
}

/** The next turn begins, unless the play was set up to stop here. */
export function nextTurn(state: TurnState, player: Player, log: Log): TurnState {
  if (state.turnNumber !== state.lastTurn) return beginTurn(state, player, log);
  log.tell('stopped', { turns: state.turnNumber });
  return changed(state, 'over', { reason: 'turns' });
}

/** A player whose deck has no cards left has lost at once; with three or more, they are out of the game. */
// gundam/victory, gundam/battle-royale
export function checkDeck(state: TurnState, player: Player, log: Log): TurnState {
  if (tableOf(state, player).deck.length > 0) return state;
  log.tell('deck-empty', { player });
  const next = after(state, player);
  if (state.players.length <= 2 || isPreparing(state.phase)) {
    log.tell('won', { player: next });
    const over = changed(state, 'over', { reason: 'deck-empty', winner: next, loser: player });
    over.due = null;
    return over;
  }
  log.tell('eliminated', { player });
  const { resolving } = state;
  const played = resolving?.command && resolving.by === player ? [resolving.source] : [];
  const out = change(state, player, { trash: [...played, ...tableOf(state, player).trash] });
  out.players = state.players.filter((each) => each !== player);
  const ofOthers = (triggers: readonly Trigger[] = []): Trigger[] =>
    triggers.filter(({ by }) => by !== player);
  const stopped = resolving?.by === player;
  out.waiting = [stopped ? (resolving.triggered ?? []) : [], ...state.waiting]
    .map(ofOthers)
    .filter(({ length }) => length > 0);
  if (stopped) out.resolving = null;
  else if (resolving?.triggered) out.resolving = { ...resolving, triggered: ofOthers(resolving.triggered) };
  if (state.due?.player === player) out.due = null;
  if (state.opportunity === player) out.opportunity = next;
  if (state.turn !== player) return out;
  out.waiting = [];
  out.resolving = null;
  out.due = null;
  return nextTurn(out, next, log);
}
