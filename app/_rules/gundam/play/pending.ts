import type { Ability, Need, Text } from '../printed/schema';
import { abilityWaiting, burstText } from './abilities';
import { isIdle, roomNeeded, whyNotReplace, whyNotTargets } from './choose';
import { breach, reveal } from './damage';
import { recover } from './effects';
import { commandUsed } from './happened';
import { putInto } from './leave';
import { meets } from './needs';
import { lacksItsCard, unitsDeployed } from './possible';
import { type Refusal, refuse } from './refusals';
import { nameOf, sideOf } from './sides';
import type { Move, Pending, PlayState, Seat } from './state';
import { addFacts, setPlace, stackTriggered, type Table } from './table';
import { carryOut } from './text';
import { placeOf } from './values';

const NO_TEXT: Text = { effects: [] };

function textOf(state: PlayState, waiting: Pending): Text {
  if (waiting.kind === 'burst') return burstText(state.cards[waiting.card]);
  if (waiting.kind !== 'trigger') return NO_TEXT;
  return abilityWaiting(state, waiting) ?? NO_TEXT;
}

/**
 * The effects that may be resolved now. Bursts come first, then those that triggered last; among them those of the
 * player whose turn it is, then the others in turn order. Whoever has several chooses their order.
 */
export function dueNow(state: PlayState): Pending[] {
  let due: Pending[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const waiting of nextBatch(state)) {
    const rank = rankOf(state, waiting);
    if (rank > first) continue;
    if (rank < first) due = [];
    first = rank;
    due.push(waiting);
  }
  return due;
}

const NOTHING: readonly Pending[] = [];

/**
 * What triggered last. A Burst goes before what triggered together with it or earlier, but what a Burst itself triggers
 * goes before the Bursts that still wait.
 */
// gundam/order-of-effects#burst-first, gundam/order-of-effects#between-bursts
const nextBatch = ({ pending }: PlayState): readonly Pending[] => pending.at(-1) ?? NOTHING;

/** The lower, the sooner. */
function rankOf(state: PlayState, { kind, player }: Pending): number {
  const count = state.sides.length;
  const turnsAway = (sideOf(state, player) - state.turn + count) % count;
  return kind === 'burst' ? turnsAway : count + turnsAway;
}

/** The source of a text that chooses "another": the Unit itself, also for its Pilot's text. */
export const sourceOf = (waiting: Pending): string =>
  waiting.kind === 'trigger' ? (waiting.unit ?? waiting.card) : waiting.card;

/** Whether a text that waits has nothing to choose although it has to. */
function hasNothing(state: PlayState, waiting: Pending): boolean {
  const text = textOf(state, waiting);
  const source = sourceOf(waiting);
  return isIdle(state, waiting.player, source, text) || lacksItsCard(state, waiting.player, source, text);
}

/** Whether a text that waits would do nothing: it has nothing to choose, or what it asks of the table is not so. */
export function isVain(state: PlayState, waiting: Pending): boolean {
  const source = sourceOf(waiting);
  if (hasNothing(state, waiting)) return true;
  if (waiting.kind !== 'trigger') return false;
  const ability = abilityWaiting(state, waiting);
  return !meets(state, waiting.player, needOf(ability), source) || isSoAlready(state, source, ability);
}

/** What a text asks of the table now; what Destroyed asks of its own card and its Pilot was looked at when that left. */
// gundam/destroyed-effect#last-state
function needOf(ability: Ability | undefined): Need | undefined {
  if (ability?.when !== 'destroyed' || !ability.if) return ability?.if;
  const { this: _, pilots: __, ...need } = ability.if;
  return need;
}

/** Setting its own card active that is so, or resting one that is rested, is nothing done: it uses up no turn's use. */
// gundam/once-per-turn#not-spent
function isSoAlready(state: PlayState, source: string, text: Text | undefined): boolean {
  const place = placeOf(state, source);
  const [only, ...more] = text?.effects ?? [];
  if (!place || !only || more.length > 0 || text?.choose) return false;
  if (only.does !== 'set-active' && only.does !== 'rest') return false;
  const isOwn = only.on === undefined || only.on === 'this';
  return isOwn && place.rested === (only.does === 'rest');
}

/** Whether a player has a say in it: a Burst always, a choice, a "may", or room to make. */
function asks(state: PlayState, waiting: Pending): boolean {
  if (waiting.kind === 'burst') return true;
  const text = textOf(state, waiting);
  if (isVain(state, waiting)) return false;
  const ability = waiting.kind === 'trigger' ? abilityWaiting(state, waiting) : undefined;
  return (
    ability?.may === true ||
    text.choose !== undefined ||
    roomNeeded(
      state,
      waiting.player,
      unitsDeployed(state, waiting.player, waiting.card, sourceOf(waiting), text),
    ) > 0
  );
}

function takeOff(state: PlayState, waiting: Pending): void {
  state.pending = state.pending
    .map((batch) => (batch.includes(waiting) ? batch.filter((other) => other !== waiting) : batch))
    .filter((batch) => batch.length > 0);
}

interface Aim {
  targets?: readonly string[];
  replace?: readonly string[];
}

