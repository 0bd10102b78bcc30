import type { Side } from '../../core/sides';
import type { Move } from '../stack/moves';
import { play } from '../stack/play';
import { cardOf, printOf, type State } from '../stack/state';
import { type Search, worth } from './search';
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

/** The same of a position: from the first card on, or from where the war stands. None once it is over. */
export function survivalOf(state: State): number | undefined {
  if (state.stack.length > 0) return worth(searchOf(state), state);
  if (state.cards[FIRST_CARD]?.zone !== 'hand') return undefined;
  return survivalAfter(state, { type: 'play', by: cardOf(state, FIRST_CARD).owner, card: FIRST_CARD });
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
