import type { Side } from '../../core/sides';
import { reaches } from '../field/counted';
import { viewOf } from '../field/view';
import { relocate } from './effects';
import type { EventCode } from './events';
import { happen, ofAction, ofCard } from './happenings';
import { fits } from './patterns';
import { placeOf } from './place';
import { standingOf } from './roster';
import { type Action, battleOf, type CardId, isInert, type State, type Turned } from './state';
import { destinyOf, lay, shift, type Table, take, tell } from './table';
import type { Pile } from './timing';

/** What the actions that the rules themselves define come to. */
export function carryOut(table: Table, action: Action): void {
  switch (action.type) {
    case 'use-force':
      carry(table, action, 'force', 'used', 'force-used', 'used');
      break;
    case 'activate-force':
      carry(table, action, 'reserve', 'force', 'force-activated', 'activated');
      break;
    case 'draw-card':
      carry(table, action, 'force', 'hand', 'card-drawn', 'card-drawn');
      break;
    case 'retrieve-force':
      retrieve(table, action);
      break;
    case 'move':
      if (action.card !== undefined && action.to !== undefined) {
        relocate(table, action.card, action.to, action.by);
      }
  }
}

/** One card from pile to pile. swccg/force#verbs */
function carry(
  table: Table,
  action: Action,
  from: Pile,
  to: Pile | 'hand',
  code: EventCode,
  what: string,
): void {
  const side = action.by;
  if (!shift(table, side, from, to)) {
    tell(table, 'nothing-left', { side, pile: from });
    return;
  }
  tell(table, code, { side });
  happen(table, ofAction(what, action));
}

// swccg/force#verbs: from the top of the Lost Pile to the Used Pile
function retrieve(table: Table, action: Action): void {
  let count = 0;
  while (count < (action.amount ?? 0) && shift(table, action.by, 'lost', 'used')) count += 1;
  tell(table, 'force-retrieved', { side: action.by, count });
  if (count > 0) happen(table, ofAction('retrieved', action));
}

/** The destiny turned up, with its automatic modifiers. swccg/destiny-draw#steps */
export function reveal(table: Table, action: Action, value: number): void {
  const { state } = table;
  const { reserve } = state.piles[action.by];
  const shows = (exactly: boolean) =>
    reserve.findIndex((token) => (destinyOf(state, token) ?? (exactly ? Number.NaN : value)) === value);
  const index = state.shuffled.includes(action.by) ? (shows(true) >= 0 ? shows(true) : shows(false)) : 0;
  action.token = take(table, action.by, 'reserve', index);
  if (typeof action.token === 'string') {
    const held = state.cards[action.token];
    if (held) state.cards = { ...state.cards, [action.token]: { ...held, zone: 'stack' } };
  }
  const added = modifiers(state, action);
  action.turned = { shown: value, added };
  const sum = added.reduce((total, { add }) => total + add, value);
  action.value = Math.max(0, sum);
  if (sum < 0) action.below = -sum;
  tell(table, 'destiny-drawn', { side: action.by, value: action.value });
  happen(table, ofAction('drawn', action));
}

function modifiers(state: State, action: Action): Turned['added'] {
  const added: Turned['added'] = [];
  const counted = new Set<string>();
  for (const { id, owner, title, standing } of standingOf(state, 'destiny')) {
    // swccg/modifiers#applying: copies of a card do not add up
    if (counted.has(title)) continue;
    if (standing.inBattle && !fights(state, id)) continue;
    if (!fits(state, standing.destiny, action, owner)) continue;
    counted.add(title);
    added.push({ name: title, add: standing.add });
  }
  const parent = state.stack.at(-2);
  return parent?.each ? [...added, ...parent.each] : added;
}

/** Whether a card is in the battle under way. swccg/participating-in-battle */
function fights(state: State, id: CardId): boolean {
  const battle = battleOf(state);
  if (battle?.battle?.fight) return reaches(state, battle, viewOf(state), id);
  return battle?.at !== undefined && !isInert(state.cards[id]) && placeOf(state, id) === battle.at;
}

/** One Force lost, from where its player says. */
export function loseOne(
  table: Table,
  action: Action,
  from: 'hand' | 'reserve' | 'force' | 'used',
  card?: string,
): void {
  action.amount = (action.amount ?? 1) - 1;
  loseCard(table, action.by, from, card, action.amount);
}

/** A card that counts as one Force lost: one of the hand, or the top of a pile. */
export function loseCard(
  table: Table,
  by: Side,
  from: 'hand' | 'reserve' | 'force' | 'used',
  card: string | undefined,
  left: number,
): void {
  const token = card ?? take(table, by, from, 0);
  lay(table, by, token, 'lost');
  tell(table, 'force-lost', { side: by, from, left });
  if (typeof token === 'string') happen(table, ofCard(table, 'lost', token, by));
  else happen(table, { what: 'lost', by });
}

/** Whether that player has nothing left that could be lost. */
export const hasNothingToLose = (state: State, action: Action): boolean => {
  const { reserve, force, used, hand } = state.piles[action.by];
  if (reserve.length + force.length + used.length + hand.length > 0) return false;
  return !Object.values(state.cards).some(({ owner, zone }) => owner === action.by && zone === 'hand');
};
