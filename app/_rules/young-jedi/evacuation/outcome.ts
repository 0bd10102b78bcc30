import { DARK_FIRST, otherSide, type Side } from '../../core/sides';
import { shuffleIn } from '../shuffled-deck';
import { sidesWith, withAttempt, withoutAttempt, withParts, withPlayer } from './change';
import type { Log } from './events';
import { reveal, settleFight } from './fight';
import { battleCardsIn, isTransport, planetTitle, shipOf, titleOf, titlesOf } from './fleet';
import { type Refusal, refuse } from './refusals';
import type { EvacuationState, Planet } from './state';

const hasShip = (state: EvacuationState, plan: readonly string[]): boolean =>
  plan.some((id) => shipOf(state, id));

/** Goes on as long as nobody has anything to draw, lose or choose. */
// young-jedi/rulebook/starships#hyperspace
export function goOn(from: EvacuationState, log: Log): EvacuationState {
  let state = from;
  while (!state.over && !state.owed && state.attempt && !state.attempt.choice) {
    const { stage, fight, plans } = state.attempt;
    if (fight) {
      if (fight.due.length > 0) return state;
      state = settleFight(state, log);
    } else if (stage === 'fight') {
      const both = hasShip(state, plans.light) && hasShip(state, plans.dark);
      state = both ? reveal(state, log) : endBattle(state, log);
    } else if (stage === 'outcome' && !isPicking(state)) state = settle(state, transportsLeft(state)[0], log);
    else return state;
  }
  return state;
}

/** One plan has run out. What is left in the other comes through: there is no breakthrough. */
// young-jedi/rulebook/starships#hyperspace
function endBattle(state: EvacuationState, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt) return state;
  log.tell('battle-over', {});
  let next = state;
  const survivors = { ...attempt.survivors };
  for (const side of DARK_FIRST) {
    const unused = battleCardsIn(state, attempt.plans[side]);
    const ships = attempt.plans[side].filter((id) => shipOf(state, id));
    survivors[side] = [...survivors[side], ...ships];
    if (side !== attempt.by && ships.length > 0) log.tell('no-breakthrough', { count: ships.length });
    if (unused.length === 0) continue;
    log.tell('battle-cards-discarded', { player: side, count: unused.length });
    next = withPlayer(next, side, { discard: [...next.players[side].discard, ...unused] });
  }
  return withAttempt(next, { stage: 'outcome', survivors, plans: { light: [], dark: [] } });
}

/** Transports of the player who evacuates that are still there. */
export function transportsLeft(state: EvacuationState): string[] {
  const { attempt } = state;
  return attempt ? attempt.survivors[attempt.by].filter((id) => isTransport(state, id)) : [];
}

/** Chance has to say which of several transports returns to the draw deck. */
// young-jedi/rulebook/starships#hyperspace
export const isPicking = (state: EvacuationState): boolean =>
  state.attempt?.stage === 'outcome' && state.transportReturns && transportsLeft(state).length > 1;

export function whyNotPick(state: EvacuationState, side: Side, id: string): Refusal | undefined {
  if (!isPicking(state) || state.attempt?.by !== side) return refuse('nothing-to-pick');
  return transportsLeft(state).includes(id)
    ? undefined
    : refuse('not-a-surviving-transport', { card: titleOf(state, id) });
}

/** With a transport left, everyone aboard is shuffled into the draw deck; with none, they are discarded. */
// young-jedi/rulebook/starships#hyperspace, young-jedi/evacuation#first-rule
export function settle(state: EvacuationState, transport: string | undefined, log: Log): EvacuationState {
  const { attempt } = state;
  if (!attempt) return state;
  const { by, passengers, intercepted } = attempt;
  const planet = planetTitle(state, attempt.planet);
  const args = { player: by, planet, count: passengers.length };
  log.tell(transport === undefined ? 'failed' : 'escaped', args);
  const returning = transport !== undefined && state.transportReturns ? [transport] : [];
  for (const id of returning) log.tell('transport-returns', { player: by, card: titleOf(state, id) });
  const { deck, discard } = state.players[by];
  const landed =
    transport === undefined
      ? withPlayer(state, by, { discard: [...discard, ...passengers] })
      : withPlayer(state, by, { deck: shuffleIn(deck, [...passengers, ...returning]) });
  const outcome = transport === undefined ? 'lost' : intercepted ? 'escaped' : 'unopposed';
  return withParts(withoutAttempt(standDown(landed, returning, log)), {
    results: [...state.results, { by, planet: attempt.planet, outcome }],
  });
}

/** The other starships go back to hyperspace; under the first rulebook they depart to the discard pile. */
// young-jedi/rulebook/starships#starship-battle
function standDown(state: EvacuationState, returning: readonly string[], log: Log): EvacuationState {
  let next = state;
  const by = state.attempt?.by ?? 'light';
  for (const side of [by, otherSide(by)]) {
    const ships = (state.attempt?.survivors[side] ?? []).filter((id) => !returning.includes(id));
    if (ships.length === 0) continue;
    const { hyperspace, discard } = next.players[side];
    if (state.edition === 'hyperspace') {
      log.tell('back-to-hyperspace', { player: side, ships: titlesOf(state, ships) });
      next = withPlayer(next, side, { hyperspace: [...hyperspace, ...ships] });
    } else {
      for (const id of ships) log.tell('departs', { player: side, card: titleOf(state, id) });
      next = withPlayer(next, side, { discard: [...discard, ...ships] });
    }
  }
  return next;
}

/** The turn ends; the opponent's begins, whose hidden cards are turned up. */
// young-jedi/rulebook/first-game#turn, young-jedi/face-down
export function endTurn(state: EvacuationState, side: Side, log: Log): EvacuationState {
  if (state.turnNumber >= state.turns) {
    log.tell('play-over', {});
    return withParts(state, { over: { reason: 'turns' } });
  }
  const turn = otherSide(side);
  const turnNumber = state.turnNumber + 1;
  log.tell('turn', { player: turn, number: turnNumber });
  let hidden = 0;
  for (const { cards } of state.planets) for (const { faceDown } of cards[turn]) if (faceDown) hidden++;
  if (hidden > 0) log.tell('turned-up', { player: turn, count: hidden });
  const planets = hidden > 0 ? state.planets.map((planet) => turnUp(planet, turn)) : state.planets;
  return withParts(state, { turn, turnNumber, step: 'deploy', planets });
}

const turnUp = ({ id, title, cards }: Planet, side: Side): Planet => ({
  id,
  title,
  cards: sidesWith(
    cards,
    side,
    cards[side].map(({ card }) => ({ card })),
  ),
});
