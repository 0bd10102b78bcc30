import { MOST_UNITS } from '../cards';
import type { TurnCard } from './cards';
import { costOf, lvOf, resourcesIn } from './facts';
import { type Due, type Move, type Player, type TurnState, tableOf } from './state';
import { choosable, mayStop, ordered, whyNoTarget, whyNot } from './why-not';

/** Every number of EX Resources with which a cost can be paid. */
// gundam/ex-resource
function payments(state: TurnState, player: Player, cost: number): number[] {
  const { active, ex } = tableOf(state, player).resources;
  const found: number[] = [];
  for (let each = Math.max(0, cost - active); each <= Math.min(cost, ex); each++) found.push(each);
  return found;
}

const paidWith = <M extends Move>(move: M, ex: number): M => (ex > 0 ? { ...move, ex } : move);

function answers(state: TurnState, due: Due): Move[] {
  const { player } = due;
  switch (due.what) {
    case 'draw':
      return draws(state, player);
    case 'discard':
      return tableOf(state, player).hand.map((card) => ({ type: 'discard', player, card }));
    case 'choose':
    case 'room': {
      const moves = choosable(state, due).map((card): Move => ({ type: 'choose', player, card }));
      return mayStop(state, due) ? [...moves, { type: 'decline', player }] : moves;
    }
    case 'may':
      return [
        { type: 'accept', player },
        { type: 'decline', player },
      ];
    case 'order':
      return ordered(state, due).map((trigger) => ({ type: 'resolve', player, trigger }));
  }
}

function draws(state: TurnState, player: Player): Move[] {
  const { deck, pool } = tableOf(state, player);
  const top = deck[0];
  const named = top !== undefined && !state.cards[top] ? pool : [];
  return [{ type: 'draw', player }, ...named.map((card): Move => ({ type: 'draw', player, card }))];
}

/** Ways to play a card of the hand whose Lv. is met. */
function ways(state: TurnState, player: Player, id: string, card: TurnCard): Move[] {
  const { units } = tableOf(state, player);
  const pairing = (): Move[] => {
    const free = units.filter(({ pilot }) => pilot === null);
    return free.map(({ id: unit }) => ({ type: 'pair', player, card: id, unit }));
  };
  switch (card.type) {
    case 'base':
      return [{ type: 'deploy', player, card: id }];
    case 'unit':
      if (units.length < MOST_UNITS) return [{ type: 'deploy', player, card: id }];
      return units.map(({ id: replacing }) => ({ type: 'deploy', player, card: id, replacing }));
    case 'pilot':
      return pairing();
    case 'command': {
      const timing = state.phase === 'end' ? 'action' : 'main';
      const playable =
        card.timings.includes(timing) && !whyNoTarget(state, player, undefined, card.name, card.effects);
      const moves: Move[] = playable ? [{ type: 'command', player, card: id }] : [];
      return card.pilot && timing === 'main' ? [...moves, ...pairing()] : moves;
    }
  }
}

/** In an action step, only Commands. */
function addPlaying(state: TurnState, player: Player, moves: Move[]): void {
  const { hand, resources } = tableOf(state, player);
  const have = resourcesIn(resources);
  for (const id of hand) {
    const card = state.cards[id];
    if (!card || (state.phase === 'end' && card.type !== 'command')) continue;
    if (have < lvOf(state, player, card)) continue;
    const found = payments(state, player, costOf(state, player, card));
    if (found.length === 0) continue;
    for (const move of ways(state, player, id, card)) for (const ex of found) moves.push(paidWith(move, ex));
  }
}

function addActivating(state: TurnState, player: Player, moves: Move[]): void {
  const { units, base } = tableOf(state, player);
  const add = (id: string): void => {
    const abilities = state.cards[id]?.abilities;
    if (!abilities) return;
    for (let ability = 0; ability < abilities.length; ability++) {
      const { when, cost = 0 } = abilities[ability] ?? {};
      if (when !== (state.phase === 'end' ? 'action' : 'main')) continue;
      const found = payments(state, player, cost).map((ex) =>
        paidWith({ type: 'activate', player, card: id, ability }, ex),
      );
      if (found[0] && !whyNot(state, found[0])) moves.push(...found);
    }
  };
  for (const { id, pilot } of units) {
    add(id);
    if (pilot !== null) add(pilot);
  }
  if (base) add(base.id);
}

function candidates(state: TurnState): Move[] {
  const { turn: player, opportunity } = state;
  switch (state.phase) {
    case 'hand':
      return [
        { type: 'keep', player },
        { type: 'redraw', player },
      ];
    case 'shields':
      return [{ type: 'place-shields', player }];
    case 'tokens':
      return [{ type: 'place-tokens', player }];
    case 'start':
      return [{ type: 'set-active', player }];
    case 'draw':
      return draws(state, player);
    case 'resource':
      return [{ type: 'place-resource', player }];
    case 'main': {
      const moves: Move[] = [];
      addPlaying(state, player, moves);
      addActivating(state, player, moves);
      moves.push({ type: 'end-main', player });
      return moves;
    }
    case 'end': {
      const moves: Move[] = [];
      addPlaying(state, opportunity, moves);
      addActivating(state, opportunity, moves);
      moves.push({ type: 'pass', player: opportunity });
      return moves;
    }
  }
}

/** Every legal move of every player, now. */
export function options(state: TurnState): Move[] {
  if (state.over) return [];
  return state.due ? answers(state, state.due) : candidates(state);
}
