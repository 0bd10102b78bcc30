import type { GameEvent, Refusal, Simulator } from '../_rules/core/contract';
import type { Attempt } from './stand';

/** How many refused moves are worth showing at once. */
const MOST = 12;

/** Of moves that somebody could think of, those that the rules refuse now; each reason twice at most. */
export function refusedOf<State, Move, Refusing extends Refusal>(
  { play }: Pick<Simulator<State, Move, never, GameEvent, Refusing>, 'play'>,
  state: State,
  thinkable: readonly Move[],
): Attempt<Move, Refusing>[] {
  const found: Attempt<Move, Refusing>[] = [];
  const seen = new Map<string, number>();
  for (const move of thinkable) {
    const result = play(state, move);
    if (result.ok) continue;
    const times = seen.get(result.code) ?? 0;
    seen.set(result.code, times + 1);
    if (times < 2) found.push({ move, refusal: result });
  }
  return found.slice(0, MOST);
}
