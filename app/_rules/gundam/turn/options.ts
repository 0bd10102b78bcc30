import { roomNeeded } from '../play/choose';
import { draws } from '../play/due';
import { payments, unpaid } from '../resources';
import { asPlay } from './as-play';
import type { TurnCard } from './cards';
import { choosable, mayStop, ordered } from './due';
import { priceOf } from './facts';
import { type Due, type Move, type Player, type TurnState, tableOf, type UnitInPlay } from './state';
import { whyNoTarget, whyNotUse } from './why-not';

type Payments = ReturnType<typeof payments>;

type Payable = Extract<Move, { type: 'deploy' | 'pair' | 'command' | 'activate' }>;

/** The move with every number of EX Resources. */
function addPaid(move: Payable, { least, most }: Payments, moves: Move[]): void {
  for (let ex = least; ex <= most; ex++) {
    const paid = ex < most ? { ...move } : move;
    if (ex > 0) paid.ex = ex;
    moves.push(paid);
  }
}

function answers(state: TurnState, due: Due): Move[] {
  const { player } = due;
  switch (due.what) {
    case 'draw':
      return draws(asPlay(state), player);
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

/** Ways to play a card of the hand whose Lv. is met and whose Cost can be paid. */
function addWays(
  state: TurnState,
  player: Player,
  id: string,
  card: TurnCard,
  paid: Payments,
  moves: Move[],
): void {
  const { units } = tableOf(state, player);
  switch (card.type) {
    case 'base':
      addPaid({ type: 'deploy', player, card: id }, paid, moves);
      break;
    case 'unit':
      if (roomNeeded(asPlay(state), player, 1) === 0)
        addPaid({ type: 'deploy', player, card: id }, paid, moves);
      else
        for (const { id: replacing } of units)
          addPaid({ type: 'deploy', player, card: id, replacing }, paid, moves);
      break;
    case 'pilot':
      addPairing(units, player, id, paid, moves);
      break;
    case 'command': {
      const timing = state.phase === 'end' ? 'action' : 'main';
      if (card.timings.includes(timing) && !whyNoTarget(state, player, undefined, card.name, card.effects))
        addPaid({ type: 'command', player, card: id }, paid, moves);
      if (card.pilot && timing === 'main') addPairing(units, player, id, paid, moves);
    }
  }
}

// gundam/pairing
function addPairing(
  units: readonly UnitInPlay[],
  player: Player,
  card: string,
  paid: Payments,
  moves: Move[],
): void {
  for (const { id: unit, pilot } of units)
    if (pilot === null) addPaid({ type: 'pair', player, card, unit }, paid, moves);
}

/** In an action step, only Commands. */
function addPlaying(state: TurnState, player: Player, moves: Move[]): void {
  const { hand, resources } = tableOf(state, player);
  for (const id of hand) {
    const card = state.cards[id];
    if (!card || (state.phase === 'end' && card.type !== 'command')) continue;
    const price = priceOf(state, player, card);
    const paid = payments(resources, price.cost);
    if (!unpaid(resources, price, paid.least)) addWays(state, player, id, card, paid, moves);
  }
}

function addActivating(state: TurnState, player: Player, moves: Move[]): void {
  const { units, base } = tableOf(state, player);
  for (const unit of units) {
    addAbilities(state, player, unit.id, unit, unit.rested, moves);
    if (unit.pilot !== null) addAbilities(state, player, unit.pilot, unit, unit.rested, moves);
  }
  if (base) addAbilities(state, player, base.id, undefined, base.rested, moves);
}

function addAbilities(
  state: TurnState,
  player: Player,
  card: string,
  unit: UnitInPlay | undefined,
  rested: boolean,
  moves: Move[],
): void {
  const abilities = state.cards[card]?.abilities;
  if (!abilities) return;
  const timing = state.phase === 'end' ? 'action' : 'main';
  abilities.forEach((each, ability) => {
    if (each.when !== timing) return;
    const paid = payments(tableOf(state, player).resources, each.cost ?? 0);
    if (paid.least > paid.most) return;
    const move: Payable = { type: 'activate', player, card, ability };
    if (!whyNotUse(state, move, each, unit, rested, paid.least)) addPaid(move, paid, moves);
  });
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
      return draws(asPlay(state), player);
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
