import { otherSide, SIDES, type Side } from '../../core/sides';
import { CARDS, type CardName } from '../battle/cards';
import { newDebt } from '../battle/damage';
import type { CardFacts } from '../battle/facts';
import type { Role } from '../battle/state';
import { openDebts } from '../field/damage';
import { drainAmount } from '../field/drains';
import { changeField, changeFight, noteInitiation } from '../field/fight';
import { generationOf } from '../field/presence';
import type { PlaceFacts } from '../field/state';
import { advance } from '../stack/passing';
import type { Card } from '../stack/schema';
import { type Heap, start as layOut, type PlayerSetup, type Put, type Setup } from '../stack/setup';
import { openResponses, stack } from '../stack/stack';
import type { Action, State } from '../stack/state';
import { laid, type Table } from '../stack/table';
import type { Phase } from '../stack/timing';
import { cardOfFigures, location } from './from-figures';
import { rulesOf } from './rulebook';
import { withPlaces, withWays } from './ways';

/** A card by its name in the set of figures, by its figures, or with its game text. */
export type AnyCard = CardName | CardFacts | Card;

export interface PlayPut {
  card: AnyCard;
  id?: string;
  /** A location, or the card it is aboard or on, or the escort of a captive. */
  at?: string;
  as?: Role;
  captive?: true;
  /** A spy at a site, on the opponent's side of the table. */
  undercover?: true;
  /** It has battled, drained or moved this turn. */
  fought?: true;
  drained?: true;
  moved?: true;
}

export type PlayHeap = number | (number | null | AnyCard | PlayPut)[];

export interface PlaySide {
  hand?: (AnyCard | PlayPut)[];
  table?: (AnyCard | PlayPut)[];
  reserve?: PlayHeap;
  force?: PlayHeap;
  used?: PlayHeap;
  lost?: PlayHeap;
}

export interface PlayLocation extends PlaceFacts {
  id: string;
  title: string;
  /** Its game text, if it has any that counts here; `you` in it is the light side. */
  standing?: Card['standing'];
  /** Whose version of it lies there, for whoever would convert it. */
  side?: Side;
  drained?: true;
  battled?: true;
}

/** Something that is under way when the play opens. */
export type UnderWay =
  /** A Force drain that was just initiated. */
  | { what: 'drain'; at: string }
  /** A battle: just initiated, or in its weapons segment, or in its damage segment with what each side owes typed in. */
  | { what: 'battle'; at: string }
  | { what: 'battle'; at: string; segment: 'weapons'; hit?: string[] }
  | {
      what: 'battle';
      at: string;
      segment: 'damage';
      hit?: string[];
      attrition?: Partial<Record<Side, number>>;
      damage?: Partial<Record<Side, number>>;
    };

export interface PlaySetup {
  turn: Side;
  phase: Phase;
  /** From left to right: sites of one whole that lie side by side are adjacent. */
  locations: PlayLocation[];
  light: PlaySide;
  dark: PlaySide;
  underWay?: UnderWay;
  /** How many turns are played, this one included: 1 if left out. */
  turns?: number;
  /** Force activated this turn already. */
  activated?: number;
  shuffled?: Side[];
  /** Every action waits for two passes, even where nobody can do anything but pass. */
  patient?: boolean;
  /** Riders of a creature vehicle that is lost are asked whether they jump off; if left out, they do. */
  asksRiders?: true;
  /** Interrupts already played this turn, by title. */
  played?: Partial<Record<Side, Record<string, number>>>;
}

const isPut = (put: AnyCard | PlayPut): put is PlayPut => typeof put === 'object' && 'card' in put;

/** A card as the stack has it. */
export function cardOf(card: AnyCard): Card {
  if (typeof card === 'string') return cardOfFigures(CARDS[card]);
  return isFigures(card) ? cardOfFigures(card) : card;
}

/** Figures say how strong a card is, and nothing of what it lets one do. */
export const isFigures = (card: CardFacts | Card): card is CardFacts =>
  !('text' in card) && !('figures' in card) && ('forfeit' in card || 'targets' in card);

function putting(put: AnyCard | PlayPut, known: Map<AnyCard, Card>): Put {
  const { card, id, at, captive, undercover }: PlayPut = isPut(put) ? put : { card: put };
  const made = known.get(card) ?? withPlaces(withWays(cardOf(card)));
  known.set(card, made);
  return {
    card: made,
    ...(id !== undefined && { id }),
    ...(at !== undefined && { at }),
    ...(captive && { captive }),
    ...(undercover && { undercover }),
  };
}

const heapOf = (heap: PlayHeap, known: Map<AnyCard, Card>): Heap =>
  typeof heap === 'number'
    ? heap
    : heap.map((token) => (typeof token === 'number' || token === null ? token : putting(token, known)));

function playerOf(player: PlaySide, side: Side, known: Map<AnyCard, Card>): PlayerSetup {
  const { hand = [], table = [], ...piles } = player;
  return {
    hand: hand.map((put) => putting(put, known)),
    table: table.map((put) => putting(put, known)),
    may: rulesOf(side),
    ...Object.fromEntries(Object.entries(piles).map(([pile, heap]) => [pile, heapOf(heap, known)])),
  };
}

