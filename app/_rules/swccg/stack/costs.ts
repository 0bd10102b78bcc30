import type { Side } from '../../core/sides';
import { cardsIn } from './conditions';
import { type Refusal, refuse } from './refusals';
import { forceUsed } from './roster';
import type { Cost, Effect } from './schema';
import { type CardId, type PrintedText, printOf, type State } from './state';

/** Step 1c: an action whose costs cannot be paid is not initiated. swccg/actions-step-1c */
export function affordCosts(state: State, by: Side, card: CardId, text: PrintedText): Refusal | undefined {
  if (!text.costs) return undefined;
  const { force, reserve, used } = state.piles[by];
  const use = forceUsed(text.costs);
  if (use > force.length) return tooDear(state, card, use, force.length);
  let lose = 0;
  for (const cost of text.costs) if ('lose' in cost) lose += cost.lose;
  if (lose === 0) return undefined;
  // the card being played is on the stack by then, and cannot be lost for its own cost
  const hand = cardsIn(state, by, 'hand') - (state.cards[card]?.zone === 'hand' ? 1 : 0);
  const life = reserve.length + force.length + used.length + hand;
  return lose > life ? tooDear(state, card, lose, life) : undefined;
}

const tooDear = (state: State, card: CardId, need: number, have: number): Refusal =>
  refuse('cost', { card: printOf(state, card).title, need, have });

/** Paying, as things to do: each Force used is an action of its own. */
export const payment = (costs: Cost[] = []): Effect[] =>
  costs.map((cost): Effect => {
    if ('use' in cost) return { do: 'use', count: cost.use };
    if ('lose' in cost) return { do: 'lose', count: cost.lose };
    if ('draw' in cost) return { do: 'draw', purpose: cost.draw };
    return { do: 'establish', fact: cost.forgo };
  });
