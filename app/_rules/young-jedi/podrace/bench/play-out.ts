import type { Random } from '../../../core/seeded';
import { SIDES } from '../../../core/sides';
import { DESTINIES } from '../../shuffled-deck';
import { withPlayer } from '../change';
import { options } from '../options';
import { play } from '../simulator';
import type { Card, Move, PodraceState } from '../state';

const LONGEST = 2_000;

/** Gives every card that nobody knows a number, each with the same chance. */
function faced(state: PodraceState, random: Random): PodraceState {
  const cards: Record<string, Card> = { ...state.cards };
  for (const side of SIDES)
    for (const id of state.players[side].deck.cards)
      if (cards[id]?.destiny === undefined && cards[id]?.title === undefined)
        cards[id] = { destiny: DESTINIES[random(DESTINIES.length)] ?? 1 };
  return { ...state, cards };
}

/** Puts a deck of unknown order into some order, each with the same chance. */
function ordered(state: PodraceState, random: Random): PodraceState {
  let next = state;
  for (const side of SIDES) {
    const { deck } = next.players[side];
    if (!deck.shuffled) continue;
    const cards = [...deck.cards];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = random(i + 1);
      [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
    }
    next = withPlayer(next, side, { deck: { cards } });
  }
  return next;
}

/** Races first and as much as can be, takes nothing in battle, and draws up to six. */
function moveOf(state: PodraceState, random: Random): Move | undefined {
  const moves = options(state);
  const first = (...types: Move['type'][]): Move | undefined => {
    for (const type of types) {
      const found = moves.find((move) => move.type === type);
      if (found) return found;
    }
    return undefined;
  };
  const lined = moves.find((move) => move.type === 'deploy' && move.to === 'objective');
  const found = moves.find((move) => move.type === 'search' && move.card !== undefined);
  if (state.owes) return first('lose');
  if (state.stage === 'opening') {
    const drawn = moves.filter(({ type }) => type === 'destiny');
    return first('objective') ?? drawn[random(drawn.length)];
  }
  if (state.stage === 'battle') return first('done');
  if (state.stage === 'deploy') return lined ?? found ?? first('thrust', 'lap', 'draw', 'done');
  return first('draw', 'discard', 'done');
}

/** A race played on by simple players for so many turns. */
export function racedOut(from: PodraceState, random: Random, turns: number): PodraceState {
  let state = ordered(faced(from, random), random);
  const last = from.turnNumber + turns;
  for (let i = 0; i < LONGEST && !state.over && state.turnNumber < last; i++) {
    const move = moveOf(state, random);
    const step = move && play(state, move);
    if (!step?.ok) break;
    state = ordered(step.state, random);
  }
  return state;
}
