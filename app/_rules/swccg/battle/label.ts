import type { Coded, None } from '../../core/contract';
import type { LoseFrom } from '../force/piles';
import { forfeitValue } from './damage';
import type { Way } from './owed';
import type { BattleState, Move } from './state';
import { costToFire } from './weapons';
import { locationOf, participantFacts, titleOf } from './where';

/** What a button says for each kind of move. Cards and locations go by their titles. */
export interface LabelArgs {
  initiate: { location: string };
  fire: { weapon: string; target: string; cost: number };
  interrupt: { card: string };
  'interrupt-at': { card: string; target: string };
  pass: None;
  draw: { value: number };
  'draw-fails': None;
  decline: None;
  forfeit: { card: string; value: number };
  'forfeit-ridden': { card: string; value: number; jumping: string };
  'lose-top': { from: LoseFrom };
  'lose-card': { card: string };
  finish: None;
}

export type Label = Coded<LabelArgs>;

export const titlesOf = (state: BattleState, ids: readonly string[]): string =>
  ids.map((id) => titleOf(state, id)).join(', ');

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: BattleState, move: Move): Label {
  switch (move.type) {
    case 'initiate':
      return {
        code: 'initiate',
        args: { location: locationOf(state, move.location)?.title ?? move.location },
      };
    case 'fire': {
      const weapon = state.cards[move.weapon];
      const bearer = participantFacts(state, state.table[move.weapon]?.on ?? '');
      const cost = weapon?.kind === 'weapon' && bearer ? costToFire(weapon, bearer) : 0;
      return {
        code: 'fire',
        args: { weapon: titleOf(state, move.weapon), target: titleOf(state, move.target), cost },
      };
    }
    case 'interrupt': {
      const card = titleOf(state, move.card);
      return move.target === undefined
        ? { code: 'interrupt', args: { card } }
        : { code: 'interrupt-at', args: { card, target: titleOf(state, move.target) } };
    }
    case 'draw':
      return move.value === undefined
        ? { code: 'draw-fails', args: {} }
        : { code: 'draw', args: { value: move.value } };
    case 'forfeit': {
      const args = { card: titleOf(state, move.card), value: forfeitValue(state, move.card) };
      return move.jumping === undefined
        ? { code: 'forfeit', args }
        : { code: 'forfeit-ridden', args: { ...args, jumping: titlesOf(state, move.jumping) } };
    }
    case 'lose':
      return move.card === undefined
        ? { code: 'lose-top', args: { from: move.from } }
        : { code: 'lose-card', args: { card: titleOf(state, move.card) } };
    default:
      return { code: move.type, args: {} };
  }
}

/** A way to satisfy what is owed, with titles for its words. */
export const wayArgs = (state: BattleState, way: Way): { forfeits: string; lost: string; force: number } => ({
  forfeits: titlesOf(state, way.forfeits),
  lost: titlesOf(state, way.lost),
  force: way.force,
});
