import type { Refusal } from '../../core/contract';
import { cardsIn } from './conditions';
import { refuse } from './refuse';
import type { Cost, Effect } from './schema';
import { type CardId, type PrintedText, printOf, type State } from './state';
import type { Side } from './timing';

/** Step 1c: an action whose costs cannot be paid is not initiated. swccg/actions-step-1c */
export function affordCosts(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  if (!text.costs) return undefined;
  let use = 0;
  let lose = 0;
  for (const cost of text.costs) {
    if ('use' in cost && cost.use !== 'drawn') use += cost.use;
    if ('lose' in cost) lose += cost.lose;
  }
  const { force, reserve, used } = state.piles[by];
  const refusal = (need: number, have: number) =>
    refuse('cost', 'swccg/actions-step-1c', { card: printOf(state, card).title, need, have });
  if (use > force.length) return refusal(use, force.length);
  const life = reserve.length + force.length + used.length + cardsIn(state, by, 'hand');
  return lose > life ? refusal(lose, life) : undefined;
}

/** Paying, as things to do: each Force used is an action of its own. */
export const payment = (costs: Cost[] = []): Effect[] =>
  costs.map((cost): Effect => {
    if ('use' in cost) return { do: 'use', count: cost.use };
    if ('lose' in cost) return { do: 'lose', count: cost.lose };
    if ('draw' in cost) return { do: 'draw', purpose: cost.draw };
    return { do: 'establish', fact: cost.forgo };
  });
