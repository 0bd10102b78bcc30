import type { Effect } from '../printed/schema';
import { opponentsWithArea } from './areas';
import { askedOf, subsets, targetSets, unitsOfSide, whyNotTargets } from './choose';
import { costOf, pay, waysToPay } from './costs';
import { done, drawAnew } from './course';
import { asksWhat, checkDeck, deckOf, draw, drawTop, hide, mill, millTop, takeable } from './deck';
import { placePilot } from './leave';
import { deployable, discardable, inTrash, isChoosable, pairable } from './possible';
import { type Refusal, refuse } from './refusals';
import { isOut, nameOf, playerOf, sideOf } from './sides';
import type { Due, Move, PlayState, Seat } from './state';
import { addTo, setPlayer, type Table, takeFromHand } from './table';
import { partOver, skip } from './text';

/** The moves that answer what is due; everything else waits. */
const ANSWERS: Record<Due['what'], readonly Move['type'][]> = {
  draw: ['draw'],
  mill: ['draw'],
  discard: ['discard'],
  may: ['accept', 'decline'],
  choose: ['choose'],
  trash: ['take'],
  exile: ['take'],
  deploy: ['take'],
  pair: ['take'],
  room: ['choose'],
  opponent: ['choose'],
  look: ['take', 'put'],
  'one-of': ['pick'],
};

type Asked<Does extends Effect['does']> = Extract<Effect, { does: Does }>;

/** The part of the text that asks. */
function asked<Does extends Effect['does']>(state: PlayState, does: Does): Asked<Does> | undefined {
  const [part] = state.resolving?.effects ?? [];
  return part?.does === does ? (part as Asked<Does>) : undefined;
}

const source = ({ resolving }: PlayState): string => resolving?.unit ?? resolving?.card ?? '';

/** Each answer to what is due, in the order of the table. */
export function answers(state: PlayState, due: Due): Move[] {
  const { player } = due;
  switch (due.what) {
    case 'draw':
    case 'mill':
      return draws(state, player);
    case 'discard':
      return discardable(state, player, due.of).map((card) => ({ type: 'discard', player, card }));
    case 'may': {
      const card = state.resolving?.card ?? '';
      return [
        { type: 'accept', player, card },
        { type: 'decline', player, card },
      ];
    }
    case 'choose': {
      const part = asked(state, 'choose');
      const sets = part ? targetSets(state, player, source(state), part) : [];
      return sets.map((targets) => ({ type: 'choose', player, targets: targets ?? [] }));
    }
    case 'trash':
      return inTrash(state, player, asked(state, 'take-from-trash')?.of).map((card) => ({
        type: 'take',
        player,
        card,
      }));
    case 'exile':
      return inTrash(state, player, asked(state, 'exile-from-trash')?.of).map((card) => ({
        type: 'take',
        player,
        card,
      }));
    case 'deploy': {
      const part = asked(state, 'deploy-from');
      return part ? deployable(state, player, part).flatMap((card) => taking(state, player, card, part)) : [];
    }
    case 'pair': {
      const part = asked(state, 'pair-from');
      return part ? pairable(state, player, part).map((card) => ({ type: 'take', player, card })) : [];
    }
    case 'opponent':
      return opponentsWithArea(state, player).map((seat) => ({ type: 'choose', player, targets: [seat] }));
    case 'room':
      return roomsOf(state, player, due.left).map((targets) => ({ type: 'choose', player, targets }));
    case 'one-of':
      return (asked(state, 'one-of')?.of ?? []).flatMap((effects, option) =>
        isChoosable(state, player, source(state), effects) ? [{ type: 'pick', player, option }] : [],
      );
    case 'look':
      return lookings(state, due);
  }
}

/** The card to deploy, with every number of EX Resources that can pay where its Cost has to be paid. */
const taking = (state: PlayState, player: Seat, card: string, { pay }: Asked<'deploy-from'>): Move[] =>
  waysToPay(state, player, pay ? costOf(state, player, card) : 0).map((ex) => ({
    type: 'take',
    player,
    card,
    ...(ex !== undefined && { ex }),
  }));

type Drawing = Extract<Move, { type: 'draw' }>;

/** The top card as it lies there, or any named one that an unknown one may be. */
export function draws(state: PlayState, player: Seat): Drawing[] {
  const named = asksWhat(state, player) ? (playerOf(state, player).pool ?? []) : [];
  return [{ type: 'draw', player }, ...named.map((card): Drawing => ({ type: 'draw', player, card }))];
}

function lookings(state: PlayState, { player, cards }: Extract<Due, { what: 'look' }>): Move[] {
  const part = asked(state, 'look');
  if (part?.rest === 'one-on-top')
    return cards.map((card) => ({ type: 'put', player, card, where: 'top' as const }));
  if (part?.rest === 'top-or-bottom')
    return cards.slice(0, 1).flatMap((card): Move[] => [
      { type: 'put', player, card, where: 'top' },
      { type: 'put', player, card, where: 'bottom' },
    ]);
  const found = part?.take ? takeable(state, player, cards, part.take) : [];
  return [...found.map((card): Move => ({ type: 'take', player, card })), { type: 'take', player }];
}

