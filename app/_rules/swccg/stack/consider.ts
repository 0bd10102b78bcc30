import { otherSide, type Side } from '../../core/sides';
import { awaited } from './awaited';
import { meetConditions } from './conditions';
import { payable } from './costs';
import { unforbidden } from './forbidden';
import { mayAct, type Relation } from './just';
import { actionFits } from './patterns';
import { isActive } from './place';
import { type Refusal, refuse } from './refusals';
import { type CardText, rosterOf } from './roster';
import { isAboutToDraw, relate } from './stacking';
import { type Action, type CardId, type PrintedText, printOf, type State } from './state';
import { chooseTargets, type Targets } from './targets';

/** An action that can be initiated: how it stands to the stack, and every way to choose its targets. */
export interface Ready {
  relation: Relation;
  ways: Targets[];
}

/**
 * Whether a function of a card can be initiated, asked in the order of the rules: the stack, whose opportunity,
 * then conditions, targets and costs. swccg/actions-step-1
 */
export function consider(
  state: State,
  by: Side,
  card: CardId,
  index: number,
  atAnyTime = false,
): Ready | Refusal {
  const text = printOf(state, card).text[index];
  if (!text || text.automatic) {
    return refuse('automatic-only', { card: printOf(state, card).title });
  }
  const relation = comesToTargets(state, by, card, index, text, atAnyTime);
  if (typeof relation !== 'string') return relation;
  const all = chooseTargets(state, by, card, text);
  if (!Array.isArray(all)) return all;
  const open = unforbidden(state, by, card, text, all);
  if (!Array.isArray(open)) return open;
  const ways = payable(state, by, card, text, open);
  return Array.isArray(ways) ? { relation, ways } : ways;
}

/** Whether all is well until targets are chosen, whatever there is to target: how it stands to the stack. */
export function comesToTargets(
  state: State,
  by: Side,
  card: CardId,
  index: number,
  text: PrintedText,
  atAnyTime = false,
): Relation | Refusal {
  const misplaced = inPlace(state, card, text);
  if (misplaced) return misplaced;
  if (state.owes && !(text.mandatory && by === state.owes))
    return refuse('mandatory-first', { side: state.owes });
  const relation = relate(state, by, card, text);
  if (typeof relation !== 'string') return relation;
  const refusal =
    (atAnyTime || text.settling || text.instead ? undefined : mayAct(state, by, card, relation)) ??
    meetConditions(state, by, card, index, text);
  return refusal ?? relation;
}

export const isReady = (found: Ready | Refusal): found is Ready => 'relation' in found;

function inPlace(state: State, card: CardId, text: PrintedText): Refusal | undefined {
  const zone = state.cards[card]?.zone;
  const { title } = printOf(state, card);
  if (zone === text.from || (zone === 'rules' && text.from === 'table')) {
    // why a weapon does not fire is told by the rules of firing
    if (zone !== 'table' || text.field === 'fire' || isActive(state, card)) return undefined;
    return refuse('inactive', { card: title });
  }
  // swccg/dark-forces: a card that is still being deployed does nothing yet
  if (text.from === 'table' && zone === 'stack') {
    return refuse('not-yet-on-table', { card: title });
  }
  return refuse('not-there', { card: title, zone: zone ?? 'out', from: text.from });
}

/**
 * The functions worth asking about: the cheap part of `consider`, without the many that are out of the question. It
 * leaves out nothing that `consider` allows.
 */
export function worthAsking(state: State, atAnyTime = false): CardText[] {
  const { stack, just } = state;
  const top = stack[stack.length - 1];
  const { starts, responses, follows } = rosterOf(state);
  const found: CardText[] = [];
  if (!top || top.battle?.open) addWorth(state, starts, atAnyTime, undefined, found);
  else if (top.step === 'responses') addWorth(state, responses, atAnyTime, top, found);
  if (just.length > 0) addWorth(state, follows, atAnyTime, undefined, found);
  return found;
}

function addWorth(
  state: State,
  texts: CardText[],
  atAnyTime: boolean,
  top: Action | undefined,
  into: CardText[],
): void {
  const { opportunity, passes, turn, phase, cards, piles } = state;
  for (const one of texts) {
    if (!atAnyTime && one.owner !== opportunity && (!one.just || passes === 1)) continue;
    if (one.turn !== undefined && one.turn !== turn) continue;
    if (one.phase !== undefined && one.phase !== phase) continue;
    if (one.use > piles[one.owner].force.length) continue;
    if (top && one.text.answers && !actionFits(state, one.text.answers, top, one.owner)) continue;
    const zone = cards[one.id]?.zone;
    if (zone === one.from || (zone === 'rules' && one.from === 'table')) into.push(one);
  }
}

/** Whether anything of that kind could be initiated, if it were its player's opportunity. */
export const anyReady = (state: State, wanted: (one: CardText) => boolean): boolean =>
  worthAsking(state, true).some(
    (one) => wanted(one) && isReady(consider(state, one.owner, one.id, one.index, true)),
  );

/** The player who still has a mandatory action to initiate before the phase or the segment is over. */
// swccg/automatic-actions#not-a-choice
export const whoOwes = (state: State): Side | undefined =>
  [state.turn, otherSide(state.turn)].find((side) =>
    anyReady(state, ({ owner, text }) => owner === side && text.mandatory === true),
  );

/** Whether anybody can respond to the topmost action, or follow what has just happened. */
export const isOpenToResponses = (state: State): boolean =>
  anyReady(state, ({ text: { answers, just } }) => answers !== undefined || just !== undefined);

/** The functions that are used while something else is waited for: between two losses to a battle, instead of a draw. */
export function interjections(state: State): CardText[] {
  const first = awaited(state);
  if (first?.what !== 'satisfy' && first?.what !== 'draw') return [];
  return rosterOf(state).starts.filter(
    ({ id, owner, from, text }) =>
      state.cards[id]?.zone === from &&
      (first.what === 'satisfy' ? text.settling === true : isAboutToDraw(state, owner, text)),
  );
}

/** The same of one card, which may have a function for such a moment. */
export const unsettledFor = (state: State, card: CardId): Refusal | undefined =>
  interjections(state).some(({ id }) => id === card) ? undefined : unsettled(state);

/** The refusal of anything that somebody wants to play while something else has to be settled. */
export function unsettled(state: State): Refusal | undefined {
  const first = awaited(state);
  if (!first) return undefined;
  const side = { side: first.by };
  if (first.what === 'order') return refuse('order-first', side);
  if (first.what === 'draw') return refuse('destiny-first', side);
  if (first.what === 'lose') return refuse('loss-first', side);
  if (first.what === 'satisfy') return refuse('damage-first', side);
  return refuse('choice-first', side);
}
