import { commandOf, timingNow, whyNotAbility, whyNotCommand } from './actions';
import { whyNotAttacker, whyNotBlock, whyNotTarget } from './attacking';
import { isIdle, roomsFor, targetSets, unitsOf } from './choose';
import { unitsDeployed } from './effects';
import type { Text } from './facts';
import {
  whyNotDeployable,
  whyNotPairedWith,
  whyNotPilot,
  whyNotSupport,
  whyNotSupported,
} from './main-phase';
import { abilityOf, burstText, dueNow, sourceOf } from './pending';
import { attackedSide, hasTurn, playerOf, seatsLeft, unitAt } from './sides';
import type { AttackState, Move, Pending, Seat } from './state';
import { bearerOf, gainsOf } from './values';

/** Every legal move of every player, now. Targets stand in the order of the table. */
export function options(state: AttackState): Move[] {
  if (state.over) return [];
  const moves: Move[] = [];
  if (state.revealing.length > 0) {
    for (const { owner, card } of state.revealing)
      for (const name in state.unknowns)
        moves.push({ type: 'reveal', player: owner, shield: card, card: name });
    return moves;
  }
  if (state.pending.length > 0) {
    for (const waiting of dueNow(state)) addAnswers(state, waiting, moves);
    return moves;
  }
  if (state.battle?.step === 'block') addBlocks(state, moves);
  else if (state.opportunity) addActions(state, state.opportunity.side, moves);
  else addMainPhase(state, moves);
  return moves;
}

interface Aim {
  targets?: readonly string[];
  replace?: readonly string[];
}
const NOTHING: readonly Aim[] = [{}];

/** Each way to aim a text: its targets, and the Units that make room where some have to. */
function aims(state: AttackState, player: Seat, card: string, source: string, text: Text): readonly Aim[] {
  const deployed = unitsDeployed(state, card, text);
  if (deployed === 0 && !text.choose) return NOTHING;
  const rooms = roomsFor(state, player, deployed);
  const found: Aim[] = [];
  for (const targets of targetSets(state, player, source, text))
    for (const replace of rooms)
      if (!targets) found.push(replace ? { replace } : {});
      else found.push(replace ? { targets, replace } : { targets });
  return found;
}

function addAnswers(state: AttackState, waiting: Pending, moves: Move[]): void {
  const { player, card } = waiting;
  if (waiting.kind === 'breach') {
    moves.push({ type: 'resolve', player, card });
    return;
  }
  if (waiting.kind === 'burst') {
    const text = burstText(state.cards[card]);
    for (const aim of aims(state, player, card, card, text))
      moves.push({ type: 'burst', player, card, ...aim });
    moves.push({ type: 'decline', player, card });
    return;
  }
  const { ability } = waiting;
  const text = abilityOf(state, card, ability);
  if (!text) return;
  const source = sourceOf(waiting);
  const idle = isIdle(state, player, source, text);
  for (const aim of idle ? [{}] : aims(state, player, card, source, text))
    moves.push({ type: 'resolve', player, card, ability, ...aim });
  if (text.may) moves.push({ type: 'decline', player, card, ability });
}

// gundam/block-step
function addBlocks(state: AttackState, moves: Move[]): void {
  const side = attackedSide(state, state.battle?.target ?? '');
  for (const player of state.sides[side] ?? []) {
    for (const unit of unitsOf(state, player))
      if (!whyNotBlock(state, player, unit)) moves.push({ type: 'block', player, unit });
    moves.push({ type: 'pass', player });
  }
}

// gundam/action-step
function addActions(state: AttackState, side: number, moves: Move[]): void {
  for (const player of state.sides[side] ?? []) {
    addCommands(state, player, moves);
    addAbilities(state, player, moves);
    moves.push({ type: 'pass', player });
  }
}

function addCommands(state: AttackState, player: Seat, moves: Move[]): void {
  for (const card of playerOf(state, player).hand) {
    const command = commandOf(state, card);
    if (!command || whyNotCommand(state, player, card)) continue;
    for (const aim of aims(state, player, card, card, command))
      moves.push({ type: 'play', player, card, ...aim });
  }
}

function addAbilities(state: AttackState, player: Seat, moves: Move[]): void {
  const timing = timingNow(state);
  const add = (card: string): void => {
    const facts = state.cards[card];
    if (!facts || facts.type === 'command' || !facts.abilities) return;
    facts.abilities.forEach((ability, index) => {
      if (ability.when !== timing || whyNotAbility(state, player, card, index)) return;
      const source = bearerOf(state, card)?.id ?? card;
      for (const aim of aims(state, player, card, source, ability))
        moves.push({ type: 'activate', player, card, ability: index, ...aim });
    });
  };
  for (const id of unitsOf(state, player)) {
    add(id);
    const pilot = unitAt(state, id)?.pilot;
    if (pilot !== undefined) add(pilot);
  }
  for (const { base } of state.areas) if (base?.owner === player) add(base.card);
}

// gundam/main-phase
function addMainPhase(state: AttackState, moves: Move[]): void {
  const targets: string[] = [];
  for (const seat of seatsLeft(state)) if (!hasTurn(state, seat)) targets.push(seat);
  for (const { id, owner } of state.units) if (!hasTurn(state, owner)) targets.push(id);
  for (const player of state.sides[state.turn] ?? []) {
    for (const { id: unit, owner, rested } of state.units)
      if (owner === player && !rested) addUnit(state, player, unit, targets, moves);
    addHand(state, player, moves);
    addCommands(state, player, moves);
    addAbilities(state, player, moves);
    moves.push({ type: 'end', player });
  }
}

/** What an active Unit may do: attack, or lend its AP. */
// gundam/attack
function addUnit(
  state: AttackState,
  player: Seat,
  unit: string,
  targets: readonly string[],
  moves: Move[],
): void {
  const gains = gainsOf(state, unit);
  if (!whyNotAttacker(state, player, unit, gains))
    for (const target of targets)
      if (!whyNotTarget(state, unit, target, gains)) moves.push({ type: 'attack', player, unit, target });
  if (whyNotSupport(state, player, unit)) return;
  for (const { id: target } of state.units)
    if (!whyNotSupported(state, player, unit, target)) moves.push({ type: 'support', player, unit, target });
}

// gundam/rulebook/playing-cards
function addHand(state: AttackState, player: Seat, moves: Move[]): void {
  for (const card of playerOf(state, player).hand) {
    if (!whyNotDeployable(state, player, card))
      for (const replace of roomsFor(state, player, state.cards[card]?.type === 'unit' ? 1 : 0))
        moves.push({ type: 'deploy', player, card, ...(replace && { replace }) });
    if (!whyNotPilot(state, player, card))
      for (const unit of unitsOf(state, player))
        if (!whyNotPairedWith(state, player, unit)) moves.push({ type: 'pair', player, card, unit });
  }
}
