import { otherSide, type Side } from '../../core/sides';
import { happeningFits } from './patterns';
import { type Refusal, refuse } from './refusals';
import type { CardText } from './roster';
import {
  type Action,
  type Announced,
  type CardId,
  type Happening,
  type PrintedText,
  printOf,
  type State,
  topmost,
} from './state';
import { type Table, tell } from './table';

/**
 * "Just" actions: what they follow, and that they come before anything ordinary. Who plays something else first only
 * announces it; the other player takes a "just" action and it goes back, or passes and it goes ahead.
 * swccg/actions-just
 */

/** How an action stands to what is on the stack. */
export type Relation = 'start' | 'response' | 'just-response' | 'just-follow';

export const isJust = (relation: Relation): boolean =>
  relation === 'just-response' || relation === 'just-follow';

/** Whether the action still counts as just initiated. */
export const isFresh = ({ just }: State, action: Action): boolean =>
  just.some(({ what, action: id }) => what === 'initiated' && id === action.id);

/** What just happened that the text can follow. A loss is over once the card is no longer lost. */
export function followable(state: State, by: Side, { just, answers }: PrintedText): Happening[] {
  if (!just || just === true || answers) return [];
  return state.just.filter((happening) => {
    const { what, card } = happening;
    const saved = what === 'lost' && card !== undefined && state.cards[card]?.zone !== 'lost';
    return !saved && happeningFits(state, just, happening, by);
  });
}

/** What counts as having just happened once an action has left: "just" and automatic actions do not end it. */
export const justAfter = ({ manner, under }: Action, happenings: Happening[]): Happening[] =>
  manner === 'just' || manner === 'automatic' ? [...under.just, ...happenings] : happenings;

/**
 * Between two parts of an action, what just happened may be followed by a "just" action, and by nothing else; then it
 * is no longer just so.
 */
export function waitsForJust(
  { state }: Table,
  top: Action,
  canBeFollowed: (state: State) => boolean,
): boolean {
  if (state.just.length === 0 || top.battle?.open) return false;
  if (top.todo.length > 0 && canBeFollowed(state)) return true;
  state.just = [];
  return false;
}

/** A card lost in the damage segment was just lost now, before anything else is. */
// swccg/actions-just
export function justLost({ state }: Table, battle: Action): void {
  state.just = battle.happened;
  battle.happened = [];
}

/**
 * Whose opportunity it is. A "just" action may come when it is the other player's, before anything ordinary.
 * swccg/actions-taking-turns, swccg/actions-just#priority
 */
export function mayAct(state: State, by: Side, card: CardId, relation: Relation): Refusal | undefined {
  const { title } = printOf(state, card);
  if (state.announced) {
    if (state.announced.by !== by && isJust(relation)) return undefined;
    return refuse('just-first', { card: title, announced: printOf(state, state.announced.card).title });
  }
  if (by === state.opportunity) return undefined;
  if (isJust(relation) && state.passes === 0) return undefined;
  return refuse('not-your-opportunity', { card: title, side: state.opportunity });
}

/**
 * Whether a play is only announced for now, because the opponent has a "just" action that comes first: some of the
 * texts wanted could be initiated. swccg/actions-just#priority
 */
export function isTooEarly(
  state: State,
  by: Side,
  relation: Relation,
  anyReady: (wanted: (text: CardText) => boolean) => boolean,
): boolean {
  if (state.announced || state.passes === 1) return false;
  // the player whose turn it is to act goes first among "just" actions
  if (isJust(relation) && by === state.opportunity) return false;
  const opponent = otherSide(by);
  const top = topmost(state);
  // one that would only undo an action of their own holds nobody up
  return anyReady(
    ({ owner, just, text }) => owner === opponent && just && !(text.cancels && top?.by === opponent),
  );
}

export function announce(table: Table, announced: Announced): void {
  const { by, card } = announced;
  table.state.announced = announced;
  table.state.opportunity = otherSide(by);
  tell(table, 'announced', { card: printOf(table.state, card).title, side: by });
}

/** The card announced too early goes back: it was never initiated. swccg/actions-time-to-respond */
export function backUp(table: Table): void {
  const { state } = table;
  if (!state.announced) return;
  const { card, by } = state.announced;
  tell(table, 'backed-up', { card: printOf(state, card).title, side: by });
  state.announced = null;
}

/** The other player lets the announced play go first after all. */
export function goAhead({ state }: Table): Announced | null {
  const { announced } = state;
  state.announced = null;
  return announced;
}
