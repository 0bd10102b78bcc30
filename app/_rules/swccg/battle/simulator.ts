import type { RuleRef, Simulator, Step } from '../../core/contract';
import { otherSide } from '../../core/sides';
import { copyOf } from './change';
import { finish, forfeit, loseForce, whyNotFinish, whyNotForfeit, whyNotJump, whyNotLose } from './damage';
import { declineBattleDestiny, drawDestiny, openPowerSegment, whyNotDecline, whyNotDraw } from './destiny';
import { closeBattle } from './end';
import { type GameEvent, Log } from './events';
import { initiate, whyNotInitiate } from './initiate';
import { playInterrupt, whyNotExclude, whyNotPlay } from './interrupts';
import { isMove } from './moves';
import { options } from './options';
import { type Refusal, refuse } from './refusals';
import { start } from './setup';
import type { BattleSetup, BattleState, Move } from './state';
import { fire, whyNotFire, whyNotTarget } from './weapons';

/** The rule by which each kind of move is made. */
const RULES = {
  initiate: 'swccg/death-star-ii/battle#battle-phase',
  fire: 'swccg/weapons-firing',
  interrupt: 'swccg/death-star-ii/battle#weapons-segment',
  pass: 'swccg/actions-taking-turns#passing',
  draw: 'swccg/destiny-draw#steps',
  decline: 'swccg/destiny-draw#mandatory',
  forfeit: 'swccg/forfeit',
  lose: 'swccg/death-star-ii/battle#battle-damage',
  finish: 'swccg/death-star-ii/battle#damage-segment',
} as const satisfies Record<Move['type'], RuleRef>;

/** The rule of a move where the moment makes it a more particular one. */
function ruleOf(state: BattleState, move: Move): RuleRef {
  const { battle } = state;
  if (move.type === 'draw') {
    if (move.value === undefined) return 'swccg/destiny-draw#failed-draw';
    return battle?.draw?.for === 'weapon' ? 'swccg/weapon-destiny' : 'swccg/battle-destiny#drawing';
  }
  if (move.type === 'forfeit') {
    if (battle?.hit.includes(move.card)) return 'swccg/death-star-ii/battle#weapon-hits';
    const debt = battle?.debts?.[move.player];
    if ((debt?.attrition ?? 0) > (debt?.attritionMet ?? 0)) return 'swccg/death-star-ii/battle#attrition';
    return 'swccg/death-star-ii/battle#battle-damage';
  }
  if (move.type === 'finish') return 'swccg/death-star-ii/battle#immunity-to-attrition';
  if (move.type === 'pass' && battle?.segment === 'end') return 'swccg/end-of-a-battle';
  return RULES[move.type];
}

// swccg/actions-taking-turns#passing
function whyNotPass(state: BattleState, player: Move['player']): Refusal | undefined {
  const { battle } = state;
  if (battle && battle.segment !== 'weapons' && battle.segment !== 'end') return refuse('no-passing-now');
  return player === state.opportunity ? undefined : refuse('not-your-opportunity', { player });
}

function whyNot(state: BattleState, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'initiate':
      return whyNotInitiate(state, move.player, move.location);
    case 'fire':
      return (
        whyNotFire(state, move.player, move.weapon) ??
        whyNotTarget(state, move.player, move.weapon, move.target)
      );
    case 'interrupt': {
      const refusal = whyNotPlay(state, move.player, move.card);
      const facts = state.cards[move.card];
      if (refusal || facts?.kind !== 'interrupt') return refusal;
      return whyNotExclude(state, move.player, facts, move.target);
    }
    case 'pass':
      return whyNotPass(state, move.player);
    case 'draw':
      return whyNotDraw(state, move.player, move.value);
    case 'decline':
      return whyNotDecline(state, move.player);
    case 'forfeit':
      return whyNotForfeit(state, move.player, move.card) ?? whyNotJump(state, move.card, move.jumping);
    case 'lose':
      return whyNotLose(state, move.player, move.from, move.card);
    case 'finish':
      return whyNotFinish(state, move.player);
  }
}

/** Two passes in a row send a battle to its next segment, and a phase without battle to its end. */
// swccg/actions-taking-turns#passing
function pass(state: BattleState, player: Move['player'], log: Log): BattleState {
  log.tell('passed', { player });
  const next = copyOf(state);
  next.opportunity = otherSide(player);
  next.passes = state.passes + 1;
  if (next.passes < 2) return next;
  const { battle } = state;
  if (battle?.segment === 'weapons') {
    next.passes = 0;
    return openPowerSegment(next, log);
  }
  if (battle?.segment === 'end') return closeBattle(next, battle.winner ? 'won' : 'tied', log);
  log.tell('phase-over', { player: state.turn });
  next.over = { reason: 'phase' };
  return next;
}

function make(state: BattleState, move: Move, log: Log): BattleState {
  switch (move.type) {
    case 'initiate':
      return initiate(state, move.player, move.location, log);
    case 'fire':
      return fire(state, move.player, move.weapon, move.target, log);
    case 'interrupt':
      return playInterrupt(state, move.player, move.card, move.target, log);
    case 'pass':
      return pass(state, move.player, log);
    case 'draw':
      return drawDestiny(state, move.player, move.value, log);
    case 'decline':
      return declineBattleDestiny(state, move.player, log);
    case 'forfeit':
      return forfeit(state, move.player, move.card, move.jumping, log);
    case 'lose':
      return loseForce(state, move.player, move.from, move.card, log);
    case 'finish':
      return finish(state, move.player, log);
  }
}

export function play(state: BattleState, move: Move): Step<BattleState, GameEvent> | Refusal {
  if (!isMove(move)) return refuse('malformed-move');
  if (state.over) return state.over.reason === 'defeat' ? refuse('game-over') : refuse('phase-over');
  const shot = state.battle?.draw?.for === 'weapon';
  if (shot && move.type !== 'draw' && move.type !== 'decline') return refuse('draw-pending');
  const refusal = whyNot(state, move);
  if (refusal) return refusal;
  const log = new Log();
  return { ok: true, state: make(state, move, log), events: log.events, rule: ruleOf(state, move) };
}

/** Any two sides in battle at a site or a system. */
// swccg/battle
export const battleSimulator: Simulator<BattleState, Move, BattleSetup, GameEvent, Refusal> = {
  id: 'swccg-battle',
  game: 'swccg',
  start,
  options,
  play,
};
