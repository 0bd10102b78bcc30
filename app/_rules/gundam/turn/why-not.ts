import { MOST_UNITS } from '../cards';
import { canBePaired } from '../pairing';
import { type Price, resourcesIn, unpaid } from '../resources';
import { type Ability, ACTIVATED, type Effect, type TurnCard } from './cards';
import { choosable, mayStop, ordered } from './due';
import { hasTarget, holds, met, priceOf } from './facts';
import { pilotFits } from './leave';
import { type Refusal, refuse } from './refusals';
import {
  type Due,
  MOMENT_OF,
  type Move,
  nameOf,
  type Player,
  type TurnState,
  tableOf,
  type UnitInPlay,
} from './state';

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Moves that answer what is due; everything else waits. */
const ANSWERS: Record<Due['what'], readonly Move['type'][]> = {
  draw: ['draw'],
  discard: ['discard'],
  choose: ['choose', 'decline'],
  room: ['choose'],
  may: ['accept', 'decline'],
  order: ['resolve'],
};

/** Why the rules forbid a move; nothing if they do not. */
export function whyNot(state: TurnState, move: Move): Refusal | undefined {
  const { player } = move;
  if (state.over) return refuse(state.over.reason === 'turns' ? 'play-over' : 'game-over');
  if (!state.players.includes(player)) return refuse('not-in-game', { player });
  if (state.due) return whyNotAnswer(state, state.due, move);
  switch (move.type) {
    case 'choose':
    case 'discard':
    case 'resolve':
    case 'accept':
    case 'decline':
      return refuse('nothing-due', { player });
    case 'pass':
      return state.phase === 'end' ? whyNotAct(state, player) : refuse('no-passing-now');
    case 'deploy':
      return whyNotMain(state, player) ?? whyNotDeploy(state, move);
    case 'pair':
      return whyNotPair(state, move);
    case 'command':
      return whyNotCommand(state, move);
    case 'activate':
      return whyNotActivate(state, move);
    default: {
      const at = move.type === 'end-main' ? 'main' : MOMENT_OF[move.type];
      if (state.phase !== at) return refuse('wrong-moment', { at });
      if (state.turn !== player) return refuse('not-your-turn', { player });
      return move.type === 'draw' ? whyNotDraw(state, move) : undefined;
    }
  }
}

const whyNotAct = (state: TurnState, player: Player): Refusal | undefined =>
  state.opportunity === player ? undefined : refuse('not-your-opportunity', { player });

// gundam/main-phase
function whyNotMain(state: TurnState, player: Player): Refusal | undefined {
  if (state.phase !== 'main') return refuse('only-in-main-phase');
  return state.turn === player ? undefined : refuse('not-your-turn', { player });
}

function whyNotAnswer(state: TurnState, due: Due, move: Move): Refusal | undefined {
  if (!ANSWERS[due.what].includes(move.type)) return refuse('something-due');
  if (due.player !== move.player) return refuse('nothing-due', { player: move.player });
  switch (move.type) {
    case 'draw':
      return whyNotDraw(state, move);
    case 'discard': {
      const inHand = tableOf(state, move.player).hand.includes(move.card);
      return inHand ? undefined : refuse('not-in-hand', { card: nameOf(state, move.card) });
    }
    case 'choose': {
      const fits = choosable(state, due).includes(move.card);
      return fits ? undefined : refuse('not-a-target', { card: nameOf(state, move.card) });
    }
    case 'resolve':
      return ordered(state, due).includes(move.trigger) ? undefined : refuse('no-such-trigger');
    case 'decline':
      return due.what === 'may' || mayStop(state, due) ? undefined : refuse('cannot-decline');
    default:
      return undefined;
  }
}

// gundam/draw-phase
function whyNotDraw(state: TurnState, { player, card }: Of<'draw'>): Refusal | undefined {
  const { deck, pool } = tableOf(state, player);
  const [top] = deck;
  if (top === undefined) return refuse('deck-empty', { player });
  if (card === undefined) return undefined;
  if (state.cards[top]) return refuse('top-card-known', { card: nameOf(state, top) });
  return pool.includes(card) ? undefined : refuse('not-in-pool', { card: nameOf(state, card) });
}

const whyNotPlay = (state: TurnState, player: Player, card: TurnCard, ex: number): Refusal | undefined =>
  whyNotPay(state, player, card.name, priceOf(state, player, card), ex);

// gundam/rulebook/playing-cards#paying-cost
function whyNotPay(
  state: TurnState,
  player: Player,
  card: string,
  price: Price,
  ex: number,
): Refusal | undefined {
  const { resources } = tableOf(state, player);
  const { lv, cost } = price;
  switch (unpaid(resources, price, ex)) {
    case 'lv':
      return refuse('lv-not-met', { card, lv, have: resourcesIn(resources) });
    case 'cost':
      return refuse('cannot-pay', { card, cost, active: resources.active + resources.ex });
    case 'ex-too-many':
      return refuse('payment-too-large', { cost, ex, have: resources.ex });
    case 'ex-too-few':
      return refuse('payment-too-small', { cost, ex, active: resources.active });
    default:
      return undefined;
  }
}

function inHand(state: TurnState, player: Player, id: string): TurnCard | undefined {
  return tableOf(state, player).hand.includes(id) ? state.cards[id] : undefined;
}

