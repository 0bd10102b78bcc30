import { otherSide, type Side } from '../../core/sides';
import type { Role } from '../battle/state';
import { displaceOrder } from '../field/admirals-order';
import { drainAmount } from '../field/drains';
import { drawsAfterSubstitute } from '../field/draws';
import { countDestiny, noteInitiation } from '../field/fight';
import { goUndercover } from '../field/undercover';
import { endFight } from '../field/verbs';
import { costsOf, payment } from './costs';
import { ofAction, ofCard, trigger } from './happenings';
import { followable, isJust, justAfter, type Relation } from './just';
import { bringsPresence, hasPresence } from './reacting';
import {
  type Action,
  type CardId,
  cardOf,
  type Happening,
  type PrintedText,
  printOf,
  type State,
  textOf,
  topmost,
} from './state';
import { lay, put, type Table, tell } from './table';
import type { Targets } from './targets';
import type { ActionType } from './timing';
import { countUse } from './uses';

type New = Pick<Action, 'name' | 'type' | 'by'> & Partial<Action>;

/** Puts an action on the stack, at its initiation. It suspends the one under it. swccg/actions-stacking */
export function stack(table: Table, action: New): Action {
  const { state } = table;
  state.serial += 1;
  const { opportunity, passes, just } = state;
  const added: Action = {
    id: `a${state.serial}`,
    step: 'initiation',
    targets: {},
    todo: [],
    drawn: [],
    happened: [],
    under: { opportunity, passes, just },
    ...action,
  };
  state.stack = [...state.stack, added];
  state.passes = 0;
  state.just = [];
  return added;
}

/** Starts what a player wants to do with a card: conditions are met, targets chosen, costs are next. */
export function stackText(
  table: Table,
  by: Side,
  card: CardId,
  index: number,
  relation: Relation,
  targets: Targets,
): void {
  const { state } = table;
  const print = printOf(state, card);
  const text = textOf(state, card, index);
  const top = topmost(state);
  const answers = relation === 'response' || relation === 'just-response' ? top?.id : undefined;
  const followed =
    relation === 'just-follow'
      ? (targets.followed?.[0] ?? followable(state, by, text).at(-1)?.card)
      : undefined;
  const [aim] = text.atTarget === undefined ? [] : (targets[text.atTarget] ?? []);
  const at = text.at ?? aim ?? (text.type === 'react' ? top?.at : undefined);
  const counted = state.field && text.type === 'force-drain' && at !== undefined && text.amount === undefined;
  const unoccupied = text.type === 'react' && !hasPresence(state, by, at);
  const [along] = text.along === undefined ? [] : (targets[text.along] ?? []);
  if (text.from === 'hand') {
    put(table, card, 'stack');
    if (along !== undefined) put(table, along, 'stack');
    const key = `${by} ${print.title}`;
    if (print.kind === 'interrupt') state.played = { ...state.played, [key]: (state.played[key] ?? 0) + 1 };
  } else countUse(state, card, index);
  delete state.owes;
  const action = stack(table, {
    name: print.kind === 'virtual' ? (text.does ?? text.type) : print.title,
    type: text.type,
    by,
    card,
    kind: print.kind,
    text: index,
    targets,
    todo: payment(costsOf(state, card, text, targets)),
    // what is for one moment only comes just then, whatever it suspends
    ...(isJust(relation) || text.settling || text.instead ? { manner: 'just' as const } : {}),
    ...(answers === undefined ? {} : { answers }),
    ...(followed === undefined ? {} : { follows: followed }),
    ...(along === undefined ? {} : { along }),
    ...(at === undefined ? {} : { at }),
    ...(text.amount === undefined ? {} : { amount: text.amount }),
    ...(counted ? drainAmount(state, by, at) : {}),
    ...(unoccupied ? { unoccupied } : {}),
  });
  if (text.battle) {
    const { power, destinies } = text.battle;
    action.battle = {
      power: { light: 0, dark: 0, ...power },
      destinies: { light: 0, dark: 0, ...destinies },
      drawn: { light: 0, dark: 0 },
    };
  }
  noteInitiation(state, action);
  tell(table, 'started', { action: action.name, type: action.type, side: by });
  const aims = Object.values(targets).flatMap((ids) => ids.map((id) => printOf(state, id).title));
  if (aims.length > 0)
    tell(table, 'targeted', { action: action.name, type: action.type, targets: aims.join(', ') });
}