export function whyNotDue(state: PlayState, due: Due, move: Move): Refusal | undefined {
  if (!ANSWERS[due.what].includes(move.type)) return refuse('something-due', { player: due.player });
  if (due.player !== move.player) return refuse('nothing-due', { player: move.player });
  switch (move.type) {
    case 'draw':
      return whyNotDraw(state, move);
    case 'choose': {
      if (due.what === 'opponent')
        return opponentsWithArea(state, move.player).some((seat) => areSame([seat], move.targets))
          ? undefined
          : refuse('not-a-choice');
      if (due.what === 'room')
        return roomsOf(state, move.player, due.left).some((room) => areSame(room, move.targets))
          ? undefined
          : refuse('no-room');
      const part = asked(state, 'choose');
      return part && whyNotTargets(state, move.player, source(state), part, move.targets);
    }
    case 'pick': {
      const option = asked(state, 'one-of')?.of[move.option];
      const right = option && isChoosable(state, move.player, source(state), option);
      return right ? undefined : refuse('not-a-choice');
    }
    case 'accept':
      return move.card === state.resolving?.card ? undefined : refuse('not-a-choice');
    case 'decline':
      return move.card === state.resolving?.card && move.ability === undefined
        ? undefined
        : refuse('not-a-choice');
    default:
      return answers(state, due).some((other) => isSame(other, move)) ? undefined : refuse('not-a-choice');
  }
}