// gundam/deploy, gundam/card-limit
function whyNotDeploy(state: TurnState, move: Of<'deploy'>): Refusal | undefined {
  const { player, replacing } = move;
  const card = inHand(state, player, move.card);
  if (!card) return refuse('not-in-hand', { card: nameOf(state, move.card) });
  if (card.type !== 'unit' && card.type !== 'base') return refuse('not-deployable', { card: card.name });
  const refusal = whyNotPlay(state, player, card, move.ex ?? 0);
  if (refusal) return refusal;
  const { units } = tableOf(state, player);
  const full = card.type === 'unit' && units.length >= MOST_UNITS;
  if (!full) return replacing === undefined ? undefined : refuse('no-room-needed', { card: card.name });
  if (replacing === undefined) return refuse('must-make-room', { card: card.name });
  return units.some(({ id }) => id === replacing)
    ? undefined
    : refuse('not-your-unit', { card: nameOf(state, replacing) });
}

// gundam/pairing
function whyNotPair(state: TurnState, move: Of<'pair'>): Refusal | undefined {
  const { player } = move;
  const card = inHand(state, player, move.card);
  if (card && state.phase === 'end') return refuse('no-pairing-in-action-step', { card: card.name });
  const early = whyNotMain(state, player);
  if (early) return early;
  if (!card) return refuse('not-in-hand', { card: nameOf(state, move.card) });
  if (!canBePaired(card)) return refuse('not-a-pilot', { card: card.name });
  const unit = tableOf(state, player).units.find(({ id }) => id === move.unit);
  if (!unit) return refuse('not-your-unit', { card: nameOf(state, move.unit) });
  if (unit.pilot !== null)
    return refuse('already-paired', { unit: nameOf(state, unit.id), pilot: nameOf(state, unit.pilot) });
  return whyNotPlay(state, player, card, move.ex ?? 0);
}

/** Main in your main phase, Action in an action step. */
// gundam/rulebook/playing-cards#command-cards
function whyNotCommand(state: TurnState, move: Of<'command'>): Refusal | undefined {
  const { player } = move;
  const card = inHand(state, player, move.card);
  const early = state.phase === 'end' ? whyNotAct(state, player) : whyNotMain(state, player);
  if (early) return early;
  if (!card) return refuse('not-in-hand', { card: nameOf(state, move.card) });
  if (card.type !== 'command') return refuse('not-a-command', { card: card.name });
  const timing = state.phase === 'end' ? 'action' : 'main';
  if (!card.timings.includes(timing))
    return refuse(timing === 'main' ? 'needs-main-timing' : 'needs-action-timing', { card: card.name });
  return (
    whyNotPlay(state, player, card, move.ex ?? 0) ??
    whyNoTarget(state, player, undefined, card.name, card.effects)
  );
}

/** What has to be chosen must be there to choose. */
export function whyNoTarget(
  state: TurnState,
  player: Player,
  unit: string | undefined,
  card: string,
  effects: readonly Effect[],
): Refusal | undefined {
  for (const effect of effects) {
    if (!('to' in effect) || effect.afterwards || effect.to.all || effect.to.self) continue;
    if (!met(state, player, effect.if, unit)) continue;
    if (!hasTarget(state, player, unit, effect.to)) return refuse('no-target', { card });
  }
  return undefined;
}

// gundam/activate-main, gundam/activate-action
function whyNotActivate(state: TurnState, move: Of<'activate'>): Refusal | undefined {
  const { player } = move;
  const early = state.phase === 'end' ? whyNotAct(state, player) : whyNotMain(state, player);
  if (early) return early;
  const { units, base } = tableOf(state, player);
  const unit = units.find(({ id, pilot }) => id === move.card || pilot === move.card);
  if (!unit && base?.id !== move.card) return refuse('not-in-play', { card: nameOf(state, move.card) });
  const ability = state.cards[move.card]?.abilities?.[move.ability];
  if (!ability) return refuse('no-such-ability', { card: nameOf(state, move.card) });
  const { when } = ability;
  if (!(ACTIVATED as readonly string[]).includes(when))
    return refuse('triggers-by-itself', { card: nameOf(state, move.card) });
  if (when === 'main' && state.phase === 'end') return refuse('only-in-main-phase');
  if (when === 'action' && state.phase === 'main') return refuse('only-in-action-step');
  return whyNotUse(state, move, ability, unit, (unit ?? base)?.rested ?? false, move.ex ?? 0);
}

/** Whether an ability whose time it is can be used: that of a Base, or of a Unit or its Pilot. */
export function whyNotUse(
  state: TurnState,
  { player, card, ability: index }: Of<'activate'>,
  ability: Ability,
  unit: UnitInPlay | undefined,
  rested: boolean,
  ex: number,
): Refusal | undefined {
  const name = nameOf(state, card);
  if (unit && !holds(state, unit, ability.during))
    return refuse(ability.during === 'link' ? 'needs-link' : 'needs-pair', { card: name });
  if (ability.pilot && !pilotFits(state, unit?.pilot, ability.pilot))
    return refuse('needs-pair', { card: name });
  if (ability.oncePerTurn && state.used.includes(`${card}/${index}`))
    return refuse('used-this-turn', { card: name });
  if (ability.rest && rested) return refuse('already-rested', { card: nameOf(state, unit?.id ?? card) });
  if (!met(state, player, ability.if, unit?.id)) return refuse('condition-not-met', { card: name });
  return (
    whyNotPay(state, player, name, { lv: 0, cost: ability.cost ?? 0 }, ex) ??
    whyNoTarget(state, player, unit?.id, name, ability.effects)
  );
}