/** Starts an action that is part of the topmost one's initiation or result. */
export function stackPart(table: Table, type: ActionType, by: Side, more: Partial<Action> = {}): void {
  stack(table, { name: type, type, by, manner: 'part', ...more });
  table.state.opportunity = by;
}

/** Takes the topmost action off the stack, and with it the one that it cancelled. swccg/actions-step-3#leaving-the-stack */
export function leave(table: Table, how: 'completed' | 'cancelled' | 'unpaid' | 'void'): void {
  const { state } = table;
  const action = pop(state);
  const happenings = [...action.happened];
  settle(table, action, how);
  if (how === 'completed') happenings.push(...completions(table, action));
  if (how === 'completed' && bringsPresence(state, action)) action.cancels = true;
  let last = action;
  if (action.cancels && action.answers !== undefined && topmost(state)?.id === action.answers) {
    last = pop(state);
    tell(table, 'cancelled', { action: last.name, by: action.name });
    settle(table, last, 'cancelled');
    endFight(table, last);
    const cancelled = ofAction('cancelled', last);
    trigger(table, cancelled);
    happenings.push(cancelled);
  }
  resume(table, last, happenings);
}

function pop(state: State): Action {
  const action = topmost(state);
  if (!action) throw new Error('the stack is empty');
  state.stack = state.stack.slice(0, -1);
  return action;
}

/** Whether an action deploys its card, be it as a react. */
// swccg/react
const deploys = (state: State, { type, card, text }: Action): boolean =>
  type === 'deploy' ||
  (card !== undefined && text !== undefined && textOf(state, card, text).field === 'react-by-deploying');

function completions(table: Table, action: Action): Happening[] {
  const { value, turned } = action;
  const destiny = value === undefined || turned === undefined ? {} : { value, turned };
  const done: Happening[] = [{ ...ofAction('completed', action), ...destiny }];
  if (deploys(table.state, action)) done.push(ofAction('deployed', action));
  if (action.along !== undefined) done.push(ofCard(table, 'deployed', action.along, action.by));
  for (const happening of done) trigger(table, happening);
  return done;
}

/** Where the card goes, and what a drawn destiny counts for. */
function settle(table: Table, action: Action, how: 'completed' | 'cancelled' | 'unpaid' | 'void'): void {
  const { state } = table;
  if (action.type === 'draw-destiny') {
    settleDestiny(table, action, how);
    return;
  }
  const { card } = action;
  // an automatic action only names the card it comes from, which may still be being played
  if (card === undefined || action.manner === 'automatic' || state.cards[card]?.zone !== 'stack') return;
  const { title, kind, pile } = printOf(state, card);
  const side = state.cards[card]?.owner ?? action.by;
  if (how !== 'completed') {
    toLost(table, card);
    if (action.along !== undefined) toLost(table, action.along);
    return;
  }
  if (action.grabbedBy !== undefined && state.cards[action.grabbedBy]?.zone === 'table') {
    put(table, card, 'on', action.grabbedBy);
    tell(table, 'grabbed', { card: title, by: printOf(state, action.grabbedBy).title });
    return;
  }
  const text = action.text === undefined ? undefined : textOf(state, card, action.text);
  const [target] = text?.on === undefined ? [] : (action.targets[text.on] ?? []);
  const aims = aimsOf(state, action, text);
  // swccg/leaves-table: what it deploys on, or targets, has left meanwhile, and it goes the same way
  const isLeft = [target ?? [], aims].flat().some((id) => state.cards[id]?.zone !== 'table');
  const zone = text?.pile ?? pile ?? (kind === 'interrupt' ? 'used' : 'table');
  // a card deployed as a react goes where it reacts to
  const host = target ?? (action.type === 'react' ? action.at : undefined);
  const isAway = host !== undefined && state.cards[host] && state.cards[host].zone !== 'table';
  if (isLeft || (zone === 'table' && isAway)) {
    toLost(table, card);
    if (action.along !== undefined) toLost(table, action.along);
    return;
  }
  put(table, card, zone, zone === 'table' ? host : undefined);
  if (aims.length > 0 && zone === 'table')
    state.cards = { ...state.cards, [card]: { ...cardOf(state, card), aims } };
  if (kind === 'admirals-order' && zone === 'table') displaceOrder(table, card, action);
  if (text?.as && host !== undefined) takeSeat(table, card, text.as, host);
  else tell(table, 'placed', { card: title, zone, side });
  const { figures } = printOf(state, card);
  if (figures?.kind === 'character' && figures.undercover) goUndercover(table, card, side);
  if (action.along === undefined) return;
  put(table, action.along, 'table', card);
  takeSeat(table, action.along, 'pilot', card);
}

