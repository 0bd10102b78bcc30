import { citing } from '../../core/codes';
import type { Side } from '../../core/sides';
import { isFirm } from '../field/drains';
import { awaited, isSettling } from './awaited';
import { followable, isFresh, type Relation } from './just';
import { comesTo } from './nested';
import { actionFits, cardFits } from './patterns';
import { type Refusal, refuse } from './refusals';
import { standingOf } from './roster';
import { type Action, type CardId, type PrintedText, printOf, type State, topmost } from './state';
import type { Segment } from './timing';

/**
 * What may be added to the stack, and as what.
 * swccg/actions-stacking#what-may-be-added
 */
export function relate(state: State, by: Side, card: CardId, text: PrintedText): Relation | Refusal {
  if (text.answers) return respond(state, by, card, text);
  if (text.just && text.just !== true) return follow(state, by, card, text);
  return startAnew(state, by, card, text);
}

// swccg/actions-step-2: only the topmost action is responded to, by something specifically related to it
function respond(state: State, by: Side, card: CardId, text: PrintedText): Relation | Refusal {
  const { title } = printOf(state, card);
  const pattern = text.answers ?? {};
  const top = topmost(state);
  if (!top) return refuse('nothing-to-answer', { card: title });
  if (!actionFits(state, pattern, top, by)) {
    const covered = state.stack.findLast((action) => actionFits(state, pattern, action, by));
    if (!covered) {
      return refuse('unrelated', { card: title, action: top.name });
    }
    if (covered.step === 'result') return tooLate(title, text, covered);
    return refuse('suspended', {
      card: title,
      action: covered.name,
      topmost: top.name,
    });
  }
  if (top.step !== 'responses') return tooLate(title, text, top);
  if (text.just && !isFresh(state, top)) {
    return refuse('just-over', { card: title, action: top.name });
  }
  if (isProtected(state, by, text, top))
    return citing('swccg/force-drain-protected', refuse('immune', { card: title, action: top.name }));
  if (isImmune(state, top, title)) {
    return refuse('immune', {
      card: title,
      action: top.name,
    });
  }
  return text.just ? 'just-response' : 'response';
}

// swccg/actions-step-3: once its result has begun, nobody responds to an action any more
function tooLate(card: string, text: PrintedText, action: Action): Refusal {
  if (text.just)
    return citing('swccg/actions-step-1a#right-moment', refuse('just-over', { card, action: action.name }));
  return refuse('result-begun', { card, action: action.name });
}

// swccg/actions-just: right after what it names, before anything else intervenes
function follow(state: State, by: Side, card: CardId, text: PrintedText): Relation | Refusal {
  if (followable(state, by, text).length > 0) return 'just-follow';
  return refuse('nothing-just', { card: printOf(state, card).title });
}

// swccg/actions-stacking#not-allowed: what responds to nothing waits for an empty stack or a weapons segment
function startAnew(state: State, by: Side, card: CardId, text: PrintedText): Relation | Refusal {
  const top = topmost(state);
  const { title } = printOf(state, card);
  if (text.instead)
    return isAboutToDraw(state, by, text) ? 'start' : refuse('nothing-to-answer', { card: title });
  if (text.settling) return isSettling(state) ? 'start' : refuse('not-damage-segment');
  if (!top) return 'start';
  const segment = top.battle?.segment;
  if (!segment || top.step !== 'result' || top.todo.length > 0) {
    return citing(
      'swccg/actions-stacking#not-allowed',
      refuse('unrelated', { card: title, action: top.name }),
    );
  }
  if (segmentsOf(text).includes(segment)) return 'start';
  return refuse('wrong-segment', { card: title, segment });
}

/** Whether this player is about to draw a destiny that the text may take the place of. */
// swccg/about-to-draw
export function isAboutToDraw(state: State, by: Side, { instead }: PrintedText): boolean {
  const top = topmost(state);
  if (!instead || !top || awaited(state)?.what !== 'draw') return false;
  return top.by === by && actionFits(state, instead, top, by);
}

const WEAPONS: readonly Segment[] = ['weapons'];

const segmentsOf = (text: PrintedText): readonly Segment[] =>
  text.segment === undefined ? WEAPONS : typeof text.segment === 'string' ? [text.segment] : text.segment;

/** Whether a drain may not be modified, or cancelled, in the way in which the opponent would. */
// swccg/force-drain-protected
function isProtected(state: State, by: Side, text: PrintedText, top: Action): boolean {
  if (top.type !== 'force-drain' || by === top.by || text.type === 'react') return false;
  const cancels = text.result.some((effect) => comesTo(effect, ({ do: verb }) => verb === 'cancel'));
  if (cancels) return isFirm(state, top.by, top.at, 'canceling');
  const modifies = text.result.some((effect) =>
    comesTo(effect, (one) => one.do === 'modify' && one.value === 'amount'),
  );
  return modifies && isFirm(state, top.by, top.at, 'modifying');
}

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
  standingOf(state, 'immune').some(
    ({ owner, standing }) => standing.to.includes(title) && cardFits(state, standing.immune, card, owner),
  );
