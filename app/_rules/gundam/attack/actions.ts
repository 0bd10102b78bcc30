import type { Timing } from '../cards';
import { whyNotReplace, whyNotTargets } from './choose';
import { pay, whyNotPay } from './costs';
import { carryOut, unitsDeployed } from './effects';
import type { Ability, CommandFacts } from './facts';
import { putInto } from './leave';
import { abilityOf } from './pending';
import { type Refusal, refuse } from './refusals';
import { hasTurn, nameOf, playerOf, sideAfter, sideOf, sidesLeft } from './sides';
import type { AttackState, BaseState, Move, Seat, UnitState } from './state';
import { setPlace, stackTriggered, type Table, takeFromHand } from './table';
import { bearerOf, holds, placeOf } from './values';

/** An action step begins with the player whose turn comes next: the defender, when two play. */
// gundam/action-step
export function openActionStep({ state }: Table): void {
  state.opportunity = { side: sideAfter(state, state.turn), passes: 0 };
}

/** Once somebody has acted, everybody may act again before the step ends. */
// gundam/rulebook/attack#action-step
function handOver({ state }: Table): void {
  if (state.opportunity) state.opportunity = { side: sideAfter(state, state.opportunity.side), passes: 0 };
}

// gundam/rulebook/attack#action-step
export function pass({ state, log }: Table, player: Seat): void {
  if (!state.opportunity) return;
  log.tell('passed', { player });
  const { side, passes } = state.opportunity;
  state.opportunity = { side: sideAfter(state, side), passes: passes + 1 };
}

/** Everybody has passed in a row, one pass each. */
// gundam/rulebook/attack#action-step, gundam/rulebook/multiplayer#battle-royale
export const allHavePassed = (state: AttackState): boolean =>
  state.opportunity !== null && state.opportunity.passes >= sidesLeft(state);

/** Which timing there is now, and whether the player may use it: Main in a main phase, Action in an action step. */
export function whyNotNow(state: AttackState, player: Seat): Refusal | undefined {
  if (state.opportunity)
    return state.opportunity.side === sideOf(state, player)
      ? undefined
      : refuse('not-your-opportunity', { player });
  if (state.battle) return refuse('attack-under-way');
  return hasTurn(state, player) ? undefined : refuse('not-your-turn', { player });
}

export const timingNow = (state: AttackState): Timing => (state.opportunity ? 'action' : 'main');

const commandOf = (state: AttackState, card: string): CommandFacts | undefined => {
  const facts = state.cards[card];
  return facts?.type === 'command' ? facts : undefined;
};

/** Whether this Command may be played now, apart from its targets. */
// gundam/rulebook/playing-cards#command-cards
function whyNotCommand(state: AttackState, player: Seat, card: string): Refusal | undefined {
  const refusal = whyNotNow(state, player);
  if (refusal) return refusal;
  if (!playerOf(state, player).hand.includes(card)) return refuse('not-in-hand');
  const command = commandOf(state, card);
  if (!command) return refuse('not-a-command', { card: nameOf(state, card) });
  const timing = timingNow(state);
  if (!command.timings.includes(timing)) return refuse('wrong-timing', { card: nameOf(state, card), timing });
  return whyNotPay(state, player, card, command.lv ?? 0, command.cost ?? 0);
}

export function whyNotPlay(state: AttackState, move: Extract<Move, { type: 'play' }>): Refusal | undefined {
  const refusal = whyNotCommand(state, move.player, move.card);
  const command = commandOf(state, move.card);
  if (refusal || !command) return refusal;
  return (
    whyNotTargets(state, move.player, move.card, command, move.targets) ??
    whyNotReplace(state, move.player, unitsDeployed(state, move.card, command), move.replace)
  );
}

/** Pays for the Command, does what it says, and puts it into the trash. */
// gundam/command
export function playCommand(table: Table, move: Extract<Move, { type: 'play' }>): void {
  const { state, log } = table;
  const { player, card } = move;
  const command = commandOf(state, card);
  if (!command) return;
  takeFromHand(table, player, card);
  log.tell('played', { player, card: nameOf(state, card) });
  pay(table, player, command.cost ?? 0);
  carryOut(table, command, { player, card, ...aimOf(move) });
  putInto(table, player, card, 'trash');
  stackTriggered(table);
  handOver(table);
}

const aimOf = ({ targets, replace }: { targets?: readonly string[]; replace?: readonly string[] }) => ({
  ...(targets && { targets }),
  ...(replace && { replace }),
});

/** Whether an ability may be activated now, apart from its targets. */
// gundam/rulebook/playing-cards#activate-main, gundam/activate-action
function whyNotAbility(state: AttackState, player: Seat, card: string, index: number): Refusal | undefined {
  const refusal = whyNotNow(state, player);
  if (refusal) return refusal;
  const bearer = bearerOf(state, card);
  const ability = abilityOf(state, card, index);
  if (
    !bearer ||
    bearer.owner !== player ||
    !ability ||
    (ability.when !== 'main' && ability.when !== 'action')
  )
    return refuse('no-such-ability');
  if (ability.when !== timingNow(state))
    return refuse('ability-of-another-time', { card: nameOf(state, card) });
  const place = placeOf(state, bearer.id);
  return place && whyNotUse(state, place, bearer.id, card, index, ability);
}

/** Whether an ability whose time it is can be used still: a card's that is this Unit or Base, or this Unit's Pilot. */
// gundam/activate-main
export function whyNotUse(
  state: AttackState,
  place: UnitState | BaseState,
  id: string,
  card: string,
  index: number,
  ability: Ability,
): Refusal | undefined {
  if (ability.oncePerTurn && place.used.includes(`${card}#${index}`))
    return refuse('ability-used', { card: nameOf(state, card) });
  if (!holds(state, id, ability.while)) return refuse('condition-not-met', { card: nameOf(state, card) });
  if (ability.restThis && place.rested) return refuse('rested-cannot-pay', { card: nameOf(state, card) });
  return whyNotPay(state, place.owner, card, 0, ability.cost ?? 0);
}

export function whyNotActivate(
  state: AttackState,
  move: Extract<Move, { type: 'activate' }>,
): Refusal | undefined {
  const refusal = whyNotAbility(state, move.player, move.card, move.ability);
  const ability = abilityOf(state, move.card, move.ability);
  if (refusal || !ability) return refusal;
  const source = bearerOf(state, move.card)?.id ?? move.card;
  return (
    whyNotTargets(state, move.player, source, ability, move.targets) ??
    whyNotReplace(state, move.player, unitsDeployed(state, move.card, ability), move.replace)
  );
}

export function activate(table: Table, move: Extract<Move, { type: 'activate' }>): void {
  const { state, log } = table;
  const { player, card } = move;
  const ability: Ability | undefined = abilityOf(state, card, move.ability);
  const bearer = bearerOf(state, card);
  const place = bearer && placeOf(state, bearer.id);
  if (!ability || !place) return;
  log.tell('activated', { player, card: nameOf(state, card) });
  pay(table, player, ability.cost ?? 0);
  const { id } = bearer;
  if (ability.restThis) setPlace(table, id, 'rested', true);
  if (ability.oncePerTurn) setPlace(table, id, 'used', [...place.used, `${card}#${move.ability}`]);
  carryOut(table, ability, {
    player,
    card,
    ...(bearer.unit !== undefined && { unit: bearer.unit }),
    ...aimOf(move),
  });
  stackTriggered(table);
  handOver(table);
}
