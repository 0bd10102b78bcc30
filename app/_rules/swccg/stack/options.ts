import { SIDES, type Side } from '../../core/sides';
import { inBattle } from '../battle/where';
import { mayFinish, mayForfeit, mayLose, owing, whoMayJump } from '../field/damage';
import { viewOf } from '../field/view';
import { awaited } from './awaited';
import { consider, interjections, isReady, unsettledFor, worthAsking } from './consider';
import type { Move } from './moves';
import type { Refusal } from './refusals';
import type { CardText } from './roster';
import { type CardId, dueNow, printOf, type State, topmost } from './state';
import { destinyOf } from './table';
import { type Targets, written } from './targets';
import { DESTINIES } from './timing';
import { whyNot } from './why-not';

const remembered = new WeakMap<State, Move[]>();

/** Keeps the options of a state that nothing changes any more: looking for a choice has listed them. */
export function remember(state: State, moves: Move[]): Move[] {
  remembered.set(state, moves);
  return moves;
}

/** Every legal move of either player, now: found once for a position. */
export const options = (state: State): Move[] => [...known(state)];

const known = (state: State): Move[] => remembered.get(state) ?? remember(state, legalMoves(state));

/** The same of a state that is still being worked on, or that nobody comes back to. */
export function legalMoves(state: State): Move[] {
  if (state.over) return [];
  const first = awaited(state);
  switch (first?.what) {
    case 'order':
      return dueNow(state).map((_, index) => ({ type: 'order', by: first.by, first: index }));
    case 'draw': {
      const draws = destinies(state, first.by).map((value): Move => ({ type: 'draw', by: first.by, value }));
      if (first.may) draws.push({ type: 'decline', by: first.by });
      return [...draws, ...plays(state, interjections(state))];
    }
    case 'lose':
      return losses(state, first.by);
    case 'satisfy':
      return [
        ...owing(state).flatMap((by) => satisfying(state, by)),
        ...owing(state).flatMap((by) => lettingGo(state, by)),
        ...plays(state, interjections(state)),
      ];
    case 'choose':
      return Object.keys(first.between).map((choice) => ({ type: 'choose', by: first.by, choice }));
  }
  const passing: Move[] = state.owes ? [] : [{ type: 'pass', by: state.opportunity }];
  return [...passing, ...plays(state, worthAsking(state))];
}

/** Every way to play what can be played of these. */
function plays(state: State, texts: CardText[]): Move[] {
  const moves: Move[] = [];
  const ready: { one: CardText; ways: Targets[] }[] = [];
  for (const one of texts) {
    const found = consider(state, one.owner, one.id, one.index);
    if (isReady(found)) ready.push({ one, ways: found.ways });
  }
  const last: Move[] = [];
  for (const { one, ways } of ready) {
    const { aside } = one.text;
    // a function is named only where several of the card are possible, or where it stands aside
    const named = aside || ready.some(({ one: other }) => isBeside(other, one));
    for (const way of ways) (aside ? last : moves).push(playing(one, way, named));
  }
  return [...moves, ...last];
}

/** Whether this is another function of the same card that could be meant. */
const isBeside = (other: CardText, { id, index }: CardText): boolean =>
  other.id === id && other.index !== index && !other.text.aside;

function playing({ owner, id, text }: CardText, way: Targets, named: boolean): Move {
  const move: Move = { type: 'play', by: owner, card: id };
  const targets = written(text, way);
  if (named && text.name !== undefined) move.text = text.name;
  if (targets) move.targets = targets;
  return move;
}

/** The values that a destiny drawn now can have. */
export function destinies(state: State, side: Side): number[] {
  const { reserve } = state.piles[side];
  const tokens = state.shuffled.includes(side) ? reserve : reserve.slice(0, 1);
  const values = new Set<number>();
  for (const token of tokens) {
    const value = destinyOf(state, token);
    for (const possible of value === undefined ? DESTINIES : [value]) values.add(possible);
  }
  return [...values].sort((a, b) => a - b);
}

