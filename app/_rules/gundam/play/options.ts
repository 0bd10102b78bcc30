import type { Timing } from '../cards';
import { MOMENT_OF, type Moment } from '../moments';
import type { Text } from '../printed/schema';
import { abilityWaiting, burstText } from './abilities';
import { rested, timingNow, whyNotUse } from './actions';
import { drawnTo, mayAttack, mayAttackPlayers, mayAttackUnit, whyNotBlock } from './attacking';
import { roomsFor, targetSets } from './choose';
import { canPay, priceOf, waysToPay } from './costs';
import { answers, draws } from './due';
import { activatedText, lacksToActivate } from './payments';
import { dueNow, isVain, sourceOf } from './pending';
import { lacksItsCard, unitsDeployed } from './possible';
import { attackedSide, hasTurn, playerOf, seatsLeft } from './sides';
import type { BaseState, CourseMove, Move, Pending, PlayState, Seat, UnitState } from './state';
import { canTakePilot, gainsOf, keywordsOf } from './values';

/** Every legal move of every player, now. Targets stand in the order of the table. */
export function options(state: PlayState): Move[] {
  if (state.over) return [];
  if (state.due) return answers(state, state.due);
  const moves: Move[] = [];
  if (state.revealing.length > 0) {
    for (const { owner, card } of state.revealing)
      for (const name in state.unknowns)
        moves.push({ type: 'reveal', player: owner, shield: card, card: name });
    return moves;
  }
  if (state.pending.length > 0) {
    // a text that was triggered twice waits twice: whichever is answered, the move is the same
    const due = new Map(
      dueNow(state).map((waiting) => [JSON.stringify({ ...waiting, about: null }), waiting]),
    );
    for (const waiting of due.values()) addAnswers(state, waiting, moves);
    return moves;
  }
  if (state.battle?.step === 'block') addBlocks(state, moves);
  else if (state.opportunity) addActions(state, state.opportunity.side, moves);
  else if (state.phase === 'main') addMainPhase(state, moves);
  else addPhase(state, moves);
  return moves;
}

const MOVES_AT = new Map<PlayState['phase'], CourseMove['type'][]>();
for (const [type, moment] of Object.entries(MOMENT_OF) as [CourseMove['type'], Moment][])
  MOVES_AT.set(moment, [...(MOVES_AT.get(moment) ?? []), type]);

/** What a phase asks of each player of the side; nobody chooses more than what to keep or what was drawn. */
// gundam/rulebook/turn#turn-overview
function addPhase(state: PlayState, moves: Move[]): void {
  const types = MOVES_AT.get(state.phase) ?? [];
  for (const player of state.sides[state.turn] ?? []) {
    if (state.course?.done.includes(player)) continue;
    for (const type of types)
      if (type === 'draw') moves.push(...draws(state, player));
      else moves.push({ type, player });
  }
}

interface Aim {
  targets?: readonly string[];
  replace?: readonly string[];
}
const NOTHING: readonly Aim[] = [{}];
const NONE: readonly Aim[] = [];

/** The move with what it aims at. */
function aimed<Aimed extends Move & Aim>(move: Aimed, { targets, replace }: Aim): Aimed {
  if (targets) move.targets = targets;
  if (replace) move.replace = replace;
  return move;
}

/** The move with every number of EX Resources that can pay for it. */
function addPaid(
  state: PlayState,
  cost: number,
  move: Extract<Move, { type: 'play' | 'activate' | 'deploy' | 'pair' }>,
  moves: Move[],
): void {
  for (const ex of waysToPay(state, move.player, cost)) moves.push(ex === undefined ? move : { ...move, ex });
}

/** Each way to aim a text: its targets, and the Units that make room where some have to. */
function aims(state: PlayState, player: Seat, card: string, source: string, text: Text): readonly Aim[] {
  if (lacksItsCard(state, player, source, text)) return NONE;
  const deployed = unitsDeployed(state, player, card, source, text);
  if (deployed === 0 && !text.choose) return NOTHING;
  const rooms = roomsFor(state, player, deployed);
  const found: Aim[] = [];
  for (const targets of targetSets(state, player, source, text))
    for (const replace of rooms)
      if (!targets) found.push(replace ? { replace } : {});
      else found.push(replace ? { targets, replace } : { targets });
  return found;
}

