import type { Move } from '../stack/moves';
import { legalMoves } from '../stack/options';
import { start } from '../stack/setup';
import { type State, topmost } from '../stack/state';
import { choices, draws, made, type Search, worth } from './search';
import { FIRST_CARD, toStack, type WarSetup } from './setup';

export interface WarStep {
  move: Move;
  /** The probability that the first card survives, once this move is made. */
  survives: number;
}

export interface Solution {
  /** The probability that the first card survives, if both play their best. */
  survives: number;
  /** The likeliest play of it, from the first card to its end. */
  line: WarStep[];
  /** How many positions were looked at. */
  positions: number;
}

/** Who has the last word: the whole tree of play, solved on the stack engine. */
export function solve(war: WarSetup): Solution {
  const search: Search = { war, known: new Map() };
  const first: Move = { type: 'play', by: war.first.by, card: FIRST_CARD };
  let state = made(start(toStack(war)), first);
  let survives = worth(search, state);
  const line: WarStep[] = [{ move: first, survives }];
  while (state.stack.length > 0) {
    const step = next(search, state, survives);
    state = made(state, step.move);
    survives = step.survives;
    line.push(step);
  }
  return { survives: line[0]?.survives ?? survives, line, positions: search.known.size };
}

const ROUNDING = 1e-9;

/** A move that keeps what the position is worth; of destinies, the likeliest. */
function next(search: Search, state: State, survives: number): WarStep {
  const moves = legalMoves(state);
  const [any] = moves;
  if (any?.type === 'draw') {
    const { move } = draws(search.war, state, any.by).reduce((a, b) => (b.chance > a.chance ? b : a));
    return { move, survives: worth(search, made(state, move)) };
  }
  const owner = state.opportunity === search.war.first.by;
  const move = inOrder(state, choices(state, moves), survives === (owner ? 1 : 0)).find((one) =>
    owner
      ? worth(search, made(state, one), Math.max(0, survives - ROUNDING), 1) >= survives - ROUNDING
      : worth(search, made(state, one), 0, Math.min(1, survives + ROUNDING)) <= survives + ROUNDING,
  );
  if (!move) throw new Error('no move keeps what the position is worth');
  return { move, survives };
}

/**
 * Which of several equally good moves to show: who is sure to get their way keeps their cards, and who is not fights on
 * as long as it costs nothing. Answering one's own card comes last.
 */
function inOrder(state: State, moves: Move[], sure: boolean): Move[] {
  const own = topmost(state)?.by === state.opportunity;
  const passFirst = sure || own;
  return passFirst ? moves : [...moves.slice(1), ...moves.slice(0, 1)];
}
