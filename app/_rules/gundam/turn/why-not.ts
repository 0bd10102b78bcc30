import { whyNotNow as whyNotAct, whyNotCommand as whyNotPlayed } from '../play/actions';
import { whyNotPay } from '../play/costs';
import { whyNotDraw as whyNotDrawn } from '../play/due';
import { whyNotDeploy as whyNotDeployed, whyNotPairedWith, whyNotPilot } from '../play/main-phase';
import { unitAt } from '../play/sides';
import { whyNotFollow as whyNotAsked } from '../play/simulator';
import type { CourseMove } from '../play/state';
import { asPlay } from './as-play';
import { type Ability, ACTIVATED, type Effect } from './cards';
import { choosable, mayStop, ordered } from './due';
import { holds, met, targets } from './facts';
import { pilotFits } from './leave';
import { type Refusal, refuse } from './refusals';
import { type Due, type Move, nameOf, type Player, type TurnState, tableOf, type UnitInPlay } from './state';
import { isUnpaid, worded } from './worded';

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
      return state.phase === 'end' ? whyNotNow(state, player) : refuse('no-passing-now');
    case 'deploy':
      return whyNotDeploy(state, move);
    case 'pair':
      return whyNotPair(state, move);
    case 'command':
      return whyNotCommand(state, move);
    case 'activate':
      return whyNotActivate(state, move);
    case 'end-main':
      return state.phase === 'main' ? whyNotNow(state, player) : refuse('wrong-moment', { at: 'main' });
    case 'draw':
      return whyNotFollow(state, { type: 'draw', player }) ?? whyNotDraw(state, move);
    default:
      return whyNotFollow(state, move);
  }
}

/** Whether the player may act now: in their main phase, or in an action step when it is up to them. */
const whyNotNow = (state: TurnState, player: Player): Refusal | undefined =>
  worded(state, '', whyNotAct(asPlay(state), player));

/** Whether the phase asks the player for this now. */
const whyNotFollow = (state: TurnState, move: CourseMove): Refusal | undefined =>
  worded(state, '', whyNotAsked(asPlay(state), move));

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
function whyNotDraw(state: TurnState, move: Of<'draw'>): Refusal | undefined {
  const { player } = move;
  if (tableOf(state, player).deck.length === 0) return refuse('deck-empty', { player });
  return worded(state, '', whyNotDrawn(asPlay(state), move));
}

// gundam/deploy, gundam/card-limit
function whyNotDeploy(state: TurnState, move: Of<'deploy'>): Refusal | undefined {
  const { player, card, replacing, ex } = move;
  const room = replacing === undefined ? undefined : [replacing];
  const forbidden = whyNotDeployed(asPlay(state), player, card, room, ex);
  if (forbidden?.code !== 'no-room') return worded(state, card, forbidden);
  if (replacing === undefined) return refuse('must-make-room', { card: nameOf(state, card) });
  // more than six lie there only on a table laid out so: one gives way, whatever the others should have done
  const isTheirs = tableOf(state, player).units.some(({ id }) => id === replacing);
  return isTheirs ? undefined : refuse('not-your-unit', { card: nameOf(state, replacing) });
}

/** The Unit is looked at before Lv. and Cost. */
// gundam/pairing
function whyNotPair(state: TurnState, { player, card, unit, ex }: Of<'pair'>): Refusal | undefined {
  const play = asPlay(state);
  const known = state.cards[card] && tableOf(state, player).hand.includes(card);
  if (known && state.phase === 'end')
    return refuse('no-pairing-in-action-step', { card: nameOf(state, card) });
  const pilot = whyNotPilot(play, player, card, ex);
  if (pilot && !isUnpaid(pilot)) return worded(state, card, pilot);
  const forbidden = whyNotPairedWith(play, player, unit) ?? pilot;
  if (forbidden?.code !== 'already-paired') return worded(state, card, forbidden);
  const paired = nameOf(state, unitAt(play, unit)?.pilot ?? '');
  return refuse('already-paired', { unit: nameOf(state, unit), pilot: paired });
}

/** Main in your main phase, Action in an action step. */
// gundam/rulebook/playing-cards#command-cards
function whyNotCommand(state: TurnState, { player, card, ex }: Of<'command'>): Refusal | undefined {
  const refusal = worded(state, card, whyNotPlayed(asPlay(state), player, card, ex));
  const facts = state.cards[card];
  if (refusal || facts?.type !== 'command') return refusal;
  return whyNoTarget(state, player, undefined, facts.name, facts.effects);
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
    if (targets(state, player, unit, effect.to).length === 0) return refuse('no-target', { card });
  }
  return undefined;
}

// gundam/activate-main, gundam/activate-action
function whyNotActivate(state: TurnState, move: Of<'activate'>): Refusal | undefined {
  const { player } = move;
  const early = whyNotNow(state, player);
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
    worded(state, card, whyNotPay(asPlay(state), player, card, { lv: 0, cost: ability.cost ?? 0 }, ex)) ??
    whyNoTarget(state, player, unit?.id, name, ability.effects)
  );
}
