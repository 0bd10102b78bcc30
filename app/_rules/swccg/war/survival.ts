import type { Side } from '../../core/sides';
import type { Move } from '../stack/moves';
import { options } from '../stack/options';
import { play } from '../stack/play';
import { cardOf, printOf, type State } from '../stack/state';
import { canonical } from './canonical';
import { choices, draws, made, type Search, worth } from './search';
import { FIRST_CARD, type WarSetup } from './setup';

/**
 * The probability that the first card survives once a move is made, if both play their best from there on. None for a
 * move with which the war is not on: nothing on the stack after it, and nothing before it.
 */
export function survivalAfter(state: State, move: Move): number | undefined {
  const step = play(state, move);
  if (!step.ok || (state.stack.length === 0 && step.state.stack.length === 0)) return undefined;
  return worth(searchOf(state), step.state);
}

/** So many positions are looked at one by one before the whole tree is. */
const MOST_AHEAD = 40;

/**
 * The same of a position: from the first card on, or from where the war stands; none once it is over. The tree is
 * searched piece by piece, and how far that has come is yielded.
 */
export function* survivalOf(state: State): Generator<number, number | undefined> {
  const root = state.stack.length > 0 ? state : begun(state);
  if (!root) return undefined;
  const search = searchOf(state);
  const pieces = positionsAhead(search, root);
  for (const [i, position] of pieces.reverse().entries()) {
    worth(search, position);
    yield i / pieces.length;
  }
  return worth(search, root);
}

function begun(state: State): State | undefined {
  if (state.cards[FIRST_CARD]?.zone !== 'hand') return undefined;
  const step = play(state, { type: 'play', by: cardOf(state, FIRST_CARD).owner, card: FIRST_CARD });
  return step.ok && step.state.stack.length > 0 ? step.state : undefined;
}

/** The positions that follow, the nearest first. */
function positionsAhead({ war }: Search, root: State): State[] {
  const found = [root];
  const seen = new Set([canonical(root, war)]);
  for (let i = 0; i < found.length && found.length < MOST_AHEAD; i++) {
    const state = found[i];
    if (!state || state.stack.length === 0) continue;
    const moves = options(state);
    const [any] = moves;
    const next =
      any?.type === 'draw' ? draws(war, state, any.by).map(({ move }) => move) : choices(state, moves);
    for (const move of next) {
      const after = made(state, move);
      const key = canonical(after, war);
      if (after.stack.length === 0 || seen.has(key)) continue;
      seen.add(key);
      found.push(after);
    }
  }
  return found;
}

/** What was found out of a war holds for every war over such a card with such characters. */
const searches = new Map<string, Search>();

function searchOf(state: State): Search {
  const war = warOf(state);
  const key = JSON.stringify([war.first, war.ability]);
  const found = searches.get(key) ?? { war, known: new Map() };
  searches.set(key, found);
  return found;
}

/** Of the war only what its positions do not say themselves: what it is about, and the abilities that count. */
function warOf(state: State): WarSetup {
  const { owner } = cardOf(state, FIRST_CARD);
  const kind = printOf(state, FIRST_CARD).kind === 'effect' ? 'effect' : 'interrupt';
  const ability = (side: Side) =>
    Object.hasOwn(state.cards, `${side}-character`)
      ? (printOf(state, `${side}-character`).ability ?? null)
      : null;
  return {
    first: { by: owner, kind },
    hands: { light: [], dark: [] },
    ability: { light: ability('light'), dark: ability('dark') },
    destinies: { light: [], dark: [] },
  };
}
