import type { Side } from '../../core/sides';
import type { Role } from '../battle/state';
import type { Field, Fight } from '../field/state';
import type { Card, Effect, Pattern, Text } from './schema';
import type { ActionType, Kind, Phase, Pile, Segment, Step, Zone } from './timing';

export type CardId = string;

/** A card in a pile: one with a name, or a nameless one of known or unknown destiny. */
export type Token = CardId | number | null;

export interface CardState {
  /** Its place in the book. */
  print: number;
  owner: Side;
  zone: Zone;
  /** On table: a location or the card it is aboard or on. In zone `on`: the card that holds it. */
  at?: string;
  /** What it does aboard, where that counts. */
  as?: Role;
  captive?: true;
  /** A spy on the opponent's side of the table. */
  undercover?: true;
  /** Of a Utinni Effect: what it targets besides what it is on. It is lost with them. */
  aims?: CardId[];
  tags?: string[];
}

/** What happened, for "just" actions and automatic actions to follow. */
export interface Happening {
  what: string;
  by: Side;
  /** The action that it happened to. */
  action?: string;
  type?: ActionType;
  card?: CardId;
  name?: string;
  kind?: Kind;
  at?: string;
  to?: string;
  purpose?: string;
  /** What a destiny came to, and how. */
  value?: number;
  turned?: Turned;
}

/** What a destiny card shows, and what was added to it by itself. */
export interface Turned {
  shown: number;
  added: { name: string; add: number }[];
}

/** Whose opportunity it is, how many passes in a row, and what still counts as having just happened. */
export interface Opportunity {
  opportunity: Side;
  passes: 0 | 1;
  just: Happening[];
}

/** What a text makes of the battle damage; `of` whom, if not of the loser whoever that is. */
export interface DamageChange {
  times: number;
  add: number;
  of?: Side;
}

export interface Battle {
  segment?: Segment;
  /** What the rules do in this segment is done, and the players may act in it. */
  open?: true;
  /** Power besides that of the cards there. */
  power: Record<Side, number>;
  /** How many battle destinies each side is to draw. */
  destinies: Record<Side, number>;
  drawn: Record<Side, number>;
  winner?: Side;
  damage?: number;
  /** What texts have made of the battle damage, in order. */
  changes?: DamageChange[];
  /** In a whole play: what the cards on table make of it. */
  fight?: Fight;
}

/** An action on the stack. */
export interface Action {
  id: string;
  /** The title of its card, or its type if it has none. */
  name: string;
  type: ActionType;
  by: Side;
  step: Step;
  /** The card it comes from, its kind, and which function of it. */
  card?: CardId;
  kind?: Kind;
  text?: number;
  /** It was made as part of another one's initiation or result; or it came by itself; or it was a "just" one. */
  manner?: 'part' | 'automatic' | 'just';
  /** The action that it responds to: the one right under it. */
  answers?: string;
  /** Who is deployed along with its card, as a pilot. */
  along?: CardId;
  /** The card of what it follows. */
  follows?: CardId;
  targets: Record<string, CardId[]>;
  /** What is left to do in this step. */
  todo: Effect[];
  /** What its result will be, if no text says so. */
  effects?: Effect[];
  /** What it drew, and whether a draw of it failed. */
  drawn: number[];
  failed?: boolean;
  /** What responses add to the total of what it draws. */
  plus?: number;
  /** What responses add to each destiny that it draws. */
  each?: { name: string; add: number }[];
  /** A battle that a card ends before its time. */
  ending?: true;
  /** What a destiny is drawn for, and its value once revealed. */
  purpose?: string;
  value?: number;
  turned?: Turned;
  token?: Token;
  may?: true;
  /** How much is drained, lost or retrieved. */
  amount?: number;
  /** What responses let a drain take at the most. */
  most?: number;
  /** How far what modifies the amount, or the destiny, would take it below 0. */
  below?: number;
  /** What has changed a value of this action, with the action that did. */
  changed?: { mark: string; by: string }[];
  at?: string;
  to?: string;
  battle?: Battle;
  excluded?: CardId[];
  /** A react: its player had no presence where it goes. */
  unoccupied?: true;
  /** It has cancelled the action it responds to: both leave together. */
  cancels?: true;
  /** A destiny that does not count and is drawn again. */
  redrawn?: true;
  /** The card that will hold this one. */
  grabbedBy?: CardId;
  happened: Happening[];
  /** The opportunity that it interrupted. */
  under: Opportunity;
}