// swccg/force#verbs: from hand, or from the top of Reserve Deck, Force Pile or Used Pile
export function losses(state: State, by: Side): Move[] {
  const { reserve, force, used, hand } = state.piles[by];
  const moves: Move[] = [];
  if (reserve.length > 0) moves.push({ type: 'lose', by, from: 'reserve' });
  if (force.length > 0) moves.push({ type: 'lose', by, from: 'force' });
  if (used.length > 0) moves.push({ type: 'lose', by, from: 'used' });
  if (hand.length > 0) moves.push({ type: 'lose', by, from: 'hand' });
  for (const id of state.ids) {
    const card = state.cards[id];
    if (card?.owner === by && card.zone === 'hand') moves.push({ type: 'lose', by, from: 'hand', card: id });
  }
  return moves;
}

/** In the damage segment: what a player may forfeit or lose, and whether they may stop there. */
// swccg/death-star-ii/battle#damage-segment
function satisfying(state: State, by: Side): Move[] {
  const cards = inBattle(viewOf(state), by).filter((card) => !mayForfeit(state, by, card));
  const moves = cards.map((card): Move => ({ type: 'forfeit', by, card }));
  if (!mayLose(state, by)) moves.push(...losses(state, by));
  if (!mayFinish(state, by)) moves.push({ type: 'finish', by });
  return moves;
}

/** The same forfeits where not every rider jumps off. */
// swccg/leaves-table
const lettingGo = (state: State, by: Side): Move[] =>
  inBattle(viewOf(state), by)
    .filter((card) => !mayForfeit(state, by, card))
    .flatMap((card) =>
      whoMayJump(state, card).map((jumping): Move => ({ type: 'forfeit', by, card, jumping })),
    );

/** For "what if": each card a player could think of playing and cannot, with the reason. */
export function refusals(state: State): { by: Side; card: CardId; refusal: Refusal }[] {
  if (state.over) return [];
  const playable = new Set(known(state).map((move) => move.type === 'play' && move.card));
  return SIDES.flatMap((by) =>
    state.ids
      .filter((id) => {
        const card = state.cards[id];
        if (card?.owner !== by || playable.has(id)) return false;
        return ['hand', 'table', 'rules', 'stack'].includes(card.zone);
      })
      .filter((id) => printOf(state, id).text.some((text) => !text.automatic))
      .filter((id) => topmost(state)?.card !== id)
      .flatMap((card) => {
        const refusal = unsettledFor(state, card) ?? whyNot(state, by, card);
        return refusal && !isBesideThePoint(state, by, card, refusal) ? [{ by, card, refusal }] : [];
      }),
  );
}

/** Ways to move that need a docking bay, a ship or a ride are thought of where there is one, at the time to move. */
const IDLE: readonly string[] = [
  'no-target',
  'wrong-phase',
  'wrong-turn',
  'not-aboard',
  'no-docking-bay',
  'cannot-dock',
  'sits-there',
  'may-remain',
  'not-undercover',
];

/** Refusals that do not yet say whether there would be anything to do. */
const OUT_OF_TURN: readonly string[] = ['not-your-opportunity', 'mandatory-first'];

/** Whether nobody would think of it now; or the card can be played after all, in a way of its own. */
function isBesideThePoint(state: State, by: Side, card: CardId, { code }: Refusal): boolean {
  const { text, kind } = printOf(state, card);
  if (!text.some(({ aside }) => aside)) return false;
  if (kind === 'virtual')
    return (
      IDLE.includes(code) || state.stack.length > 0 || (OUT_OF_TURN.includes(code) && isIdle(state, by, card))
    );
  return text.some(({ aside }, index) => aside && isReady(consider(state, by, card, index)));
}

/** Whether there is nothing to do it with, whoever's opportunity it is and whatever is mandatory. */
function isIdle({ owes: _, ...state }: State, by: Side, card: CardId): boolean {
  return printOf(state, card).text.every((_text, index) => {
    const found = consider(state, by, card, index, true);
    return !isReady(found) && IDLE.includes(found.code);
  });
}
