import type { Coded, None } from '../../core/contract';
import type { DuelState, Move } from './state';
import { characterOf, deckCard, named } from './table';

/** What a button says for each kind of move. Cards go by their titles. */
export interface LabelArgs {
  initiate: { character: string; target: string };
  'initiate-with': { character: string; target: string; weapon: string };
  accept: { character: string };
  'accept-zero': { character: string };
  'accept-with': { character: string; weapon: string };
  'step-in': { character: string; target: string };
  'step-in-with': { character: string; target: string; weapon: string };
  draw: { value: number };
  keep: None;
  redraw: None;
  'draw-hand': { count: number };
  attack: { destiny: number };
  'attack-with': { destiny: number; card: string };
  parry: { destiny: number };
  'parry-with': { destiny: number; card: string };
  'take-hit': None;
  pass: None;
  'use-text': { card: string };
  'decline-text': { card: string };
  battle: None;
  'end-step': { step: DuelState['step'] };
}

export type Label = Coded<LabelArgs>;

function defendLabel(
  state: DuelState,
  { character: id, weapon }: { character: string; weapon?: string },
): Label {
  const character = named(state, id);
  const chosen = state.duel?.target ?? id;
  const armed = weapon === undefined ? undefined : named(state, weapon);
  if (id !== chosen) {
    const target = named(state, chosen);
    return armed === undefined
      ? { code: 'step-in', args: { character, target } }
      : { code: 'step-in-with', args: { character, target, weapon: armed } };
  }
  if (armed !== undefined) return { code: 'accept-with', args: { character, weapon: armed } };
  const zero = characterOf(state, id)?.damage === 0;
  return { code: zero ? 'accept-zero' : 'accept', args: { character } };
}

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: DuelState, move: Move): Label {
  switch (move.type) {
    case 'initiate': {
      const args = { character: named(state, move.character), target: named(state, move.target) };
      return move.weapon === undefined
        ? { code: 'initiate', args }
        : { code: 'initiate-with', args: { ...args, weapon: named(state, move.weapon) } };
    }
    case 'defend':
      return defendLabel(state, move);
    case 'draw':
      return { code: 'draw', args: { value: move.value } };
    case 'draw-hand':
      return { code: 'draw-hand', args: { count: state.duel?.power[move.player] ?? 0 } };
    case 'attack':
    case 'parry': {
      const { type, destiny, card } = move;
      if (card === undefined) return { code: type, args: { destiny } };
      return { code: `${type}-with`, args: { destiny, card: deckCard(state, card)?.title ?? card } };
    }
    case 'use-text':
    case 'decline-text':
      return { code: move.type, args: { card: named(state, state.duel?.attack?.card ?? '') } };
    case 'end-step':
      return { code: 'end-step', args: { step: state.step } };
    default:
      return { code: move.type, args: {} };
  }
}