/** An automatic action that is due. */
export interface Due {
  by: Side;
  name: string;
  card?: CardId;
  text?: number;
  effects: Effect[];
  /** How high the stack was when it fell due: it waits for what came on top since. */
  height: number;
}

export interface Scheduled {
  id: string;
  by: Side;
  name: string;
  card?: CardId;
  when: Pattern;
  until?: Pattern;
  effects: Effect[];
}

/** A play that was announced although another player's "just" action comes first. */
export interface Announced {
  by: Side;
  card: CardId;
  text: number;
  targets: Record<string, CardId[]>;
}

export interface State extends Opportunity {
  book: Printed[];
  /** Every card of the play, in the order of the setup. */
  ids: CardId[];
  cards: Record<CardId, CardState>;
  /** Top first. `hand` holds the nameless cards of a hand; those with a name say themselves where they are. */
  piles: Record<Side, Record<Pile | 'hand', Token[]>>;
  /** The order of those Reserve Decks is unknown: a draw may turn up any card of theirs. */
  shuffled: Side[];
  /** Every action waits for two passes, even a part that nobody can respond to. */
  patient: boolean;
  turn: Side;
  phase: Phase;
  /** How many more turns are played after this one. */
  turns: number;
  /** Bottom first. The last one is the topmost action. */
  stack: Action[];
  /** The play that waits for the other player's "just" action, if any. */
  announced: Announced | null;
  due: Due[];
  scheduled: Scheduled[];
  /** Copies of a title allowed by another card than itself. */
  limits: { title: string; copies: number; source?: CardId }[];
  /** Interrupts initiated this turn, by side and title. */
  played: Record<string, number>;
  /** Functions of cards on table used this turn, by card and function. */
  uses: Record<string, number>;
  facts: string[];
  serial: number;
  over: boolean;
  /** Both have passed, and this player still has a mandatory action to initiate. */
  owes?: Side;
  /** Whose Life Force is exhausted. */
  defeated?: Side;
  /**
   * Captives just released at a site, whose player is to say whether they stay there; riders of what was just lost, whose
   * player is to say whether they jump off.
   */
  released?: { card: CardId; at: CardId; riding?: true }[];
  /** Riders are asked; if left out, they jump off. */
  asksRiders?: true;
  /** A whole play, in which presence, power and debts are counted from the cards on table. */
  field?: Field;
}

/** A card with everything said that the schema lets one leave out. */
export interface Printed extends Card {
  text: PrintedText[];
}

export interface PrintedText extends Text {
  type: ActionType;
  from: 'hand' | 'table';
  result: Effect[];
}

export const topmost = (state: { stack: Action[] }): Action | undefined =>
  state.stack[state.stack.length - 1];

/** The action that this one responds to: the one right under it. */
export function respondedToBy({ stack }: { stack: Action[] }, { answers }: Action): Action | undefined {
  return answers === undefined ? undefined : stack.findLast(({ id }) => id === answers);
}

export function cardOf(state: State, id: CardId): CardState {
  const card = state.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function printOf(state: State, id: CardId): Printed {
  const print = state.book[cardOf(state, id).print];
  if (!print) throw new Error(`no print of ${id}`);
  return print;
}

export function textOf(state: State, id: CardId, index: number): PrintedText {
  const text = printOf(state, id).text[index];
  if (!text) throw new Error(`no text ${index} of ${id}`);
  return text;
}

/** A captive, or an undercover spy: it is on table and does nothing. */
// swccg/card-states
export const isInert = (card: CardState | undefined): boolean =>
  card?.captive === true || card?.undercover === true;

/** The automatic actions that come next; of several, one has to be chosen. */
export const dueNow = (state: State): Due[] =>
  state.due.length === 0 ? state.due : state.due.filter(({ height }) => height >= state.stack.length);

/** The battle under way, if any. */
export const battleOf = (state: { stack: Action[] }): Action | undefined =>
  state.stack.findLast((action) => action.battle !== undefined);
