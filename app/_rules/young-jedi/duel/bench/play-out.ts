import type { Random } from '../../../core/seeded';
import { DESTINIES, type DuelCard } from '../facts';
import { options } from '../options';
import { play } from '../simulator';
import type { DuelState, Move } from '../state';

const LONGEST = 400;

/** Gives every card that nobody knows some face: a destiny number, each with the same chance. */
function faced(state: DuelState, random: Random): DuelState {
  const deckCards: Record<string, DuelCard | null> = {};
  for (const [id, card] of Object.entries(state.deckCards))
    deckCards[id] =
      card ?? (state.typed[id] === undefined ? { destiny: DESTINIES[random(DESTINIES.length)] ?? 1 } : null);
  return { ...state, deckCards };
}

const any = <Item>(items: readonly Item[], random: Random): Item | undefined => items[random(items.length)];

/** Parries whenever it can be, uses every text, attacks with any card, passes only if nothing else is left. */
function moveOf(state: DuelState, random: Random): Move | undefined {
  const moves = options(state);
  const of = (type: Move['type']): Move[] => moves.filter((move) => move.type === type);
  const armed = moves.filter((move) => move.type === 'defend' && move.character === state.duel?.target);
  for (const wanted of [
    armed.slice(-1),
    of('draw'),
    of('keep'),
    of('draw-hand'),
    of('use-text'),
    of('parry'),
    of('take-hit'),
    of('attack'),
    of('pass'),
  ])
    if (wanted.length > 0) return any(wanted, random);
  return undefined;
}

/** A duel that is under way, played to its end by simple players. */
export function duelPlayedOut(from: DuelState, random: Random): DuelState {
  let state = faced(from, random);
  for (let i = 0; i < LONGEST && state.duel && !state.over; i++) {
    const move = moveOf(state, random);
    const step = move && play(state, move);
    if (!step?.ok) break;
    state = step.state;
  }
  return state;
}
