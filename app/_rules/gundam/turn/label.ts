import type { Coded, None } from '../../core/contract';
import { ACTIVATED } from './cards';
import { costOf } from './facts';
import { type Move, nameOf, type TurnState } from './state';

interface Price {
  /** Resources that are rested. */
  resources: number;
  /** EX Resources that leave the game. */
  ex: number;
}

/** What a button says for each kind of move. Cards go by their names. */
export interface LabelArgs {
  keep: None;
  redraw: None;
  'place-shields': None;
  'place-tokens': None;
  'set-active': None;
  draw: None;
  'draw-card': { card: string };
  'place-resource': None;
  deploy: { card: string } & Price;
  'deploy-replacing': { card: string; replacing: string } & Price;
  pair: { card: string; unit: string } & Price;
  command: { card: string } & Price;
  activate: { card: string } & Price;
  /** One of several abilities of the card. */
  'activate-nth': { card: string; nth: number } & Price;
  'end-main': None;
  pass: None;
  choose: { card: string };
  'make-room': { card: string };
  discard: { card: string };
  'discard-unknown': None;
  resolve: { card: string };
  accept: { card: string };
  decline: None;
}

export type Label = Coded<LabelArgs>;

/** A move as a code with the names and figures its words need. */
export function labelOf(state: TurnState, move: Move): Label {
  const name = (id: string): string => nameOf(state, id);
  const price = (cost: number, ex = 0): Price => ({ resources: Math.max(0, cost - ex), ex });
  const paid = (id: string, ex?: number): Price => {
    const card = state.cards[id];
    return price(card ? costOf(state, move.player, card) : 0, ex);
  };
  switch (move.type) {
    case 'draw':
      return move.card === undefined
        ? { code: 'draw', args: {} }
        : { code: 'draw-card', args: { card: name(move.card) } };
    case 'deploy': {
      const args = { card: name(move.card), ...paid(move.card, move.ex) };
      return move.replacing === undefined
        ? { code: 'deploy', args }
        : { code: 'deploy-replacing', args: { ...args, replacing: name(move.replacing) } };
    }
    case 'pair':
      return {
        code: 'pair',
        args: { card: name(move.card), unit: name(move.unit), ...paid(move.card, move.ex) },
      };
    case 'command':
      return { code: 'command', args: { card: name(move.card), ...paid(move.card, move.ex) } };
    case 'activate': {
      const abilities = state.cards[move.card]?.abilities ?? [];
      const cost = abilities[move.ability]?.cost ?? 0;
      const args = { card: name(move.card), ...price(cost, move.ex) };
      const activated = abilities.flatMap(({ when }, i) =>
        (ACTIVATED as readonly string[]).includes(when) ? [i] : [],
      );
      return activated.length > 1
        ? { code: 'activate-nth', args: { ...args, nth: activated.indexOf(move.ability) + 1 } }
        : { code: 'activate', args };
    }
    case 'choose':
      return {
        code: state.due?.what === 'room' ? 'make-room' : 'choose',
        args: { card: name(move.card) },
      };
    case 'discard':
      return state.cards[move.card]
        ? { code: 'discard', args: { card: name(move.card) } }
        : { code: 'discard-unknown', args: {} };
    case 'resolve':
      return { code: 'resolve', args: { card: name(state.waiting[0]?.[move.trigger]?.source ?? '') } };
    case 'accept': {
      const source = state.due?.what === 'may' ? state.due.trigger.source : '';
      return { code: 'accept', args: { card: name(source) } };
    }
    default:
      return { code: move.type, args: {} };
  }
}
