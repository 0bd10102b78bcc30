import type { Coded, None } from '../../core/contract';
import type { OfCard } from './events';
import { findInHand, fitOf, naming, nextNumber, refuelingNumber, titleOf } from './racer';
import { LAP_LENGTH, MOST_THRUST, type Move, type PodraceState, type Stage } from './state';

/** What a button says for each kind of move. */
export interface LabelArgs {
  objective: None;
  destiny: { value: number };
  'to-objective': { card: string; counters: number };
  'to-planet': { card: string; counters: number };
  find: { card: string; counters: number };
  'find-nothing': None;
  thrust: { thrust: number };
  lap: OfCard & { number: number };
  'last-lap-card': OfCard & { number: number };
  'lap-by-handling': OfCard & { number: number };
  refuel: { left: number };
  'refuel-value': { value: number; left: number };
  'refuel-card': { card: string; left: number };
  'even-up': None;
  'even-up-value': { value: number };
  'even-up-card': { card: string };
  'even-up-lap': { number: number };
  lose: None;
  'lose-value': { value: number };
  'lose-card': { card: string };
  'lose-lap': { number: number };
  discard: OfCard;
  recycle: None;
  done: { stage: Stage };
}

export type Label = Coded<LabelArgs>;

type Drawn = Extract<Move, { type: 'draw' | 'lose' }>;

function labelOfDraw(state: PodraceState, { type, player: side, card, value }: Drawn): Label {
  const player = state.players[side];
  const last = player.pile.at(-1);
  if (type === 'draw' && state.stage === 'deploy') {
    const left = refuelingNumber(player.thrust) - state.deploy.refueled;
    if (card !== undefined) return { code: 'refuel-card', args: { card: titleOf(state, card), left } };
    if (value !== undefined) return { code: 'refuel-value', args: { value, left } };
    return { code: 'refuel', args: { left } };
  }
  const kind = type === 'draw' ? 'even-up' : 'lose';
  if (card !== undefined) return { code: `${kind}-card`, args: { card: titleOf(state, card) } };
  if (value !== undefined) return { code: `${kind}-value`, args: { value } };
  if (player.deck.cards.length === 0 && last) return { code: `${kind}-lap`, args: { number: last.number } };
  return { code: kind, args: {} };
}

/** A move as a code with the titles and figures its words need. */
export function labelOf(state: PodraceState, move: Move): Label {
  switch (move.type) {
    case 'objective':
    case 'recycle':
      return { code: move.type, args: {} };
    case 'destiny':
      return { code: 'destiny', args: { value: move.value } };
    case 'deploy': {
      const args = { card: titleOf(state, move.card), counters: state.cards[move.card]?.counters ?? 0 };
      return { code: `to-${move.to}`, args };
    }
    case 'search': {
      if (move.card === undefined) return { code: 'find-nothing', args: {} };
      const counters = state.cards[move.card]?.counters ?? 0;
      return { code: 'find', args: { card: titleOf(state, move.card), counters } };
    }
    case 'thrust':
      return {
        code: 'thrust',
        args: { thrust: Math.min(MOST_THRUST, state.players[move.player].thrust + 1) },
      };
    case 'lap': {
      const id = findInHand(state, move.player, move);
      const named = id === undefined ? { card: move.card ?? '', value: move.value ?? 0 } : naming(state, id);
      const number = nextNumber(state.players[move.player]);
      const fit = id === undefined ? 'wrong' : fitOf(state, move.player, state.cards[id] ?? {});
      if (fit === 'handling') return { code: 'lap-by-handling', args: { ...named, number } };
      return { code: number === LAP_LENGTH ? 'last-lap-card' : 'lap', args: { ...named, number } };
    }
    case 'draw':
    case 'lose':
      return labelOfDraw(state, move);
    case 'discard': {
      const id = findInHand(state, move.player, move);
      return {
        code: 'discard',
        args: id === undefined ? { card: move.card ?? '', value: move.value ?? 0 } : naming(state, id),
      };
    }
    case 'done':
      return { code: 'done', args: { stage: state.stage } };
  }
}
