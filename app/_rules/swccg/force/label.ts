import type { Coded, None } from '../../core/contract';
import type { LoseFrom } from './piles';
import type { ForceState, Move } from './state';

/** What a button says for each kind of move. Cards and locations go by their titles. */
export interface LabelArgs {
  activate: None;
  drain: { location: string };
  deploy: { card: string; cost: number };
  interrupt: { card: string; cost: number };
  battle: { location: string };
  move: { card: string };
  draw: None;
  use: None;
  'lose-top': { from: LoseFrom };
  'lose-card': { card: string };
  destiny: None;
  decline: None;
  pass: None;
  recirculate: None;
}

export type Label = Coded<LabelArgs>;

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: ForceState, move: Move): Label {
  const location = (id: string) => state.locations.find((each) => each.id === id)?.title ?? id;
  const card = (id: string) => state.cards[id]?.title ?? id;
  switch (move.type) {
    case 'drain':
    case 'battle':
      return { code: move.type, args: { location: location(move.location) } };
    case 'deploy':
    case 'interrupt': {
      const facts = state.cards[move.card];
      const cost = facts && 'cost' in facts ? (facts.cost ?? 0) : 0;
      return { code: move.type, args: { card: card(move.card), cost } };
    }
    case 'move':
      return { code: 'move', args: { card: card(move.card) } };
    case 'lose':
      return move.card === undefined
        ? { code: 'lose-top', args: { from: move.from } }
        : { code: 'lose-card', args: { card: card(move.card) } };
    default:
      return { code: move.type, args: {} };
  }
}
