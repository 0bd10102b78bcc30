import type { Coded, None } from '../../core/contract';
import { planetTitle, titleOf, titlesOf } from './fleet';
import type { EvacuationState, Move } from './state';

interface OfCard {
  card: string;
}

/** What a button says for each kind of move. Cards and planets go by their titles. */
export interface LabelArgs {
  deploy: OfCard;
  'deploy-face-down': OfCard;
  evacuate: { planet: string };
  'evacuate-with': { planet: string } & OfCard;
  'evacuate-some': { planet: string };
  'evacuate-holding-back': { planet: string } & OfCard;
  intercept: None;
  'intercept-with': OfCard;
  'intercept-holding-back': OfCard;
  decline: None;
  declare: { count: number };
  place: { place: number } & OfCard;
  draw: { value: number } & OfCard;
  'draw-card': { value: number; drawn: string } & OfCard;
  lose: None;
  'lose-value': { value: number };
  'lose-card': OfCard;
  sacrifice: OfCard;
  pick: OfCard;
  done: None;
}

export type Label = Coded<LabelArgs>;

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: EvacuationState, move: Move): Label {
  switch (move.type) {
    case 'deploy':
      return {
        code: move.faceDown ? 'deploy-face-down' : 'deploy',
        args: { card: titleOf(state, move.card) },
      };
    case 'evacuate': {
      const planet = planetTitle(state, move.planet);
      if (move.only) return { code: 'evacuate-some', args: { planet } };
      if (move.without)
        return { code: 'evacuate-holding-back', args: { planet, card: titlesOf(state, move.without) } };
      if (move.transport === undefined) return { code: 'evacuate', args: { planet } };
      return { code: 'evacuate-with', args: { planet, card: titleOf(state, move.transport) } };
    }
    case 'intercept':
      if (move.without)
        return { code: 'intercept-holding-back', args: { card: titlesOf(state, move.without) } };
      if (move.starfighter === undefined) return { code: 'intercept', args: {} };
      return { code: 'intercept-with', args: { card: titleOf(state, move.starfighter) } };
    case 'declare':
      return { code: 'declare', args: { count: move.count } };
    case 'place': {
      const place = (state.attempt?.plans[move.player].length ?? 0) + 1;
      return { code: 'place', args: { place, card: titleOf(state, move.card) } };
    }
    case 'draw': {
      const due = state.attempt?.fight?.due[0];
      const card = due?.player === move.player ? titleOf(state, due.card) : '';
      if (move.card === undefined) return { code: 'draw', args: { value: move.value, card } };
      return { code: 'draw-card', args: { value: move.value, drawn: titleOf(state, move.card), card } };
    }
    case 'lose':
      if (move.card !== undefined) return { code: 'lose-card', args: { card: titleOf(state, move.card) } };
      return move.value === undefined
        ? { code: 'lose', args: {} }
        : { code: 'lose-value', args: { value: move.value } };
    case 'sacrifice':
    case 'pick':
      return { code: move.type, args: { card: titleOf(state, move.card) } };
    default:
      return { code: move.type, args: {} };
  }
}
