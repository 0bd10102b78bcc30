import { isIdle, roomNeeded, whyNotReplace, whyNotTargets } from './choose';
import { breach, reveal } from './damage';
import { carryOut, unitsDeployed } from './effects';
import type { Ability, CardFacts, Text } from './facts';
import { putInto } from './leave';
import { type Refusal, refuse } from './refusals';
import { nameOf, sideOf } from './sides';
import type { AttackState, Move, Pending, Seat } from './state';
import { addFacts, stackTriggered, type Table } from './table';

const NO_TEXT: Text = { effects: [] };

/** What a Burst does, spelled out. */
// gundam/burst
export function burstText(facts: CardFacts | undefined): Text {
  const burst = facts?.burst;
  switch (burst) {
    case undefined:
      return NO_TEXT;
    case 'hand':
      return { effects: [{ does: 'to-hand' }] };
    case 'deploy':
      return { effects: [{ does: 'deploy' }] };
    case 'command':
      return facts?.type === 'command' ? facts : NO_TEXT;
    default:
      return burst;
  }
}

export function abilityOf(state: AttackState, card: string, index: number): Ability | undefined {
  const facts = state.cards[card];
  return facts && facts.type !== 'command' ? facts.abilities?.[index] : undefined;
}

function textOf(state: AttackState, waiting: Pending): Text {
  if (waiting.kind === 'burst') return burstText(state.cards[waiting.card]);
  if (waiting.kind === 'breach') return NO_TEXT;
  return abilityOf(state, waiting.card, waiting.ability) ?? NO_TEXT;
}

/**
 * The effects that may be resolved now. Those that triggered last come first; among them Bursts, then those of the
 * player whose turn it is, then the others in turn order. Whoever has several chooses their order.
 */
export function dueNow(state: AttackState): Pending[] {
  let due: Pending[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const waiting of state.pending.at(-1) ?? NOTHING) {
    const rank = rankOf(state, waiting);
    if (rank > first) continue;
    if (rank < first) due = [];
    first = rank;
    due.push(waiting);
  }
  return due;
}

const NOTHING: readonly Pending[] = [];

/** The lower, the sooner. */
function rankOf(state: AttackState, { kind, player }: Pending): number {
  const count = state.sides.length;
  const turnsAway = (sideOf(state, player) - state.turn + count) % count;
  return kind === 'burst' ? turnsAway : count + turnsAway;
}

/** The source of a text that chooses "another": the Unit itself, also for its Pilot's text. */
export const sourceOf = (waiting: Pending): string =>
  waiting.kind === 'trigger' ? (waiting.unit ?? waiting.card) : waiting.card;

/** Whether a player has a say in it: a Burst always, a choice, a "may", or room to make. */
function asks(state: AttackState, waiting: Pending): boolean {
  if (waiting.kind === 'burst') return true;
  const text = textOf(state, waiting);
  if (isIdle(state, waiting.player, sourceOf(waiting), text)) return false;
  const ability = waiting.kind === 'trigger' ? abilityOf(state, waiting.card, waiting.ability) : undefined;
  return (
    ability?.may === true ||
    text.choose !== undefined ||
    roomNeeded(state, waiting.player, unitsDeployed(state, waiting.card, text)) > 0
  );
}

function takeOff(state: AttackState, waiting: Pending): void {
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
  else {
    const text = textOf(state, waiting);
    const unit = waiting.kind === 'trigger' ? waiting.unit : undefined;
    if (waiting.kind === 'burst') log.tell('burst-activated', { player, card: nameOf(state, card) });
    else if (isIdle(state, player, sourceOf(waiting), text)) {
      log.tell('no-target', { card: nameOf(state, card) });
      return;
    } else log.tell('triggered', { card: nameOf(state, card) });
    carryOut(table, text, { player, card, ...(unit !== undefined && { unit }), ...aim });
    if (waiting.kind === 'burst' && !movesItself(text)) putInto(table, player, card, 'trash');
  }
  stackTriggered(table);
}

const movesItself = ({ effects }: Text): boolean =>
  effects.some(({ does }) => does === 'to-hand' || does === 'deploy');

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
export function dueFor(state: AttackState, move: Answer): Pending | undefined {
  return dueNow(state).find((waiting) => isMeant(waiting, move));
}

function isMeant(waiting: Pending, move: Answer): boolean {
  if (waiting.card !== move.card || waiting.player !== move.player) return false;
  const index = 'ability' in move ? move.ability : undefined;
  if (move.type === 'burst') return waiting.kind === 'burst';
  if (move.type === 'decline' && waiting.kind === 'burst') return index === undefined;
  if (waiting.kind === 'breach') return move.type === 'resolve' && index === undefined;
  return waiting.kind === 'trigger' && waiting.ability === index;
}

export function whyNotAnswer(state: AttackState, move: Answer): Refusal | undefined {
  const waiting = dueFor(state, move);
  if (!waiting) {
    const burst = dueNow(state).find((other) => other.kind === 'burst' && other.card === move.card);
    if (burst && move.type !== 'resolve') return refuse('not-your-burst', { card: nameOf(state, move.card) });
    return refuse(move.type === 'burst' ? 'no-burst-now' : 'nothing-to-resolve');
  }
  const text = textOf(state, waiting);
  if (move.type === 'decline') {
    if (waiting.kind === 'burst') return undefined;
    const may = waiting.kind === 'trigger' && abilityOf(state, waiting.card, waiting.ability)?.may === true;
    return may ? undefined : refuse('must-be-resolved', { card: nameOf(state, move.card) });
  }
  const source = sourceOf(waiting);
  if (move.type === 'resolve' && isIdle(state, move.player, source, text))
    return move.targets === undefined && move.replace === undefined
      ? undefined
      : refuse('wrong-targets', { card: nameOf(state, move.card) });
  return (
    whyNotTargets(state, move.player, source, text, move.targets) ??
    whyNotReplace(state, move.player, unitsDeployed(state, move.card, text), move.replace)
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
  state: AttackState,
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
