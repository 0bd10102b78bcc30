import type { Timing } from '../cards';
import { timingNow, whyNotUse } from './actions';
import { mayAttack, mayAttackPlayers, mayAttackUnit, whyNotBlock } from './attacking';
import { isIdle, roomsFor, targetSets } from './choose';
import { canPay } from './costs';
import { unitsDeployed } from './effects';
import type { Text } from './facts';
import { abilityOf, burstText, dueNow, sourceOf } from './pending';
import { attackedSide, hasTurn, playerOf, seatsLeft } from './sides';
import type { AttackState, BaseState, Move, Pending, Seat, UnitState } from './state';
import { gainsOf, keywordsOf } from './values';

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

/** The move with what it aims at. */
function aimed<Aimed extends Move & Aim>(move: Aimed, { targets, replace }: Aim): Aimed {
  if (targets) move.targets = targets;
  if (replace) move.replace = replace;
  return move;
}

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
      moves.push(aimed({ type: 'burst', player, card }, aim));
    moves.push({ type: 'decline', player, card });
    return;
  }
  const { ability } = waiting;
  const text = abilityOf(state, card, ability);
  if (!text) return;
  const source = sourceOf(waiting);
  const idle = isIdle(state, player, source, text);
  for (const aim of idle ? NOTHING : aims(state, player, card, source, text))
    moves.push(aimed({ type: 'resolve', player, card, ability }, aim));
  if (text.may) moves.push({ type: 'decline', player, card, ability });
}

// gundam/block-step
function addBlocks(state: AttackState, moves: Move[]): void {
  const side = attackedSide(state, state.battle?.target ?? '');
  for (const player of state.sides[side] ?? []) {
    for (const { id: unit, owner, rested } of state.units)
      if (owner === player && !rested && !whyNotBlock(state, player, unit))
        moves.push({ type: 'block', player, unit });
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
  const { hand, resources } = playerOf(state, player);
  const timing = timingNow(state);
  for (const card of hand) {
    const command = state.cards[card];
    if (command?.type !== 'command' || !command.timings.includes(timing)) continue;
    if (!canPay(resources, command.lv ?? 0, command.cost ?? 0)) continue;
    for (const aim of aims(state, player, card, card, command))
      moves.push(aimed({ type: 'play', player, card }, aim));
  }
}

/** Those of a player's Units, of the Pilots paired with them, and of Bases. */
function addAbilities(state: AttackState, player: Seat, moves: Move[]): void {
  const timing = timingNow(state);
  for (const unit of state.units) {
    if (unit.owner !== player) continue;
    addAbilitiesIn(state, unit, unit.id, unit.id, timing, moves);
    if (unit.pilot !== undefined) addAbilitiesIn(state, unit, unit.id, unit.pilot, timing, moves);
  }
  for (const { base } of state.areas)
    if (base?.owner === player) addAbilitiesIn(state, base, base.card, base.card, timing, moves);
}

function addAbilitiesIn(
  state: AttackState,
  place: UnitState | BaseState,
  id: string,
  card: string,
  timing: Timing,
  moves: Move[],
): void {
  const facts = state.cards[card];
  if (!facts || facts.type === 'command' || !facts.abilities) return;
  const player = place.owner;
  facts.abilities.forEach((ability, index) => {
    if (ability.when !== timing || whyNotUse(state, place, id, card, index, ability)) return;
    for (const aim of aims(state, player, card, id, ability))
      moves.push(aimed({ type: 'activate', player, card, ability: index }, aim));
  });
}

// gundam/main-phase
function addMainPhase(state: AttackState, moves: Move[]): void {
  const friends = state.sides[state.turn] ?? [];
  const opponents = seatsLeft(state).filter((seat) => !friends.includes(seat));
  const enemies = state.units.filter(({ owner }) => !friends.includes(owner));
  for (const player of friends) {
    for (const unit of state.units)
      if (unit.owner === player && !unit.rested) addUnit(state, unit, opponents, enemies, moves);
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
  unit: UnitState,
  opponents: readonly Seat[],
  enemies: readonly UnitState[],
  moves: Move[],
): void {
  const { id, owner: player } = unit;
  const gains = gainsOf(state, id);
  if (mayAttack(state, unit, gains)) {
    if (mayAttackPlayers(gains))
      for (const target of opponents) moves.push({ type: 'attack', player, unit: id, target });
    for (const enemy of enemies)
      if (mayAttackUnit(state, enemy, gains))
        moves.push({ type: 'attack', player, unit: id, target: enemy.id });
  }
  if (!keywordsOf(state, id, gains).support) return;
  for (const { id: target, owner } of state.units)
    if (target !== id && hasTurn(state, owner)) moves.push({ type: 'support', player, unit: id, target });
}

// gundam/rulebook/playing-cards
function addHand(state: AttackState, player: Seat, moves: Move[]): void {
  const { hand, resources } = playerOf(state, player);
  for (const card of hand) {
    const facts = state.cards[card];
    if (!facts || !canPay(resources, facts.lv ?? 0, facts.cost ?? 0)) continue;
    if (facts.type === 'unit' || facts.type === 'base') {
      for (const replace of roomsFor(state, player, facts.type === 'unit' ? 1 : 0))
        moves.push(replace ? { type: 'deploy', player, card, replace } : { type: 'deploy', player, card });
    } else if (facts.type === 'pilot' || facts.pilot) {
      for (const { id: unit, owner, pilot } of state.units)
        if (owner === player && pilot === undefined) moves.push({ type: 'pair', player, card, unit });
    }
  }
}
