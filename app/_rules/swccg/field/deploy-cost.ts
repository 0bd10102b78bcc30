import { cardFits } from '../stack/patterns';
import { placeOf } from '../stack/place';
import { standingOf } from '../stack/roster';
import { type CardId, printOf, type State } from '../stack/state';

/** Whether any text that is on table now says what cards cost to deploy. */
export const isDeployCostChanged = (state: State): boolean => standingOf(state, 'deployCost').length > 0;

/**
 * What a card costs to deploy there: its own cost with what texts add or take off, copies only once, and no less than 0;
 * or the least of what they set it to, which nothing changes. What costs nothing is free, and stays so.
 */
// swccg/deploy-cost, swccg/modifiers#applying, swccg/modifiers#set-value
export function deployCost(state: State, card: CardId, to: CardId | undefined): number {
  const { cost = 0 } = printOf(state, card);
  const place = to === undefined ? undefined : placeOf(state, to);
  const held = standingOf(state, 'deployCost').filter(
    ({ id, owner, standing }) =>
      (!standing.here || (place !== undefined && placeOf(state, id) === place)) &&
      cardFits(state, standing.deployCost, card, owner),
  );
  const set = held.flatMap(({ standing }) => standing.set ?? []);
  if (set.length > 0) return Math.min(...set);
  if (cost === 0) return 0;
  const added = new Map(
    held.map(({ owner, title, standing }) => [`${owner} ${title}`, standing.add ?? 0] as const),
  );
  return Math.max(
    0,
    [...added.values()].reduce((sum, add) => sum + add, cost),
  );
}
