import type { Effect } from '../printed/schema';
import { askedOf, type Choosing, subsets, targetSets, unitsOfSide, whyNotTargets } from './choose';
import { costOf, pay, waysToPay } from './costs';
import { done, drawAnew } from './course';
import { asksWhat, deckOf, draw, drawTop, mill, millTop } from './deck';
import { rest } from './effects';
import { exile, shuffleIn, takeFromTrash } from './from-trash';
import { effectPaid, note } from './happened';
import { atOnce, placePilot } from './leave';
import { lookings, putBack, takeLooked } from './looking';
import { deployable, discardable, inTrash, isChoosable, pairable, restable } from './possible';
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
  'shuffle-in': ['take'],
  deploy: ['take'],
  pair: ['take'],
  room: ['choose'],
  look: ['take', 'put'],
  'one-of': ['pick'],
};

type Asked<Does extends Effect['does']> = Extract<Effect, { does: Does }>;

/** The part of the text that asks. */
function asked<Does extends Effect['does']>(state: PlayState, does: Does): Asked<Does> | undefined {
  const [part] = state.resolving?.effects ?? [];
  return part?.does === does ? (part as Asked<Does>) : undefined;
}

/** What a part has its player choose on the table. */
function choosing(state: PlayState): Choosing | undefined {
  const part = asked(state, 'rest-units');
  return part ? restable(part) : asked(state, 'choose');
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
      const part = choosing(state);
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
    case 'shuffle-in': {
      const part = asked(state, due.what === 'exile' ? 'exile-from-trash' : 'shuffle-in');
      return inTrash(state, player, part?.of).map((card) => ({
        type: 'take',
        player,
        card,
      }));
    }
    case 'deploy': {
      const part = asked(state, 'deploy-from');
      return part ? deployable(state, player, part).flatMap((card) => taking(state, player, card, part)) : [];
    }
    case 'pair': {
      const part = asked(state, 'pair-from');
      return part ? pairable(state, player, part).map((card) => ({ type: 'take', player, card })) : [];
    }
    case 'room':
      return roomsOf(state, player, due.left).map((targets) => ({ type: 'choose', player, targets }));
    case 'one-of':
      return (asked(state, 'one-of')?.of ?? []).flatMap((effects, option) =>
        isChoosable(state, player, source(state), effects) ? [{ type: 'pick', player, option }] : [],
      );
    case 'look':
      return lookings(state, due, asked(state, 'look'));
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

export function whyNotDue(state: PlayState, due: Due, move: Move): Refusal | undefined {
  if (!ANSWERS[due.what].includes(move.type)) return refuse('something-due', { player: due.player });
  if (due.player !== move.player) return refuse('nothing-due', { player: move.player });
  switch (move.type) {
    case 'draw':
      return whyNotDraw(state, move);
    case 'choose': {
      if (due.what === 'room')
        return roomsOf(state, move.player, due.left).some((room) => areSame(room, move.targets))
          ? undefined
          : refuse('no-room');
      const part = choosing(state);
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
      else if (asked(state, 'rest-units')) {
        atOnce(table, () => {
          for (const id of move.targets) rest(table, id, state.resolving?.player ?? player);
        });
        partOver(state, true);
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
      if (due.what === 'look') takeLooked(table, due, asked(state, 'look'), move.card);
      else if (due.what === 'exile') exile(table, due, move.card ?? '');
      else if (due.what === 'shuffle-in') shuffleIn(table, due, move.card ?? '');
      else if (due.what === 'pair') pairTaken(table, player, move.card ?? '');
      else if (due.what === 'deploy') {
        if (asked(state, 'deploy-from')?.pay) payToDeploy(table, player, move.card ?? '', move.ex);
        if (state.resolving)
          state.resolving = { ...state.resolving, accepted: true, picked: move.card ?? '' };
      } else takeFromTrash(table, player, move.card ?? '');
      break;
    case 'put':
      if (due.what === 'look') putBack(table, due, asked(state, 'look'), move.card, move.where);
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
  const by = state.resolving?.player;
  if (state.resolving)
    state.resolving = { ...state.resolving, discarded: [...(state.resolving.discarded ?? []), card] };
  if (by && by !== player) note(table, { what: 'discarded', player, by });
  if (state.cards[card]) log.tell('discarded-card', { player, card: nameOf(state, card), left });
  else log.tell('discarded', { player, left });
  if (left > 0) state.due = { ...due, left };
}

/** The Cost of what a text deploys; it is paid for the effect of the Unit whose text that is, if it is one's. */
// gundam/deploy#no-cost
function payToDeploy(table: Table, player: Seat, card: string, ex: number | undefined): void {
  const { state } = table;
  const cost = costOf(state, player, card);
  const unit = state.resolving?.unit;
  pay(table, player, cost, ex);
  if (unit !== undefined) effectPaid(table, player, unit, cost);
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
