import type { Refusal } from '../../core/contract';
import { awaited } from './awaited';
import { meetConditions } from './conditions';
import { affordCosts } from './costs';
import { actionFits } from './patterns';
import { refuse } from './refuse';
import { type CardText, rosterOf } from './roster';
import { isJust, type Relation, relate } from './stacking';
import { type Action, type CardId, type PrintedText, printOf, type State, topmost } from './state';
import { chooseTargets, type Targets } from './targets';
import { opponentOf, type Side } from './timing';

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
    return refuse('automatic-only', 'swccg/automatic-actions', { card: printOf(state, card).title });
  }
  const misplaced = inPlace(state, card, text);
  if (misplaced) return misplaced;
  const relation = relate(state, by, card, text);
  if (typeof relation !== 'string') return relation;
  const refusal =
    (atAnyTime ? undefined : mayAct(state, by, card, relation)) ??
    meetConditions(state, by, card, index, text);
  if (refusal) return refusal;
  const ways = chooseTargets(state, by, card, text);
  if (!Array.isArray(ways)) return ways;
  return affordCosts(state, by, card, text) ?? { relation, ways };
}

export const isReady = (found: Ready | Refusal): found is Ready => 'relation' in found;

function inPlace(state: State, card: CardId, text: PrintedText): Refusal | undefined {
  const zone = state.cards[card]?.zone;
  if (zone === text.from || (zone === 'rules' && text.from === 'table')) return undefined;
  const { title } = printOf(state, card);
  // swccg/dark-forces: a card that is still being deployed does nothing yet
  if (text.from === 'table' && zone === 'stack') {
    return refuse('not-yet-on-table', 'swccg/actions-step-3', { card: title });
  }
  return refuse('not-there', 'swccg/actions-step-1a', { card: title, zone: zone ?? 'out', from: text.from });
}

/**
 * Whose opportunity it is. A "just" action may come when it is the other player's, before anything ordinary.
 * swccg/actions-taking-turns, swccg/actions-just#priority
 */
function mayAct(state: State, by: Side, card: CardId, relation: Relation): Refusal | undefined {
  const { title } = printOf(state, card);
  if (state.announced) {
    if (state.announced.by !== by && isJust(relation)) return undefined;
    return refuse('just-first', 'swccg/actions-just#priority', {
      card: title,
      announced: printOf(state, state.announced.card).title,
    });
  }
  if (by === state.opportunity) return undefined;
  if (isJust(relation) && state.passes === 0) return undefined;
  return refuse('not-your-opportunity', 'swccg/actions-taking-turns', {
    card: title,
    side: state.opportunity,
  });
}

/**
 * The functions worth asking about: the cheap part of `consider`, without the many that are out of the question. It
 * leaves out nothing that `consider` allows.
 */
export function worthAsking(state: State, atAnyTime = false): CardText[] {
  const { stack, just } = state;
  const top = stack[stack.length - 1];
  const { starts, answers, follows } = rosterOf(state);
  const found: CardText[] = [];
  if (!top || top.battle?.open) addWorth(state, starts, atAnyTime, undefined, found);
  else if (top.step === 'responses') addWorth(state, answers, atAnyTime, top, found);
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

/** Whether that player has a "just" action to take now. One that would only undo an action of their own holds nobody up. */
export function holdsJust(state: State, side: Side): boolean {
  const top = topmost(state);
  return worthAsking(state, true).some(
    ({ id, owner, index, just, text }) =>
      owner === side &&
      just &&
      !(text.cancels && top?.by === side) &&
      isReady(consider(state, side, id, index, true)),
  );
}

/** Whether anybody can answer the topmost action, or follow what has just happened. */
export const isAnswerable = (state: State): boolean =>
  worthAsking(state, true).some(
    ({ id, owner, index, text }) =>
      (text.answers || text.just) && isReady(consider(state, owner, id, index, true)),
  );

/** Whether a play is only announced for now, because the opponent has a "just" action that comes first. */
export function isTooEarly(state: State, by: Side, relation: Relation): boolean {
  if (state.announced || state.passes === 1) return false;
  // the player whose turn it is to act goes first among "just" actions
  if (isJust(relation) && by === state.opportunity) return false;
  return holdsJust(state, opponentOf(by));
}

/** The refusal of anything that somebody wants to play while something else has to be settled. */
export function unsettled(state: State): Refusal | undefined {
  const first = awaited(state);
  if (!first) return undefined;
  const side = { side: first.by };
  if (first.what === 'order') return refuse('order-first', 'swccg/automatic-actions', side);
  if (first.what === 'draw') return refuse('destiny-first', 'swccg/destiny-draw#steps', side);
  if (first.what === 'lose') return refuse('loss-first', 'swccg/force#verbs', side);
  return refuse('choice-first', 'swccg/actions-step-3', side);
}