/** Each choice of so many Units of the side, of those not yet named, that make room. */
// gundam/card-limit
function roomsOf(state: PlayState, player: Seat, left: number): string[][] {
  const named = state.resolving?.replace ?? [];
  const units = unitsOfSide(state, player).filter((id) => !named.includes(id));
  return subsets(units, left).filter((set) => set.length === left);
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === new Set(other).size && other.length === one.length && other.every((id) => one.includes(id));

const isSame = (one: Move, other: Move): boolean =>
  one.type === other.type &&
  ('card' in one ? one.card : undefined) === ('card' in other ? other.card : undefined) &&
  ('where' in one ? one.where : undefined) === ('where' in other ? other.where : undefined) &&
  ('ex' in one ? one.ex : undefined) === ('ex' in other ? other.ex : undefined);

// gundam/draw-phase
export function whyNotDraw(state: PlayState, { player, card }: Drawing): Refusal | undefined {
  if (card === undefined) return undefined;
  const own = playerOf(state, player);
  const [top = ''] = deckOf(own);
  if (state.cards[top]) return refuse('top-card-known', { card: nameOf(state, top) });
  return own.pool?.includes(card) ? undefined : refuse('not-in-pool', { card: nameOf(state, card) });
}

/** Carries out the answer; the text goes on by itself. */
export function answerDue(table: Table, due: Due, move: Move): void {
  const { state, log } = table;
  const { player } = due;
  state.due = null;
  switch (move.type) {
    case 'draw':
      drawNamed(table, due, move.card);
      break;
    case 'discard':
      discard(table, due, move.card);
      break;
    case 'accept':
      if (state.resolving) state.resolving = { ...state.resolving, accepted: true };
      break;
    case 'decline':
      log.tell('declined', { player, card: nameOf(state, move.card) });
      skip(state);
      break;
    case 'choose':
      if (state.resolving && due.what === 'room')
        state.resolving = {
          ...state.resolving,
          replace: [...state.resolving.replace, ...move.targets],
        };
      else if (state.resolving && due.what === 'opponent') {
        const opponent = opponentsWithArea(state, player).find((seat) => move.targets.includes(seat));
        state.resolving = { ...state.resolving, accepted: true, ...(opponent && { opponent }) };
      } else if (state.resolving)
        state.resolving = {
          ...state.resolving,
          asked: askedOf(asked(state, 'choose') ?? {}),
          targets: move.targets,
          effects: state.resolving.effects.slice(1),
        };
      break;
    case 'pick': {
      const chosen = asked(state, 'one-of')?.of[move.option] ?? [];
      if (state.resolving)
        state.resolving = {
          ...state.resolving,
          effects: [...chosen, ...state.resolving.effects.slice(1)],
          did: true,
        };
      break;
    }
    case 'take':
      if (due.what === 'look') takeLooked(table, due, move.card);
      else if (due.what === 'exile') exile(table, due, move.card ?? '');
      else if (due.what === 'pair') pairTaken(table, player, move.card ?? '');
      else if (due.what === 'deploy') {
        if (asked(state, 'deploy-from')?.pay)
          pay(table, player, costOf(state, player, move.card ?? ''), move.ex);
        if (state.resolving)
          state.resolving = { ...state.resolving, accepted: true, picked: move.card ?? '' };
      } else takeFromTrash(table, player, move.card ?? '');
      break;
    case 'put':
      if (due.what === 'look') putBack(table, due, move.card, move.where);
      break;
  }
}

function drawNamed(table: Table, due: Due, card: string | undefined): void {
  const { state } = table;
  if (due.what !== 'draw' && due.what !== 'mill') return;
  const { player, left } = due;
  if (due.what === 'draw') drawTop(table, player, card);
  else millTop(table, player, card);
  if (state.over || isOut(state, sideOf(state, player))) return;
  if (due.what === 'mill') {
    if (left > 1) mill(table, player, left - 1);
    return;
  }
  const { redraw } = due;
  if (!redraw) {
    if (left > 1) draw(table, player, left - 1);
    return;
  }
  drawAnew(table, player, left - 1);
  if (!state.due) done(table, player);
}

// gundam/trash
function discard(table: Table, due: Due, card: string): void {
  const { state, log } = table;
  if (due.what !== 'discard') return;
  const { player } = due;
  const left = due.left - 1;
  takeFromHand(table, player, card);
  addTo(table, player, 'trash', [card]);
  if (state.cards[card]) log.tell('discarded-card', { player, card: nameOf(state, card), left });
  else log.tell('discarded', { player, left });
  if (left > 0) state.due = { ...due, left };
}

/** A card of the trash goes elsewhere. */
function moveFromTrash(table: Table, player: Seat, card: string, to: 'hand' | 'removed'): void {
  const { trash } = playerOf(table.state, player);
  setPlayer(
    table,
    player,
    'trash',
    trash.filter((id) => id !== card),
  );
  addTo(table, player, to, [card]);
}

/** A card of the hand or the trash joins the Unit whose text it is; nothing is paid for it. */
// gundam/when-paired#by-an-effect
function pairTaken(table: Table, player: Seat, card: string): void {
  const { state } = table;
  const part = asked(state, 'pair-from');
  if (!part) return;
  const cards = playerOf(state, player)[part.where];
  setPlayer(
    table,
    player,
    part.where,
    cards.filter((id) => id !== card),
  );
  placePilot(table, card, source(state));
  partOver(state, true);
}

/** One card after the other goes to the removal area. */
// gundam/exile
function exile(table: Table, due: Extract<Due, { what: 'exile' }>, card: string): void {
  const { state, log } = table;
  const { player } = due;
  moveFromTrash(table, player, card, 'removed');
  log.tell('exiled', { player, card: nameOf(state, card) });
  if (due.left > 1) state.due = { ...due, left: due.left - 1 };
  else partOver(state, true);
}

// gundam/trash
function takeFromTrash(table: Table, player: Seat, card: string): void {
  const { state, log } = table;
  moveFromTrash(table, player, card, 'hand');
  log.tell('returned', { card: nameOf(state, card), player });
  partOver(state, true);
}

/** One of the cards goes to hand, if the player likes; the others go under the deck in an order that nobody knows. */
function takeLooked(table: Table, due: Extract<Due, { what: 'look' }>, card: string | undefined): void {
  const { state, log } = table;
  const { player, cards } = due;
  const own = playerOf(state, player);
  const below = deckOf(own).slice(cards.length);
  let left = cards;
  if (card !== undefined) {
    const unknown = cards.includes(card) ? card : cards.find((id) => !state.cards[id]);
    left = cards.filter((id) => id !== unknown);
    setPlayer(
      table,
      player,
      'pool',
      (own.pool ?? []).filter((id) => id !== card),
    );
    addTo(table, player, 'hand', [card]);
    log.tell('taken', { player, card: nameOf(state, card) });
  }
  if (left.length > 0) log.tell('put-under', { player, count: left.length });
  setPlayer(table, player, 'deck', [...below, ...(left.length > 1 ? hide(table, player, left) : left)]);
  partOver(state, card !== undefined);
  checkDeck(table, player);
}

/** One card on top or under the deck; of several, one stays on top and the others go under it. */
function putBack(
  table: Table,
  due: Extract<Due, { what: 'look' }>,
  card: string,
  where: 'top' | 'bottom',
): void {
  const { state, log } = table;
  const { player, cards } = due;
  const below = deckOf(playerOf(state, player)).slice(cards.length);
  const others = cards.filter((id) => id !== card);
  const under = others.length > 1 ? hide(table, player, others) : others;
  setPlayer(table, player, 'deck', where === 'top' ? [card, ...below, ...under] : [...below, ...under, card]);
  if (where === 'top') log.tell('left-on-top', { player });
  if (under.length > 0 || where === 'bottom')
    log.tell('put-under', { player, count: where === 'bottom' ? 1 : under.length });
  partOver(state, true);
}
