import { otherSide, type Side } from '../../core/sides';
import { placeOf } from '../stack/place';
import { type Held, standingOf } from '../stack/roster';
import type { Standing } from '../stack/schema';
import { type Action, type CardId, printOf, type State } from '../stack/state';
import { placeFacts } from './reach';

type OfDrains = Extract<Standing, { drains: number } | { mostDrained: number } | { firmDrains: unknown }>;

/** Whether a text about Force drains is about those here: it is where its card is, unless it says anywhere. */
const isHere = (state: State, { id, standing }: Held<OfDrains>, at: CardId | undefined): boolean =>
  standing.anywhere === true || (at !== undefined && placeOf(state, id) === at);

/** Whether a text that says `you`, `opponent` or `each` means that player. */
export const isOf = (whose: 'you' | 'opponent' | 'each', owner: Side, side: Side): boolean =>
  whose === 'each' || (whose === 'you') === (owner === side);

/**
 * As many as the icons on the opponent's side, with what cards add or take off; and how far these would take it below 0,
 * for what responses still change.
 */
// swccg/force-drain#procedure, swccg/modifiers#never-below-zero
export function drainAmount(state: State, by: Side, at: CardId): { amount: number; below?: number } {
  const facts = placeFacts(state, at);
  const sum = (facts?.icons[otherSide(by)] ?? 0) + (facts?.drain?.[by] ?? 0) + addedToDrain(state, by, at);
  return sum < 0 ? { amount: 0, below: -sum } : { amount: sum };
}

/** What cards add to a drain; copies do not add up, and the opponent's do nothing where they may not. */
// swccg/force-drain#procedure, swccg/modifiers#applying, swccg/force-drain-protected#not-modified
function addedToDrain(state: State, by: Side, at: CardId): number {
  const added = new Map<string, number>();
  const firm = isFirm(state, by, at, 'modifying');
  for (const held of standingOf(state, 'drains')) {
    const { id, owner, title, standing } = held;
    if (!isHere(state, held, at) || !isOf(standing.of, owner, by)) continue;
    if (firm && owner !== by && !printOf(state, id).place) continue;
    added.set(`${owner} ${title}`, standing.drains);
  }
  return [...added.values()].reduce((sum, one) => sum + one, 0);
}

/** The most that a player loses to this drain, whatever it is for: a cap changes no amount. */
// swccg/force-drain#cap-or-penalty, swccg/vergence-in-the-force#cap
export function mostDrained(state: State, { by, at, most }: Action): number {
  const loser = otherSide(by);
  const caps = standingOf(state, 'mostDrained')
    .filter((held) => isHere(state, held, at) && isOf(held.standing.of, held.owner, loser))
    .map(({ standing }) => standing.mostDrained);
  return Math.min(most ?? Number.POSITIVE_INFINITY, ...caps);
}

/** Whether the opponent may not modify, or cancel, a player's Force drain here. */
// swccg/force-drain-protected
export const isFirm = (
  state: State,
  by: Side,
  at: CardId | undefined,
  against: 'modifying' | 'canceling',
): boolean =>
  standingOf(state, 'firmDrains').some(
    (held) =>
      held.owner === by &&
      isHere(state, held, at) &&
      (held.standing.firmDrains === 'both' || held.standing.firmDrains === against),
  );
