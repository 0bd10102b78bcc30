import { DARK_FIRST, otherSide, type Side } from '../../core/sides';
import { moveTop } from '../force/piles';
import { copyOf, withBattle, withSide } from './change';
import { openDamageSegment } from './damage';
import type { Log } from './events';
import { abilityInBattle, addedToEachBattleDestiny, battleDestiniesAllowed, totalPower } from './power';
import { type Refusal, refuse } from './refusals';
import { type BattleState, DESTINY_NUMBERS, type Draw } from './state';
import { resolveShot } from './weapons';

/** The power segment: power is counted, then the player whose turn it is makes all their draws, then the other. */
// swccg/death-star-ii/battle#power-segment, swccg/battle-destiny#drawing
export function openPowerSegment(state: BattleState, log: Log): BattleState {
  log.tell('segment', { segment: 'power' });
  for (const player of DARK_FIRST) log.tell('power-counted', { player, power: totalPower(state, player) });
  return offerBattleDestiny(withBattle(state, { segment: 'power' }), state.turn, log);
}

// swccg/battle-destiny
function offerBattleDestiny(state: BattleState, player: Side, log: Log): BattleState {
  const draws = battleDestiniesAllowed(state, player);
  const ability = abilityInBattle(state, player);
  if (draws === 0) {
    log.tell('may-not-draw', { player, ability });
    return afterDrawsOf(state, player, log);
  }
  log.tell('may-draw', { player, ability, draws });
  return withBattle(state, { draw: { for: 'battle', player, left: draws } });
}

function afterDrawsOf(state: BattleState, player: Side, log: Log): BattleState {
  if (player === state.turn) return offerBattleDestiny(state, otherSide(player), log);
  return openDamageSegment(state, log);
}

/** The numbers that the top card of this Reserve Deck can show; none if the deck is empty. */
// swccg/destiny-draw#steps
export function possibleDestinies(state: BattleState, player: Side): readonly number[] {
  const [top] = state.piles[player].reserve;
  if (top === undefined) return [];
  const known = state.destinies[top];
  return known === undefined ? DESTINY_NUMBERS : [known];
}

/** Why this player may not draw this destiny now. */
// swccg/destiny-draw
export function whyNotDraw(state: BattleState, player: Side, value: number | undefined): Refusal | undefined {
  const draw = state.battle?.draw;
  if (draw?.player !== player) {
    return state.battle?.segment === 'power' && battleDestiniesAllowed(state, player) === 0
      ? refuse('no-battle-destiny', { player, ability: abilityInBattle(state, player) })
      : refuse('no-draw-due', { player });
  }
  const possible = possibleDestinies(state, player);
  if (possible.length === 0) return value === undefined ? undefined : refuse('reserve-empty', { player });
  return value !== undefined && possible.includes(value) ? undefined : refuse('not-its-destiny');
}

/** Battle destiny is optional; weapon destiny is not. */
// swccg/destiny-draw#mandatory
export function whyNotDecline(state: BattleState, player: Side): Refusal | undefined {
  const draw = state.battle?.draw;
  if (draw?.player !== player) return refuse('no-draw-due', { player });
  return draw.for === 'battle' ? undefined : refuse('draw-is-mandatory');
}

/** Draws one destiny: the card goes to the Used Pile. With an empty Reserve Deck the draw fails. */
// swccg/destiny-draw#steps, swccg/destiny-draw#failed-draw
export function drawDestiny(
  state: BattleState,
  player: Side,
  value: number | undefined,
  log: Log,
): BattleState {
  const draw = state.battle?.draw;
  if (!draw) return state;
  if (value === undefined) {
    log.tell('draw-failed', { player });
    return counted(state, draw, undefined, log);
  }
  // swccg/destiny-draw#steps: no single draw counts less than 0
  const counts = draw.for === 'battle' ? Math.max(0, value + addedToEachBattleDestiny(state, player)) : value;
  log.tell('destiny-drawn', { player, value, counts });
  const drawn = copyOf(state);
  drawn.piles = withSide(state.piles, player, moveTop(state.piles[player], 'reserve', 'used'));
  return counted(drawn, draw, counts, log);
}

/** Notes a destiny, and goes on when it was the last one due. */
// swccg/destiny-draw#several-draws
function counted(state: BattleState, draw: Draw, counts: number | undefined, log: Log): BattleState {
  const battle = state.battle;
  if (!battle) return state;
  const left = draw.left - 1;
  if (draw.for === 'weapon') {
    const shot = { ...draw, left, drawn: noted(draw.drawn, counts) };
    return left > 0 ? withBattle(state, { draw: shot }) : resolveShot(state, shot, log);
  }
  const destinies = withSide(battle.destinies, draw.player, noted(battle.destinies[draw.player], counts));
  if (left > 0) return withBattle(state, { destinies, draw: { ...draw, left } });
  return afterDrawsOf(withBattle(state, { destinies, draw: null }), draw.player, log);
}

const noted = (drawn: number[], counts: number | undefined): number[] =>
  counts === undefined ? drawn : [...drawn, counts];

export function declineBattleDestiny(state: BattleState, player: Side, log: Log): BattleState {
  log.tell('declined', { player });
  return afterDrawsOf(withBattle(state, { draw: null }), player, log);
}