/** What a Utinni Effect that deploys targets besides what it deploys on. */
// swccg/effect-utinni-effects
function aimsOf(state: State, { card, targets, type }: Action, text: PrintedText | undefined): CardId[] {
  if (card === undefined || type !== 'deploy' || printOf(state, card).kind !== 'utinni-effect') return [];
  return Object.entries(targets).flatMap(([name, ids]) =>
    name === text?.on || name === 'followed'
      ? []
      : ids.filter((id) => printOf(state, id).kind !== 'location'),
  );
}

function toLost(table: Table, card: CardId): void {
  put(table, card, 'lost');
  const { title } = printOf(table.state, card);
  tell(table, 'placed', { card: title, zone: 'lost', side: cardOf(table.state, card).owner });
}

/** A card that was just put aboard another one takes its place there. */
function takeSeat(table: Table, id: CardId, as: Role, host: CardId): void {
  const { state } = table;
  state.cards = { ...state.cards, [id]: { ...cardOf(state, id), as } };
  tell(table, 'boarded', { card: printOf(state, id).title, host: printOf(state, host).title, as });
}

// swccg/destiny-draw#steps: after the responses, the card goes on the Used Pile
function settleDestiny(table: Table, action: Action, how: string): void {
  const parent = topmost(table.state);
  if (action.token !== undefined) lay(table, action.by, action.token, 'used');
  if (!parent) return;
  if (action.redrawn) {
    const who = action.by === parent.by ? 'you' : 'opponent';
    const purpose = action.purpose === undefined ? {} : { purpose: action.purpose };
    parent.todo = [{ do: 'draw', who, ...purpose }, ...parent.todo];
    return;
  }
  if (how !== 'completed' || action.value === undefined) {
    if (how === 'cancelled') tell(table, 'destiny-cancelled', { side: action.by });
    if (!action.may) parent.failed = true;
    return;
  }
  if (parent.battle) countDestiny(parent, action.by, action.purpose, action.value);
  if (parent.battle && action.purpose === 'battle') {
    const { drawn } = parent.battle;
    parent.battle = { ...parent.battle, drawn: { ...drawn, [action.by]: drawn[action.by] + action.value } };
    if (action.turned === undefined)
      parent.todo = [...drawsAfterSubstitute(parent, action.by), ...parent.todo];
  } else {
    parent.drawn = [...parent.drawn, action.value];
  }
}

/** What was suspended goes on where it stopped, and the opportunity goes to whom it is due. swccg/actions-taking-turns */
function resume(table: Table, left: Action, happenings: Happening[]): void {
  const { state } = table;
  const top = topmost(state);
  const inside = top !== undefined && top.step !== 'responses' && !top.battle?.open;
  if (inside) top.happened = [...top.happened, ...happenings];
  state.just = justAfter(left, happenings);
  if (left.manner === 'automatic' || isSaid(state, left)) {
    state.opportunity = left.under.opportunity;
    state.passes = left.under.passes;
    return;
  }
  state.opportunity = otherSide(left.by);
  state.passes = 0;
  if (left.manner !== 'part' && top) tell(table, 'topmost', { action: top.name, side: state.opportunity });
}

/** What is said is no action: the opportunity stays where it was. */
const isSaid = (state: State, { card, text }: Action): boolean =>
  card !== undefined && text !== undefined && textOf(state, card, text).said === true;

/** The initiation is complete: the opponent of whoever initiated it may respond first. swccg/actions-step-2 */
export function openResponses(table: Table, action: Action): void {
  const { state } = table;
  const initiated = ofAction('initiated', action);
  action.step = 'responses';
  state.opportunity = otherSide(action.by);
  state.passes = 0;
  state.just = [...action.happened, initiated];
  action.happened = [];
  trigger(table, initiated);
  if (action.manner !== 'part') tell(table, 'initiated', { action: action.name, side: action.by });
}
