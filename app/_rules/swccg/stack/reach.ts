import { otherSide, type Side } from '../../core/sides';
import { holds } from './conditions';
import { actionFits, highestAbility, onTable } from './patterns';
import type { Amount, Test, Where, Which, Who } from './schema';
import { type Action, battleOf, type CardId, respondedToBy, type State } from './state';

/** What the words of an effect refer to when its action comes to it. */

export const whose = (who: Who | undefined, action: Action): Side =>
  who === 'opponent' ? otherSide(action.by) : action.by;

export const drawnBy = (action: Action): number => action.drawn.reduce((sum, value) => sum + value, 0);

export const amountOf = (count: Amount, action: Action): number =>
  typeof count === 'number'
    ? count
    : count === 'drawn'
      ? drawnBy(action)
      : count === 'amount'
        ? (action.amount ?? 0)
        : (action.targets[count.per]?.length ?? 0);

export function reached(state: State, which: Which, action: Action): CardId[] {
  if (which === 'self') return action.card === undefined ? [] : [action.card];
  if (which === 'answered') {
    const card = respondedToBy(state, action)?.card;
    return card === undefined ? [] : [card];
  }
  if (which === 'followed') return action.follows === undefined ? [] : [action.follows];
  if ('ids' in which) return which.ids.filter((id) => Object.hasOwn(state.cards, id));
  // swccg/actions-step-1b#every-target: a target that has left the table meanwhile is out of reach
  if ('target' in which)
    return (action.targets[which.target] ?? []).filter((id) => state.cards[id]?.zone === 'table');
  return onTable(state, which, action.by);
}

export function placeNamed(state: State, where: Where, action: Action): string | undefined {
  if (where === 'there') return action.at ?? battleOf(state)?.at;
  if (where === 'outside') return outside(state, action.targets.card?.[0]);
  return 'location' in where ? where.location : action.targets[where.target]?.[0];
}

/** Where what carries a card is. */
function outside(state: State, id: CardId | undefined): string | undefined {
  const host = id === undefined ? undefined : state.cards[id]?.at;
  return host === undefined ? undefined : state.cards[host]?.at;
}

export function isMet(state: State, test: Test, action: Action): boolean {
  if ('answered' in test) {
    const target = respondedToBy(state, action);
    return target !== undefined && actionFits(state, test.answered, target, action.by);
  }
  if (!('destiny' in test)) return holds(state, test, action.by);
  const than = test.than === 'ability' ? highestAbility(state, action.by, action.excluded) : test.than;
  if (action.drawn.length === 0 || than === undefined) return false;
  // swccg/destiny-draw#failed-draw: each draw is made by itself. One that failed is resolved in the opponent's favor:
  // it adds nothing where much is wanted, and where little is wanted the whole is not little enough
  if (action.failed && test.destiny !== '>' && test.destiny !== '>=') return false;
  return COMPARE[test.destiny](drawnBy(action), than);
}

const COMPARE: Record<'<' | '<=' | '=' | '>=' | '>', (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};
