import { EX_BASE } from '../cards';
import type { GameEvent } from '../play/events';
import { playerOf, unitAt } from '../play/sides';
import type { PlayState } from '../play/state';
import { opened, type Table as PlayTable } from '../play/table';
import { asPlay } from './as-play';
import { copyOf, withCard } from './change';
import type { Log } from './events';
import { beginTurn } from './next-turn';
import { exBaseId, isPreparing, type Player, type Table, type TurnState, tableOf } from './state';

/** Lets the play do something at the table, and takes over what it tells of and what has changed. */
export function byPlay(state: TurnState, log: Log, work: (table: PlayTable) => void): TurnState {
  const table = opened(asPlay(state));
  work(table);
  for (const event of table.log.events) tell(event, log);
  return takenOver(state, table.state, log);
}

function tell(event: GameEvent, log: Log): void {
  switch (event.code) {
    case 'kept':
    case 'ex-base-placed':
    case 'no-resource-left':
    case 'no-ex-resource':
    case 'passed':
      log.tell(event.code, event.args);
      break;
    case 'shields-placed':
      log.tell('shields-placed', event.args);
      break;
    case 'resource-placed':
      log.tell('resource-placed', event.args);
      break;
    case 'ex-resource-placed':
      log.tell('ex-resource-placed', event.args);
      break;
    case 'all-set-active':
      log.tell('set-active', event.args);
      break;
  }
}

function takenOver(state: TurnState, play: PlayState, log: Log): TurnState {
  const next = copyOf(state);
  const before = asPlay(state);
  state.players.forEach((player, side) => {
    const isAsBefore =
      play.players[player] === before.players[player] &&
      play.areas[side] === before.areas[side] &&
      play.units === before.units;
    if (isAsBefore) return;
    next.tables = { ...next.tables, [player]: tableFrom(tableOf(state, player), play, player, side) };
    if (tableOf(next, player).base?.id === exBaseId(player) && !tableOf(state, player).base)
      next.cards = withCard(next.cards, exBaseId(player), EX_BASE);
  });
  const turn = state.players[play.turn] ?? state.turn;
  if (play.course?.turn !== state.turnNumber) return beginTurn(next, turn, log);
  next.turn = turn;
  next.opportunity = state.players[play.opportunity?.side ?? play.turn] ?? turn;
  next.passes = play.opportunity?.passes ?? 0;
  if (play.phase === state.phase || play.phase === 'over') return next;
  next.phase = play.phase;
  if (!isPreparing(play.phase)) log.tell('phase', { player: turn, phase: play.phase });
  return next;
}

/** What the play puts on a table, or rests and sets active there, before anything is played. */
function tableFrom(table: Table, play: PlayState, player: Player, side: number): Table {
  const { deck, resources, resourceDeck } = playerOf(play, player);
  const { base, shields } = play.areas[side] ?? { base: null, shields: [] };
  const id = table.base?.id ?? exBaseId(player);
  return {
    ...table,
    deck: Array.isArray(deck) ? deck : table.deck,
    shields: shields.map(({ card }) => card),
    units: table.units.map((unit) => ({ ...unit, rested: unitAt(play, unit.id)?.rested ?? unit.rested })),
    base: base && { id, rested: base.rested, damage: base.damage },
    resources: { ...table.resources, ...resources },
    resourceDeck: resourceDeck ?? table.resourceDeck,
  };
}
