import { SIDES, type Side } from '../../core/sides';
import type { Card, Effect, Text } from './schema';
import type { CardState, Printed, PrintedText, State, Token } from './state';
import { type Phase, PILES, type Pile, type Zone } from './timing';

/** A card put somewhere: just the card, or with its id, place and condition. */
export type Put =
  | Card
  | { card: Card; id?: string; at?: string; captive?: true; undercover?: true; tags?: string[] };

/** Nameless cards by number, or top first: a destiny, `null` for an unknown one, or a card. */
export type Heap = number | (number | null | Put)[];

export interface PlayerSetup {
  hand?: Put[];
  table?: Put[];
  /** What the rules let this player do without a card: see `cards/virtual.ts`. */
  may?: Put[];
  reserve?: Heap;
  force?: Heap;
  used?: Heap;
  lost?: Heap;
}

export interface Setup {
  turn: Side;
  phase: Phase;
  /** Who may act first; the player whose turn it is, if left out. */
  opportunity?: Side;
  light: PlayerSetup;
  dark: PlayerSetup;
  /** The play ends after so many turns, this one included: 1 if left out. */
  turns?: number;
  /** Reserve Decks of which only the contents are known: a draw may turn up any of them. */
  shuffled?: Side[];
  /** `true`: every Force used, activated or drawn waits for two passes, even if nobody can respond to it. */
  patient?: boolean;
  /** Interrupts already played this turn, by title. */
  played?: Partial<Record<Side, Record<string, number>>>;
  /** Titles that a card has made unique or restricted before. */
  limits?: { title: string; copies: number }[];
  facts?: string[];
}

type Four<T> = [T, T, T, T];

/** The id a card gets if none is given: its title in small letters, `crash-site-memorial`; a second copy ends in `-2`. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function start(setup: Setup): State {
  const book: Printed[] = [];
  const prints = new Map<Card, number>();
  const cards: Record<string, CardState> = {};
  // not the keys of `cards`, of which those that are numbers would come first
  const ids: string[] = [];

  const printed = (card: Card): number => {
    const known = prints.get(card);
    if (known !== undefined) return known;
    prints.set(card, book.push(print(card)) - 1);
    return book.length - 1;
  };
  const lay = (put: Put, owner: Side, zone: Zone): string => {
    const { card, id, ...rest } = 'card' in put ? put : { card: put, id: undefined };
    const stem = id ?? idOf(card.title);
    let free = stem;
    for (let copy = 2; Object.hasOwn(cards, free); copy++) free = `${stem}-${copy}`;
    cards[free] = { print: printed(card), owner, zone, ...rest };
    ids.push(free);
    return free;
  };
  const heap = (side: Side, pile: Pile, held: Heap = []): Token[] =>
    typeof held === 'number'
      ? Array.from({ length: held }, () => null)
      : held.map((token) => (typeof token === 'object' && token !== null ? lay(token, side, pile) : token));

  const piles = {} as State['piles'];
  for (const side of SIDES) {
    const player = setup[side];
    for (const put of player.hand ?? []) lay(put, side, 'hand');
    for (const put of player.table ?? []) lay(put, side, 'table');
    for (const card of player.may ?? []) lay(card, side, 'rules');
    const [reserve, force, used, lost] = PILES.map((pile) => heap(side, pile, player[pile])) as Four<Token[]>;
    piles[side] = { reserve, force, used, lost, hand: [] };
  }
  const played: Record<string, number> = {};
  for (const side of SIDES) {
    for (const [title, count] of Object.entries(setup.played?.[side] ?? {})) {
      played[`${side} ${title}`] = count;
    }
  }
  return {
    book,
    ids,
    cards,
    piles,
    shuffled: setup.shuffled ?? [],
    patient: setup.patient ?? false,
    turn: setup.turn,
    phase: setup.phase,
    turns: (setup.turns ?? 1) - 1,
    opportunity: setup.opportunity ?? setup.turn,
    passes: 0,
    just: [],
    stack: [],
    announced: null,
    due: [],
    scheduled: [],
    limits: setup.limits ?? [],
    played,
    uses: {},
    facts: setup.facts ?? [],
    serial: 0,
    over: false,
  };
}

/** Says in full what the schema lets one leave out. */
export function print(card: Card): Printed {
  const texts = card.text ?? [];
  const plain = card.kind !== 'interrupt' && card.kind !== 'virtual';
  const deploys = texts.some((text) => (text.from ?? 'hand') === 'hand' && !text.automatic);
  const own = plain && !deploys ? [{ name: 'deploy' }, ...texts] : texts;
  const named = own.map((text, i) => (own.length > 1 && !text.name ? { ...text, name: `${i + 1}` } : text));
  return { ...card, text: named.map((text) => printText(card, text)) };
}

/** "Just initiated" is a response, whichever way it is written. */
function asResponse(text: Text): Text {
  const { just } = text;
  if (!just || just === true || just.what !== 'initiated' || text.answers) return text;
  const { what: _, ...answers } = just;
  return { ...text, answers, just: true };
}

function printText(card: Card, written: Text): PrintedText {
  const text = asResponse(written);
  const from = text.from ?? (text.automatic || card.kind === 'virtual' ? 'table' : 'hand');
  const type =
    text.type ??
    (text.automatic ? 'automatic' : from === 'table' ? 'use' : card.kind === 'interrupt' ? 'play' : 'deploy');
  const deploying = type === 'deploy' || text.field === 'react-by-deploying';
  const cost = { use: card.cost ?? 0, ...(deploying && { deploying: true as const }) };
  const own = from === 'hand' && card.cost ? [cost] : [];
  const costs = [...own, ...(text.costs ?? [])];
  const printed: PrintedText = { ...text, from, type, result: text.result ?? cancelling(card, text) };
  if (costs.length > 0) printed.costs = costs;
  // swccg/deploy#timing: a deployment that names no moment of its own waits for its player's deploy phase
  if (type === 'deploy' && !text.answers && !text.just && !text.phase) {
    printed.phase = 'deploy';
    printed.turn = text.turn ?? 'yours';
  }
  return printed;
}

function cancelling(card: Card, text: Text): Effect[] {
  if (!text.cancels) return [];
  if (text.cancels === true) return [{ do: 'cancel' }];
  const { ifDestinyBelow, unless } = text.cancels;
  const attempt: Effect[] = [
    { do: 'draw', purpose: card.title },
    { do: 'if', test: { destiny: '<', than: ifDestinyBelow }, so: [{ do: 'cancel' }] },
  ];
  if (!unless) return attempt;
  return [{ do: 'if', test: { answered: unless }, so: [{ do: 'cancel' }], otherwise: attempt }];
}
