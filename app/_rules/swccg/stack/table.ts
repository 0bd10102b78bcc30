import type { Given } from '../../core/codes';
import { SIDES, type Side } from '../../core/sides';
import { recirculate } from '../force/piles';
import { type EventArgs, type EventCode, Log } from './events';
import { type CardId, type CardState, cardOf, printOf, type State, type Token } from './state';
import { PILES, type Pile, type Zone } from './timing';

/** The state while a move is carried out: a copy that may be changed, and what is told of it. */
export interface Table {
  state: State;
  log: Log;
  /** Who had Life Force before the move. */
  alive: Side[];
}

/** A copy whose top level and actions may be changed; all below is replaced, never altered. */
export function laid(state: State): Table {
  const copy = { ...state, stack: state.stack.map((action) => ({ ...action })) };
  return { state: copy, log: new Log(), alive: SIDES.filter((side) => hasLifeForce(state, side)) };
}

/** Whether a card is left in Reserve Deck, Force Pile or Used Pile; a destiny being drawn is on its way there. */
export function hasLifeForce({ piles, stack }: State, side: Side): boolean {
  const { reserve, force, used } = piles[side];
  if (reserve.length + force.length + used.length > 0) return true;
  return stack.some(({ token, by }) => token !== undefined && by === side);
}

export const tell = <Code extends EventCode>(
  { log }: Table,
  code: Code,
  ...figures: Given<EventArgs[Code]>
): void => log.tell(code, ...figures);

const isPile = (zone: Zone): zone is Pile => (PILES as readonly string[]).includes(zone);

/** Puts a card somewhere; on top, if it is a pile. */
export function put(table: Table, id: CardId, zone: Zone, at?: string): void {
  const { state } = table;
  const { print, owner, zone: from, tags, captive } = cardOf(state, id);
  if (isPile(from)) setPile(state, owner, from, without(state.piles[owner][from], id));
  const moved: CardState = { print, owner, zone };
  if (at !== undefined) moved.at = at;
  if (captive && zone === 'table') moved.captive = captive;
  if (tags && zone === 'table') moved.tags = tags;
  state.cards = { ...state.cards, [id]: moved };
  if (isPile(zone)) setPile(state, owner, zone, [id, ...state.piles[owner][zone]]);
}

/** Puts a card of a pile on another pile, or into its player's hand. */
export function shift(table: Table, side: Side, from: Pile, to: Pile | 'hand'): boolean {
  const [token] = table.state.piles[side][from];
  if (token === undefined) return false;
  lay(table, side, take(table, side, from, 0), to);
  return true;
}

/** Takes a card out of a pile. It is nowhere until it is laid. */
export function take(table: Table, side: Side, from: Pile | 'hand', index: number): Token {
  const { state } = table;
  const pile = state.piles[side][from];
  const token = pile[index];
  setPile(
    state,
    side,
    from,
    pile.filter((_, i) => i !== index),
  );
  return token ?? null;
}

/** Lays down a card that was taken. */
export function lay(table: Table, side: Side, token: Token, to: Pile | 'hand'): void {
  const { state } = table;
  if (typeof token === 'string') {
    const { print, owner } = cardOf(state, token);
    state.cards = { ...state.cards, [token]: { print, owner, zone: to } };
    if (to === 'hand') return;
  }
  setPile(state, side, to, [token, ...state.piles[side][to]]);
}

function setPile(state: State, side: Side, pile: Pile | 'hand', tokens: Token[]): void {
  const { reserve, force, used, lost, hand } = state.piles[side];
  const mine = { reserve, force, used, lost, hand };
  mine[pile] = tokens;
  const { light, dark } = state.piles;
  state.piles = side === 'light' ? { light: mine, dark } : { light, dark: mine };
}

const without = (tokens: Token[], id: CardId): Token[] => {
  const index = tokens.indexOf(id);
  return tokens.filter((_, i) => i !== index);
};

/** What a card of a pile shows as destiny, without modifiers; unknown for a nameless one. */
export const destinyOf = (state: State, token: Token): number | undefined =>
  token === null ? undefined : typeof token === 'number' ? token : (printOf(state, token).destiny ?? 0);

/** swccg/end-of-turn */
export function recirculateFor(table: Table, side: Side): void {
  const { state } = table;
  const { used } = state.piles[side];
  if (used.length === 0) return;
  if (used.some((token) => typeof token === 'string')) {
    const cards = { ...state.cards };
    for (const token of used) {
      const card = typeof token === 'string' ? cards[token] : undefined;
      if (card && typeof token === 'string') cards[token] = { ...card, zone: 'reserve' };
    }
    state.cards = cards;
  }
  state.piles = { ...state.piles, [side]: recirculate(state.piles[side]) };
}
