import type { Side } from '../../core/sides';
import type { Move } from '../stack/moves';
import { legalMoves } from '../stack/options';
import { play } from '../stack/play';
import { printOf, type State } from '../stack/state';
import { destinyOf } from '../stack/table';
import { canonical, chances } from './canonical';
import { FIRST_CARD, type WarSetup } from './setup';

/** A search of the tree of play for the probability that the first card survives. */
export interface Search {
  war: WarSetup;
  /** Between what and what a position is worth, by what matters in it. */
  known: Map<string, Bounds>;
}

interface Bounds {
  least: number;
  most: number;
}

export function made(state: State, move: Move): State {
  const step = play(state, move);
  if (!step.ok) throw new Error(`${JSON.stringify(move)} is refused: ${step.code}`);
  return step.state;
}

/**
 * What a position is worth. It is exact between the two bounds; outside them it only says on which side it lies, which
 * is all that a player needs who has something better already.
 */
export function worth(search: Search, state: State, above = 0, below = 1): number {
  if (state.stack.length === 0) return hasSurvived(state) ? 1 : 0;
  const key = canonical(state, search.war);
  const { least, most } = search.known.get(key) ?? { least: 0, most: 1 };
  if (least === most || least >= below) return least;
  if (most <= above) return most;
  const low = Math.max(above, least);
  const high = Math.min(below, most);
  const moves = legalMoves(state);
  const [any] = moves;
  const value =
    any?.type === 'draw'
      ? byChance(search, state, any.by, low, high)
      : byChoice(search, state, moves, low, high);
  const bounds =
    value <= low && low > 0
      ? { least, most: value }
      : value >= high && high < 1
        ? { least: value, most }
        : { least: value, most: value };
  search.known.set(key, bounds);
  return value;
}

const hasSurvived = (state: State): boolean =>
  state.just.some(({ what, card }) => what === 'completed' && card === FIRST_CARD);

/** The player whose opportunity it is takes what suits best. */
function byChoice(search: Search, state: State, moves: Move[], above: number, below: number): number {
  const owner = state.opportunity === search.war.first.by;
  let best: number | undefined;
  for (const move of choices(state, moves)) {
    const next = made(state, move);
    if (owner) {
      best = Math.max(best ?? 0, worth(search, next, Math.max(above, best ?? 0), below));
      if (best >= below) break;
    } else {
      best = Math.min(best ?? 1, worth(search, next, above, Math.min(below, best ?? 1)));
      if (best <= above) break;
    }
  }
  return best ?? 0;
}

/**
 * One move for all copies of a card; passing comes first. The other player's "just" actions out of turn are left aside,
 * for nothing is gained by them here: the due player may still go first, and if that one passes, the same action is
 * open in its turn.
 */
export function choices(state: State, moves: Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    if (move.by !== state.opportunity) return false;
    const key = move.type === 'play' ? `${printOf(state, move.card).title} ${move.text ?? ''}` : move.type;
    return !seen.has(key) && seen.add(key);
  });
}

/** Chance decides: each outcome counts as much as it is likely. */
function byChance(search: Search, state: State, by: Side, above: number, below: number): number {
  let sum = 0;
  let rest = 1;
  for (const { move, chance } of draws(search.war, state, by)) {
    rest -= chance;
    const low = Math.max(0, (above - sum - rest) / chance);
    const high = Math.min(1, (below - sum) / chance);
    sum += chance * worth(search, made(state, move), low, high);
    if (sum + Math.max(0, rest) <= above) return sum + Math.max(0, rest);
    if (sum >= below) return sum;
  }
  return sum;
}

/** Destinies below the ability that counts, and the others: any one stands for all of its sort. */
export function draws(war: WarSetup, state: State, by: Side): { move: Move; chance: number }[] {
  const { low, high } = chances(state, by, war);
  const ability = war.ability[by] ?? 0;
  const { reserve } = state.piles[by];
  const draw = (below: boolean): Move => {
    const value = reserve.find((token) => (destinyOf(state, token) ?? 0) < ability === below);
    return { type: 'draw', by, value: destinyOf(state, value ?? null) ?? 0 };
  };
  const found: { move: Move; chance: number }[] = [];
  if (low > 0) found.push({ move: draw(true), chance: low / (low + high) });
  if (high > 0) found.push({ move: draw(false), chance: high / (low + high) });
  return found;
}