export function start(setup: PlaySetup): State {
  const known = new Map<AnyCard, Card>();
  const light = playerOf(setup.light, 'light', known);
  const dark = playerOf(setup.dark, 'dark', known);
  const places = setup.locations.map(({ id, title, standing, side, drained: _, battled: __, ...place }) => ({
    card: location(title, place, { ...(standing && { standing }), ...(side && { side }) }),
    id,
  }));
  const plain: Setup = {
    turn: setup.turn,
    phase: setup.phase,
    light: { ...light, table: [...places, ...(light.table ?? [])] },
    dark,
    ...(setup.turns !== undefined && { turns: setup.turns }),
    ...(setup.shuffled && { shuffled: setup.shuffled }),
    ...(setup.patient !== undefined && { patient: setup.patient }),
    ...(setup.played && { played: setup.played }),
  };
  const state = layOut(plain);
  giveRoles(state, setup);
  state.field = fieldOf(state, setup);
  if (setup.asksRiders) state.asksRiders = true;
  changeField(state, { generation: generationOf(state, state.turn) });
  return setup.underWay ? goOn(state, setup.underWay) : state;
}

/** What a set-up puts on the table, each with the id it was given there or got from its title. */
function laidBy(state: State, setup: PlaySetup): { id: string; put: PlayPut }[] {
  return SIDES.flatMap((side) => {
    const ids = state.ids.filter((id) => {
      const card = state.cards[id];
      return card?.owner === side && card.zone === 'table' && !state.book[card.print]?.place;
    });
    return (setup[side].table ?? []).flatMap((put, i) => {
      const id = ids[i];
      return id !== undefined && isPut(put) ? [{ id, put }] : [];
    });
  });
}

/** What cards do aboard is told by the set-up; else they are passengers. */
function giveRoles(state: State, setup: PlaySetup): void {
  for (const { id, put } of laidBy(state, setup)) {
    const card = state.cards[id];
    if (card && put.as !== undefined) state.cards = { ...state.cards, [id]: { ...card, as: put.as } };
  }
}

function fieldOf(state: State, setup: PlaySetup): NonNullable<State['field']> {
  const laid = laidBy(state, setup);
  const marked = (mark: 'fought' | 'drained' | 'moved'): string[] =>
    laid.flatMap(({ id, put }) => (put[mark] ? [id] : []));
  const places = (mark: 'drained' | 'battled'): string[] =>
    setup.locations.filter((place) => place[mark]).map(({ id }) => id);
  return {
    row: setup.locations.map(({ id }) => id),
    generation: 0,
    activated: setup.activated ?? 0,
    drained: places('drained'),
    drainers: marked('drained'),
    battled: places('battled'),
    fought: marked('fought'),
    reacted: [],
    shooters: [],
    moved: marked('moved'),
  };
}

/** Opens with something under way: as if it had been initiated, and its costs paid. */
function goOn(state: State, under: UnderWay): State {
  const table = laid(state);
  const by = state.turn;
  const { at } = under;
  if (under.what === 'drain') {
    const card = `${by}-drain`;
    open(
      table,
      stack(table, {
        name: 'force-drain',
        type: 'force-drain',
        by,
        at,
        kind: 'virtual',
        card,
        text: 0,
        targets: { location: [at] },
        ...drainAmount(state, by, at),
      }),
    );
  } else openBattle(table, under, by);
  advance(table);
  return table.state;
}

function open(table: Table, action: Action): void {
  noteInitiation(table.state, action);
  openResponses(table, action);
}

function openBattle(table: Table, under: Extract<UnderWay, { what: 'battle' }>, by: Side): void {
  const { at } = under;
  const none = { light: 0, dark: 0 };
  const action = stack(table, {
    name: 'battle',
    type: 'battle',
    by,
    at,
    kind: 'virtual',
    card: `${by}-battle`,
    text: 0,
    targets: { location: [at] },
    battle: { power: none, destinies: none, drawn: none },
  });
  open(table, action);
  if (!('segment' in under)) return;
  action.step = 'result';
  table.state.just = [];
  table.state.opportunity = by;
  changeFight(action, { hit: under.hit ?? [] });
  const battle = action.battle;
  if (!battle) return;
  if (under.segment === 'weapons') {
    action.battle = { ...battle, segment: 'weapons', open: true };
    return;
  }
  const debtOf = (side: Side) => newDebt(under.damage?.[side] ?? 0, under.attrition?.[side]);
  const debts = { light: debtOf('light'), dark: debtOf('dark') };
  const loser = SIDES.find((side) => debts[side].damage > 0);
  action.battle = {
    ...battle,
    segment: 'damage',
    damage: loser ? debts[loser].damage : 0,
    ...(loser && { winner: otherSide(loser) }),
  };
  openDebts(table, action, debts);
}