function addAnswers(state: PlayState, waiting: Pending, moves: Move[]): void {
  const { player, card } = waiting;
  if (waiting.kind === 'breach' || waiting.kind === 'repair') {
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
  const text = abilityWaiting(state, waiting);
  if (!text) return;
  const source = sourceOf(waiting);
  const vain = isVain(state, waiting);
  for (const aim of vain ? NOTHING : aims(state, player, card, source, text))
    moves.push(aimed({ type: 'resolve', player, card, ability }, aim));
  if (text.may) moves.push({ type: 'decline', player, card, ability });
}

// gundam/block-step
function addBlocks(state: PlayState, moves: Move[]): void {
  const side = attackedSide(state, state.battle?.target ?? '');
  for (const player of state.sides[side] ?? []) {
    for (const { id: unit, owner, rested } of state.units)
      if (owner === player && !rested && !whyNotBlock(state, player, unit))
        moves.push({ type: 'block', player, unit });
    moves.push({ type: 'pass', player });
  }
}

// gundam/action-step
function addActions(state: PlayState, side: number, moves: Move[]): void {
  for (const player of state.sides[side] ?? []) {
    addCommands(state, player, moves);
    addAbilities(state, player, moves);
    moves.push({ type: 'pass', player });
  }
}

function addCommands(state: PlayState, player: Seat, moves: Move[]): void {
  const { hand, resources } = playerOf(state, player);
  const timing = timingNow(state);
  for (const card of hand) {
    const command = state.cards[card];
    if (command?.type !== 'command' || !command.timings.includes(timing)) continue;
    const price = priceOf(state, player, card, command);
    if (!canPay(resources, price)) continue;
    for (const aim of aims(state, player, card, card, command))
      addPaid(state, price.cost, aimed({ type: 'play', player, card }, aim), moves);
  }
}

/** Those of a player's Units, of the Pilots paired with them, and of Bases. */
function addAbilities(state: PlayState, player: Seat, moves: Move[]): void {
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
  state: PlayState,
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
    if (ability.when !== timing) return;
    const cost = ability.cost ?? 0;
    const [ex] = waysToPay(state, player, cost);
    if (whyNotUse(state, place, id, card, index, ability, ex)) return;
    const paid = rested(state, id, ability);
    if (lacksToActivate(paid, player, id, ability)) return;
    for (const aim of aims(paid, player, card, id, activatedText(ability)))
      addPaid(state, cost, aimed({ type: 'activate', player, card, ability: index }, aim), moves);
  });
}

// gundam/main-phase
function addMainPhase(state: PlayState, moves: Move[]): void {
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
  state: PlayState,
  unit: UnitState,
  opponents: readonly Seat[],
  enemies: readonly UnitState[],
  moves: Move[],
): void {
  const { id, owner: player } = unit;
  const gains = gainsOf(state, id);
  if (mayAttack(state, unit, gains)) {
    const drawn = drawnTo(state, id, gains);
    if (mayAttackPlayers(state, unit, gains) && drawn.length === 0)
      for (const target of opponents) moves.push({ type: 'attack', player, unit: id, target });
    for (const enemy of enemies)
      if (mayAttackUnit(state, unit, enemy, gains) && (drawn.length === 0 || drawn.includes(enemy.id)))
        moves.push({ type: 'attack', player, unit: id, target: enemy.id });
  }
  if (!keywordsOf(state, id, gains).support) return;
  for (const { id: target, owner } of state.units)
    if (target !== id && hasTurn(state, owner)) moves.push({ type: 'support', player, unit: id, target });
}

// gundam/rulebook/playing-cards
function addHand(state: PlayState, player: Seat, moves: Move[]): void {
  const { hand, resources } = playerOf(state, player);
  for (const card of hand) {
    const facts = state.cards[card];
    if (!facts) continue;
    if (facts.type === 'unit' || facts.type === 'base') {
      const price = priceOf(state, player, card, facts);
      if (!canPay(resources, price)) continue;
      for (const replace of roomsFor(state, player, facts.type === 'unit' ? 1 : 0))
        addPaid(
          state,
          price.cost,
          replace ? { type: 'deploy', player, card, replace } : { type: 'deploy', player, card },
          moves,
        );
    } else if (facts.type === 'pilot' || facts.pilot) {
      for (const unit of state.units)
        if (unit.owner === player && canTakePilot(state, unit)) {
          const price = priceOf(state, player, card, facts, unit.id);
          if (canPay(resources, price))
            addPaid(state, price.cost, { type: 'pair', player, card, unit: unit.id }, moves);
        }
    }
  }
}
