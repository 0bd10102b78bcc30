import { otherSide, type Side } from '../../core/sides';
import { whyNotBattle, whyNotDestiny, whyNotFight } from './battle';
import { isFirstPlanet } from './control';
import { whyNotDeploy } from './deploy';
import { whyNotPutRight } from './illegal-stack';
import { titleOf } from './piles';
import { type Refusal, refuse } from './refusals';
import { whyNotSearch } from './search';
import { HAND_SIZE, type Move, type PlanetsState, type Step } from './state';
import { wasInPlay } from './table';

/** Only the player whose turn it is acts, in the right step. */
// young-jedi/rulebook/first-game#turn
function whyNotNow(state: PlanetsState, player: Side, step: Step): Refusal | undefined {
  if (player !== state.turn) return refuse('not-your-turn', { player });
  if (state.step === step) return undefined;
  return state.step === 'begin' ? refuse('reveal-first') : refuse('wrong-step', { step, now: state.step });
}

// young-jedi/rulebook/full-game#second-planet
function whyNotChoose(state: PlanetsState, move: Move & { type: 'choose' }): Refusal | undefined {
  const { player, planet, from, card } = move;
  if (state.step !== 'choose') return refuse('wrong-step', { step: 'choose', now: state.step });
  if (player !== state.turn) return refuse('not-your-choice', { player });
  if (wasInPlay(state, planet)) return refuse('planet-in-play-before', { planet });
  if (isFirstPlanet(state) && from !== 'draw') return refuse('from-draw-deck');
  const pile = state.piles[player][from];
  const facts = card === undefined ? undefined : state.cards[card];
  const found =
    card === undefined
      ? pile.some((id) => !state.cards[id])
      : facts?.kind === 'location' && facts.planet === planet && pile.includes(card);
  return found ? undefined : refuse('no-such-location', { planet, from });
}

// young-jedi/rulebook/effects#fetching-effects
function whyNotFetch(state: PlanetsState, player: Side, card: string | undefined): Refusal | undefined {
  if (state.step !== 'fetch') return refuse('wrong-step', { step: 'fetch', now: state.step });
  if (player !== state.fetching[0]) return refuse('not-your-turn', { player });
  if (card === undefined) return undefined;
  const found = state.cards[card]?.kind === 'effect' && state.piles[player].draw.includes(card);
  return found ? undefined : refuse('not-an-effect', { card: titleOf(state, card) });
}

/** A player evens up on their own turn only, before it ends. */
// young-jedi/rulebook/battle#even-up
function whyNotEvenUp(state: PlanetsState, player: Side): Refusal | undefined {
  if (player !== state.turn && state.step === 'even-up') return refuse('even-up-own-turn', { player });
  return whyNotNow(state, player, 'even-up');
}

/** Before drawing one may discard locations; other cards only down to six. */
// young-jedi/rulebook/battle#even-up
function whyNotDiscard(state: PlanetsState, player: Side, id: string): Refusal | undefined {
  const refusal = whyNotEvenUp(state, player);
  if (refusal) return refusal;
  const { hand } = state.piles[player];
  const card = titleOf(state, id);
  if (!hand.includes(id)) return refuse('not-in-hand', { card });
  return hand.length > HAND_SIZE || state.cards[id]?.kind === 'location'
    ? undefined
    : refuse('only-locations', { card });
}

// young-jedi/rulebook/battle#controlling-planet
function whyNotEndTurn(state: PlanetsState, player: Side): Refusal | undefined {
  if (player !== state.turn) return refuse('not-your-turn', { player });
  const inTurn = state.step === 'deploy' || state.step === 'battle' || state.step === 'even-up';
  return inTurn ? refuse('turn-not-over') : whyNotNow(state, player, 'end');
}

// young-jedi/rulebook/full-game#conceding
function whyNotConcede(state: PlanetsState, player: Side): Refusal | undefined {
  if (player !== state.turn) return refuse('concede-own-turn', { player });
  const inTurn = state.step === 'deploy' || state.step === 'battle' || state.step === 'even-up';
  return inTurn ? refuse('even-up-before-conceding') : whyNotNow(state, player, 'end');
}

// young-jedi/faq-illegal-hidden-cards
function whyNotTakeBack(state: PlanetsState, player: Side): Refusal | undefined {
  if (state.step !== 'penalty' || !state.penalty) return refuse('nothing-to-take-back');
  return player === otherSide(state.penalty.offender) ? undefined : refuse('nothing-to-take-back');
}

// young-jedi/rulebook/battle#battle-step
function whyNotInBattle(state: PlanetsState, move: Move): Refusal | undefined {
  const { battle } = state;
  if (!battle) return refuse('no-battle');
  switch (move.type) {
    case 'fight':
      return whyNotFight(state, battle, move.player, move);
    case 'destiny':
      return whyNotDestiny(state, battle, move.player, move.for);
    default: {
      const missing = (['light', 'dark'] as const).find((side) => !battle.up[side]);
      return missing && refuse('nobody-sent', { player: missing });
    }
  }
}

/** Why a move is refused; nothing if it is legal. */
export function whyNot(state: PlanetsState, move: Move): Refusal | undefined {
  if (state.over) return refuse(state.over.reason === 'turns' ? 'play-over' : 'game-over');
  switch (move.type) {
    case 'draw':
      if (state.step !== 'start') return refuse('wrong-step', { step: 'start', now: state.step });
      return state.startDraws[move.player] && refuse('already-drawn', { player: move.player });
    case 'choose':
      return whyNotChoose(state, move);
    case 'fetch':
      return whyNotFetch(state, move.player, move.card);
    case 'skip':
      return whyNotFetch(state, move.player, undefined);
    case 'reveal':
      return whyNotNow(state, move.player, 'begin');
    case 'deploy':
      return whyNotNow(state, move.player, 'deploy') ?? whyNotDeploy(state, move.player, move.card);
    case 'search':
      return whyNotNow(state, move.player, 'deploy') ?? whyNotSearch(state, move.player, move.card);
    case 'next':
      return whyNotNext(state, move.player);
    case 'battle':
      if (state.battle) return refuse('fights-to-finish');
      return whyNotNow(state, move.player, 'battle') ?? whyNotBattle(state);
    case 'fight':
    case 'destiny':
    case 'win':
    case 'tie':
      return whyNotInBattle(state, move);
    case 'discard':
      return whyNotDiscard(state, move.player, move.card);
    case 'recycle':
      return (
        whyNotEvenUp(state, move.player) ??
        (state.piles[move.player].hand.length === 0 ? refuse('hand-empty') : undefined)
      );
    case 'even-up': {
      const count = state.piles[move.player].hand.length;
      return (
        whyNotEvenUp(state, move.player) ??
        (count > HAND_SIZE ? refuse('too-many-cards', { count }) : undefined)
      );
    }
    case 'end-turn':
      return whyNotEndTurn(state, move.player);
    case 'concede':
      return whyNotConcede(state, move.player);
    case 'take-back':
    case 'leave':
      return whyNotTakeBack(state, move.player);
    case 'put-right':
      return whyNotPutRight(state, move.player, move.title);
  }
}

/** Deploying and battling are optional; a battle once declared is fought out. */
// young-jedi/rulebook/first-game#turn
function whyNotNext(state: PlanetsState, player: Side): Refusal | undefined {
  if (state.battle) return refuse('fights-to-finish');
  const { step } = state;
  return whyNotNow(
    state,
    player,
    step === 'battle' || step === 'even-up' || step === 'end' ? 'battle' : 'deploy',
  );
}
