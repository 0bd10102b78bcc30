import type { Timing } from '../cards';
import type { Ability, CommandFacts, Text } from '../printed/schema';
import { abilityOf } from './abilities';
import { whyNotReplace, whyNotTargets } from './choose';
import { pay, playFromHand, priceOf, whyNotPay } from './costs';
import { commandUsed, effectPaid } from './happened';
import { meets } from './needs';
import { activatedText, lacksToActivate } from './payments';
import { lacksItsCard, unitsDeployed } from './possible';
import { type Refusal, refuse } from './refusals';
import { hasTurn, nameOf, playerOf, sideAfter, sideOf, sidesLeft } from './sides';
import type { BaseState, Move, PlayState, Seat, UnitState } from './state';
import { opened, setPlace, stackTriggered, type Table } from './table';
import { carryOut } from './text';
import { bearerOf, hasPilot, holds, placeOf } from './values';
import { whyNotMain } from './when';

/** An action step begins with the player whose turn comes next: the defender, when two play. */
// gundam/action-step
export function openActionStep({ state }: Table): void {
  state.opportunity = { side: sideAfter(state, state.turn), passes: 0 };
}

/** Once somebody has acted, everybody may act again before the step ends. */
// gundam/rulebook/attack#action-step
export function handOver({ state }: Table): void {
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
export const allHavePassed = (state: PlayState): boolean =>
  state.opportunity !== null && state.opportunity.passes >= sidesLeft(state);

/** Which timing there is now, and whether the player may use it: Main in a main phase, Action in an action step. */
export function whyNotNow(state: PlayState, player: Seat): Refusal | undefined {
  if (state.opportunity)
    return state.opportunity.side === sideOf(state, player)
      ? undefined
      : refuse('not-your-opportunity', { player });
  if (state.battle) return refuse('attack-under-way');
  if (state.course && state.phase !== 'main') return whyNotMain(state);
  return hasTurn(state, player) ? undefined : refuse('not-your-turn', { player });
}

export const timingNow = (state: PlayState): Timing => (state.opportunity ? 'action' : 'main');

const commandOf = (state: PlayState, card: string): CommandFacts | undefined => {
  const facts = state.cards[card];
  return facts?.type === 'command' ? facts : undefined;
};

/** Whether this Command may be played now, apart from its targets. */
// gundam/rulebook/playing-cards#command-cards
export function whyNotCommand(
  state: PlayState,
  player: Seat,
  card: string,
  ex?: number,
): Refusal | undefined {
  const refusal = whyNotNow(state, player);
  if (refusal) return refusal;
  if (!playerOf(state, player).hand.includes(card)) return refuse('not-in-hand');
  const command = commandOf(state, card);
  if (!command) return refuse('not-a-command', { card: nameOf(state, card) });
  const timing = timingNow(state);
  if (!command.timings.includes(timing)) return refuse('wrong-timing', { card: nameOf(state, card), timing });
  return whyNotPay(state, player, card, priceOf(state, player, card, command), ex);
}

export function whyNotPlay(state: PlayState, move: Extract<Move, { type: 'play' }>): Refusal | undefined {
  const refusal = whyNotCommand(state, move.player, move.card, move.ex);
  const command = commandOf(state, move.card);
  if (refusal || !command) return refusal;
  return (
    whyNothing(state, move.player, move.card, move.card, command) ??
    whyNotTargets(state, move.player, move.card, command, move.targets) ??
    whyNotReplace(
      state,
      move.player,
      unitsDeployed(state, move.player, move.card, move.card, command),
      move.replace,
    )
  );
}

/** Pays for the Command, does what it says, and puts it into the trash. */
// gundam/command
export function playCommand(table: Table, move: Extract<Move, { type: 'play' }>): void {
  const { state, log } = table;
  const { player, card } = move;
  const command = commandOf(state, card);
  if (!command) return;
  log.tell('played', { player, card: nameOf(state, card) });
  const ex = playFromHand(table, player, card, command, move.ex);
  const exPaid = ex > 0 && { exPaid: true as const };
  commandUsed(table, player, card, ex > 0);
  carryOut(table, 'command', command, { player, card, ...exPaid, ...aimOf(move) });
  stackTriggered(table);
  handOver(table);
}

const whyNothing = (
  state: PlayState,
  player: Seat,
  card: string,
  source: string,
  text: Text,
): Refusal | undefined =>
  lacksItsCard(state, player, source, text)
    ? refuse('nothing-to-choose', { card: nameOf(state, card) })
    : undefined;

const aimOf = ({ targets, replace }: { targets?: readonly string[]; replace?: readonly string[] }) => ({
  ...(targets && { targets }),
  ...(replace && { replace }),
});

/** Whether an ability may be activated now, apart from its targets. */
// gundam/rulebook/playing-cards#activate-main, gundam/activate-action
function whyNotAbility(
  state: PlayState,
  player: Seat,
  card: string,
  index: number,
  ex?: number,
): Refusal | undefined {
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
  return place && whyNotUse(state, place, bearer.id, card, index, ability, ex);
}

/** Whether an ability whose time it is can be used still: a card's that is this Unit or Base, or this Unit's Pilot. */
// gundam/activate-main
export function whyNotUse(
  state: PlayState,
  place: UnitState | BaseState,
  id: string,
  card: string,
  index: number,
  ability: Ability,
  ex?: number,
): Refusal | undefined {
  if (ability.oncePerTurn && place.used.includes(`${card}#${index}`))
    return refuse('ability-used', { card: nameOf(state, card) });
  if (
    !holds(state, id, ability.while) ||
    !hasPilot(state, id, ability.pilot) ||
    !meets(state, place.owner, ability.if, id)
  )
    return refuse('condition-not-met', { card: nameOf(state, card) });
  if (ability.restThis && place.rested) return refuse('rested-cannot-pay', { card: nameOf(state, card) });
  return whyNotPay(state, place.owner, card, { lv: 0, cost: ability.cost ?? 0 }, ex);
}

/** The table as it is once what stands before the colon is done: a card that rests for its text lies there rested. */
// gundam/activate-main#circled-cost
export function rested(state: PlayState, id: string, { restThis }: Ability): PlayState {
  if (!restThis) return state;
  const table = opened(state);
  setPlace(table, id, 'rested', true);
  return table.state;
}

export function whyNotActivate(
  state: PlayState,
  move: Extract<Move, { type: 'activate' }>,
): Refusal | undefined {
  const refusal = whyNotAbility(state, move.player, move.card, move.ability, move.ex);
  const ability = abilityOf(state, move.card, move.ability);
  if (refusal || !ability) return refusal;
  const source = bearerOf(state, move.card)?.id ?? move.card;
  const paid = rested(state, source, ability);
  const text = activatedText(ability);
  if (lacksToActivate(paid, move.player, source, ability))
    return refuse('nothing-to-choose', { card: nameOf(state, move.card) });
  return (
    whyNotTargets(paid, move.player, source, text, move.targets) ??
    whyNotReplace(
      state,
      move.player,
      unitsDeployed(state, move.player, move.card, source, text),
      move.replace,
    )
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
  pay(table, player, ability.cost ?? 0, move.ex);
  const { id } = bearer;
  if (ability.restThis) setPlace(table, id, 'rested', true);
  if (ability.oncePerTurn) setPlace(table, id, 'used', [...place.used, `${card}#${move.ability}`]);
  if (bearer.unit !== undefined) effectPaid(table, player, id, ability.cost ?? 0);
  carryOut(table, 'ability', activatedText(ability), {
    player,
    card,
    ...(bearer.unit !== undefined && { unit: bearer.unit }),
    ...aimOf(move),
  });
  stackTriggered(table);
  handOver(table);
}
