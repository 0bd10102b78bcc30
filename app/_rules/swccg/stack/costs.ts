import type { Side } from '../../core/sides';
import { isParticipant } from '../battle/facts';
import { costToFire } from '../battle/weapons';
import { deployCost, isDeployCostChanged } from '../field/deploy-cost';
import { reactCost } from '../field/riding';
import { landingCost, transitCost } from '../field/travel';
import { cardsIn } from './conditions';
import { type Refusal, refuse } from './refusals';
import { forceUsed } from './roster';
import type { Cost, Effect } from './schema';
import { type CardId, type PrintedText, printOf, type State, topmost } from './state';
import type { Targets } from './targets';

/** Step 1c: an action whose costs cannot be paid is not initiated. swccg/actions-step-1c */
export function affordCosts(
  state: State,
  by: Side,
  card: CardId,
  text: PrintedText,
  targets?: Targets,
): Refusal | undefined {
  if (!text.costs) return undefined;
  const { force, reserve, used } = state.piles[by];
  const costs = costsOf(state, card, text, targets);
  const use = forceUsed(costs);
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

/** The ways to choose targets that can be paid for, or why none can. */
export function payable(
  state: State,
  by: Side,
  card: CardId,
  text: PrintedText,
  ways: Targets[],
): Targets[] | Refusal {
  const areSet = text.costs?.some((cost) => isSetByTargets(cost) || isDeployCost(state, cost));
  if (!areSet) return affordCosts(state, by, card, text) ?? ways;
  const paid = ways.filter((way) => !affordCosts(state, by, card, text, way));
  const [first] = ways;
  return paid.length > 0 ? paid : (affordCosts(state, by, card, text, first) ?? ways);
}

const SET_BY_TARGETS: readonly unknown[] = ['along', 'transit', 'landing'];
const isSetByTargets = (cost: Cost): boolean => 'use' in cost && SET_BY_TARGETS.includes(cost.use);
const isDeployCost = (state: State, cost: Cost): boolean =>
  'deploying' in cost && state.field !== undefined && isDeployCostChanged(state);

/** The costs as they are now: what a weapon asks for depends on whoever carries it, what a trip does on where it goes. */
export function costsOf(state: State, card: CardId, text: PrintedText, targets: Targets = {}): Cost[] {
  const { costs = [], on } = text;
  return costs.map((cost) => {
    if (isDeployCost(state, cost)) return { use: deployCost(state, card, whereTo(state, on, targets)) };
    if ('use' in cost && cost.use === 'react') return { use: reactCost(state, card) };
    if (isSetByTargets(cost)) return { use: priceOf(state, cost, targets) };
    if (!('use' in cost) || cost.use !== 'firing') return cost;
    const weapon = printOf(state, card).figures;
    const at = state.cards[card]?.at;
    const bearer =
      at === undefined || !Object.hasOwn(state.cards, at) ? undefined : printOf(state, at).figures;
    if (weapon?.kind !== 'weapon' || !bearer || !isParticipant(bearer)) return { use: 0 };
    return { use: costToFire(weapon, bearer) };
  });
}

function priceOf(state: State, cost: Cost, { pilot, cards, card, to }: Targets): number {
  if (!('use' in cost)) return 0;
  if (cost.use === 'transit') return transitCost(state, cards);
  if (cost.use === 'landing') return landingCost(state, card?.[0], to?.[0]);
  const [along] = pilot ?? [];
  return along === undefined ? 0 : deployCost(state, along, to?.[0]);
}

/** Where a card is deployed: at or on its target, or where it reacts to. */
const whereTo = (state: State, on: string | undefined, targets: Targets): CardId | undefined =>
  on === undefined ? topmost(state)?.at : targets[on]?.[0];

/** Paying, as things to do: each Force used is an action of its own. */
export const payment = (costs: Cost[] = []): Effect[] =>
  costs.map((cost): Effect => {
    if ('use' in cost)
      return { do: 'use', count: typeof cost.use === 'number' || cost.use === 'drawn' ? cost.use : 0 };
    if ('lose' in cost) return { do: 'lose', count: cost.lose };
    if ('draw' in cost) return { do: 'draw', purpose: cost.draw };
    return { do: 'establish', fact: cost.forgo };
  });