function carry(table: Table, waiting: Pending, aim: Aim): void {
  const { state, log } = table;
  takeOff(state, waiting);
  const { player, card } = waiting;
  if (waiting.kind === 'breach') breach(table, waiting.side, waiting.amount, card);
  else if (waiting.kind === 'repair') recover(table, card, waiting.amount);
  else {
    const text = textOf(state, waiting);
    const { unit, about, pilot, paid }: Partial<Extract<Pending, { kind: 'trigger' }>> =
      waiting.kind === 'trigger' ? waiting : {};
    if (waiting.kind === 'burst') {
      log.tell('burst-activated', { player, card: nameOf(state, card) });
      if (state.cards[card]?.burst === 'command') commandUsed(table, player, card);
    } else if (isVain(state, waiting)) {
      log.tell(hasNothing(state, waiting) ? 'no-target' : 'condition-unmet', { card: nameOf(state, card) });
      return;
    } else {
      log.tell('triggered', { card: nameOf(state, card) });
      markUsed(table, waiting);
    }
    const kind = waiting.kind === 'burst' ? 'burst' : 'ability';
    carryOut(table, kind, text, {
      player,
      card,
      ...(unit !== undefined && { unit }),
      ...(about !== undefined && { about }),
      ...(pilot !== undefined && { pilot }),
      ...(paid !== undefined && { paid }),
      ...aim,
    });
  }
  stackTriggered(table);
}

/** What works once per turn has now worked. */
// gundam/once-per-turn
function markUsed(table: Table, waiting: Extract<Pending, { kind: 'trigger' }>): void {
  const { state } = table;
  const { card, ability } = waiting;
  const place = placeOf(state, sourceOf(waiting));
  if (place && abilityWaiting(state, waiting)?.oncePerTurn)
    setPlace(table, sourceOf(waiting), 'used', [...place.used, `${card}#${ability}`]);
}

/** Resolves whatever nobody has a say in. Whether something was. */
export function resolveByItself(table: Table): boolean {
  const due = dueNow(table.state);
  const [only] = due;
  if (!only || due.length > 1 || asks(table.state, only)) return false;
  carry(table, only, {});
  return true;
}

type Answer = Extract<Move, { type: 'burst' | 'resolve' | 'decline' }>;

/** The waiting effect that a move speaks of. */
export function dueFor(state: PlayState, move: Answer): Pending | undefined {
  return dueNow(state).find((waiting) => isMeant(waiting, move));
}

function isMeant(waiting: Pending, move: Answer): boolean {
  if (waiting.card !== move.card || waiting.player !== move.player) return false;
  const index = 'ability' in move ? move.ability : undefined;
  if (move.type === 'burst') return waiting.kind === 'burst';
  if (move.type === 'decline' && waiting.kind === 'burst') return index === undefined;
  if (waiting.kind === 'breach' || waiting.kind === 'repair')
    return move.type === 'resolve' && index === undefined;
  return waiting.kind === 'trigger' && waiting.ability === index;
}

export function whyNotAnswer(state: PlayState, move: Answer): Refusal | undefined {
  const waiting = dueFor(state, move);
  if (!waiting) {
    const burst = dueNow(state).find((other) => other.kind === 'burst' && other.card === move.card);
    if (burst && move.type !== 'resolve') return refuse('not-your-burst', { card: nameOf(state, move.card) });
    return refuse(move.type === 'burst' ? 'no-burst-now' : 'nothing-to-resolve');
  }
  const text = textOf(state, waiting);
  if (move.type === 'decline') {
    if (waiting.kind === 'burst') return undefined;
    const may = waiting.kind === 'trigger' && abilityWaiting(state, waiting)?.may === true;
    return may ? undefined : refuse('must-be-resolved', { card: nameOf(state, move.card) });
  }
  const source = sourceOf(waiting);
  if (move.type === 'resolve' && isVain(state, waiting))
    return move.targets === undefined && move.replace === undefined
      ? undefined
      : refuse('wrong-targets', { card: nameOf(state, move.card) });
  if (lacksItsCard(state, move.player, source, text))
    return refuse('nothing-to-choose', { card: nameOf(state, move.card) });
  return (
    whyNotTargets(state, move.player, source, text, move.targets) ??
    whyNotReplace(
      state,
      move.player,
      unitsDeployed(state, move.player, move.card, source, text),
      move.replace,
    )
  );
}

export function answer(table: Table, move: Answer): void {
  const { state, log } = table;
  const waiting = dueFor(state, move);
  if (!waiting) return;
  if (move.type !== 'decline') {
    carry(table, waiting, {
      ...(move.targets && { targets: move.targets }),
      ...(move.replace && { replace: move.replace }),
    });
    return;
  }
  takeOff(state, waiting);
  const card = nameOf(state, move.card);
  if (waiting.kind === 'burst') {
    log.tell('burst-declined', { player: move.player, card });
    putInto(table, move.player, move.card, 'trash');
  } else log.tell('declined', { player: move.player, card });
}

// gundam/shield
export function whyNotReveal(
  state: PlayState,
  player: Seat,
  shield: string,
  card: string,
): Refusal | undefined {
  if (state.revealing.length === 0) return refuse('nothing-to-reveal');
  const found = state.revealing.find((other) => other.card === shield);
  if (!found || found.owner !== player) return refuse('not-your-shield');
  return Object.hasOwn(state.unknowns, card) ? undefined : refuse('unknown-card');
}

/** Says what an unknown Shield is. Bursts of Shields destroyed together wait together. */
// gundam/rulebook/attack#damage-management
export function revealShield(table: Table, player: Seat, shield: string, card: string): void {
  const { state } = table;
  const facts = state.unknowns[card];
  if (!facts) return;
  state.revealing = state.revealing.filter((other) => other.card !== shield);
  addFacts(table, [shield], facts);
  reveal(table, player, shield);
  const top = state.pending.at(-1);
  if (top?.some(({ kind }) => kind === 'burst')) {
    state.pending = [...state.pending.slice(0, -1), [...top, ...table.triggered]];
    table.triggered = [];
  } else stackTriggered(table);
}
