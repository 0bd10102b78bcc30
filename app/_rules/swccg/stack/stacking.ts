import type { Refusal } from '../../core/contract';
import { actionFits, cardFits, happeningFits } from './patterns';
import { refuse } from './refuse';
import { standingNow } from './roster';
import {
  type Action,
  type CardId,
  type Happening,
  type PrintedText,
  printOf,
  type State,
  topmost,
} from './state';
import type { Segment, Side } from './timing';

/** How an action stands to what is on the stack. */
export type Relation = 'start' | 'answer' | 'just-answer' | 'just-follow';

export const isJust = (relation: Relation): boolean =>
  relation === 'just-answer' || relation === 'just-follow';

/**
 * What may be added to the stack, and as what.
 * swccg/actions-stacking#what-may-be-added
 */
export function relate(state: State, by: Side, card: CardId, text: PrintedText): Relation | Refusal {
  if (text.answers) return answer(state, by, card, text);
  if (text.just && text.just !== true) return follow(state, by, card, text);
  return begin(state, card, text);
}

// swccg/actions-step-2: only the topmost action is answered, by something specifically related to it
function answer(state: State, by: Side, card: CardId, text: PrintedText): Relation | Refusal {
  const { title } = printOf(state, card);
  const pattern = text.answers ?? {};
  const top = topmost(state);
  if (!top) return refuse('nothing-to-answer', 'swccg/actions-step-2', { card: title });
  if (!actionFits(state, pattern, top, by)) {
    const covered = state.stack.findLast((action) => actionFits(state, pattern, action, by));
    if (!covered) {
      return refuse('unrelated', 'swccg/actions-step-2#valid-response', { card: title, action: top.name });
    }
    if (covered.step === 'result') return tooLate(title, text, covered);
    return refuse('suspended', 'swccg/actions-stacking#not-allowed', {
      card: title,
      action: covered.name,
      topmost: top.name,
    });
  }
  if (top.step !== 'responses') return tooLate(title, text, top);
  if (text.just && !isFresh(state, top)) {
    return refuse('just-over', 'swccg/actions-just#several', { card: title, action: top.name });
  }
  if (isImmune(state, top, title)) {
    return refuse('immune', 'swccg/actions-step-1b#cancelling-is-targeting', {
      card: title,
      action: top.name,
    });
  }
  return text.just ? 'just-answer' : 'answer';
}

// swccg/actions-step-3: once its result has begun, nobody answers an action any more
function tooLate(card: string, text: PrintedText, action: Action): Refusal {
  if (text.just)
    return refuse('just-over', 'swccg/actions-step-1a#right-moment', { card, action: action.name });
  return refuse('result-begun', 'swccg/actions-step-3#actions-within', { card, action: action.name });
}

// swccg/actions-just: right after what it names, before anything else intervenes
function follow(state: State, by: Side, card: CardId, text: PrintedText): Relation | Refusal {
  if (followable(state, by, text).length > 0) return 'just-follow';
  return refuse('nothing-just', 'swccg/actions-just', { card: printOf(state, card).title });
}

/** What just happened that the text can follow. A loss is over once the card is no longer lost. */
export function followable(state: State, by: Side, { just, answers }: PrintedText): Happening[] {
  if (!just || just === true || answers) return [];
  return state.just.filter((happening) => {
    const { what, card } = happening;
    const saved = what === 'lost' && card !== undefined && state.cards[card]?.zone !== 'lost';
    return !saved && happeningFits(state, just, happening, by);
  });
}

// swccg/actions-stacking#not-allowed: what answers nothing waits for an empty stack or a weapons segment
function begin(state: State, card: CardId, text: PrintedText): Relation | Refusal {
  const top = topmost(state);
  if (!top) return 'start';
  const { title } = printOf(state, card);
  const segment = top.battle?.segment;
  if (!segment || top.step !== 'result' || top.todo.length > 0) {
    return refuse('unrelated', 'swccg/actions-stacking#not-allowed', { card: title, action: top.name });
  }
  if (segmentsOf(text).includes(segment)) return 'start';
  return refuse('wrong-segment', 'swccg/death-star-ii/battle#weapons-segment', { card: title, segment });
}

const WEAPONS: readonly Segment[] = ['weapons'];

const segmentsOf = (text: PrintedText): readonly Segment[] =>
  text.segment === undefined ? WEAPONS : typeof text.segment === 'string' ? [text.segment] : text.segment;

/** Whether the action still counts as just initiated. */
const isFresh = (state: State, action: Action): boolean =>
  state.just.some(({ what, action: id }) => what === 'initiated' && id === action.id);

/** Whether cards of that title can do nothing to the action. */
function isImmune(state: State, action: Action, title: string): boolean {
  const { card } = action;
  if (card === undefined) return false;
  const print = printOf(state, card);
  if (print.immune?.includes(title)) return true;
  if (action.text !== undefined && print.text[action.text]?.immune?.includes(title)) return true;
  return isShielded(state, card, title);
}

/** Whether a card on table makes that one immune to the title. */
export const isShielded = (state: State, card: CardId, title: string): boolean =>
  standingNow(state).some(
    ({ owner, standing }) =>
      'immune' in standing && standing.to.includes(title) && cardFits(state, standing.immune, card, owner),
  );
