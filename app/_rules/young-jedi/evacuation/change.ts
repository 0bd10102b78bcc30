import type { Side } from '../../swccg/force/piles';
import type { Attempt, EvacuationState, Player } from './state';

type Lasting = 'edition' | 'transportReturns' | 'turns';
type Passing = 'attempt' | 'owed';

/** What changes; `null` for an attempt, or for damage owed, that is over. */
type Change = Partial<Omit<EvacuationState, Lasting | Passing>> & {
  [Key in Passing]?: EvacuationState[Key] | null;
};

/** A state with some parts changed. Copied key by key, as below: spreading so many keys is slow. */
export function withParts(state: EvacuationState, change: Change): EvacuationState {
  const changed: EvacuationState = {
    edition: state.edition,
    transportReturns: state.transportReturns,
    turn: change.turn ?? state.turn,
    turnNumber: change.turnNumber ?? state.turnNumber,
    turns: state.turns,
    step: change.step ?? state.step,
    planets: change.planets ?? state.planets,
    cards: change.cards ?? state.cards,
    players: change.players ?? state.players,
    results: change.results ?? state.results,
  };
  const attempt = change.attempt === undefined ? state.attempt : change.attempt;
  if (attempt) changed.attempt = attempt;
  const owed = change.owed === undefined ? state.owed : change.owed;
  if (owed) changed.owed = owed;
  const over = change.over ?? state.over;
  if (over) changed.over = over;
  return changed;
}

type PlayerChange = Partial<Omit<Player, 'bonus'>>;

const changePlayer = (player: Player, change: PlayerChange): Player => ({
  hand: change.hand ?? player.hand,
  deck: change.deck ?? player.deck,
  discard: change.discard ?? player.discard,
  hyperspace: change.hyperspace ?? player.hyperspace,
  bonus: player.bonus,
});

/** Both players, with something of one changed. */
export const playersWith = (
  { players: { light, dark } }: EvacuationState,
  side: Side,
  change: PlayerChange,
): Record<Side, Player> =>
  side === 'light'
    ? { light: changePlayer(light, change), dark }
    : { light, dark: changePlayer(dark, change) };

export const withPlayer = (state: EvacuationState, side: Side, change: PlayerChange): EvacuationState =>
  withParts(state, { players: playersWith(state, side, change) });

type AttemptChange = Partial<Omit<Attempt, 'by' | 'planet' | 'passengers' | 'fight' | 'choice'>> & {
  fight?: Attempt['fight'] | null;
  choice?: Attempt['choice'] | null;
};

/** An attempt that has gone on; `null` for a fight, or for a choice, that is over. */
export function changeAttempt(attempt: Attempt, change: AttemptChange): Attempt {
  const changed: Attempt = {
    by: attempt.by,
    planet: attempt.planet,
    stage: change.stage ?? attempt.stage,
    passengers: attempt.passengers,
    ships: change.ships ?? attempt.ships,
    declared: change.declared ?? attempt.declared,
    plans: change.plans ?? attempt.plans,
    slipped: change.slipped ?? attempt.slipped,
    survivors: change.survivors ?? attempt.survivors,
    intercepted: change.intercepted ?? attempt.intercepted,
  };
  const fight = change.fight === undefined ? attempt.fight : change.fight;
  if (fight) changed.fight = fight;
  const choice = change.choice === undefined ? attempt.choice : change.choice;
  if (choice) changed.choice = choice;
  return changed;
}

export const withAttempt = (state: EvacuationState, change: AttemptChange): EvacuationState =>
  state.attempt ? withParts(state, { attempt: changeAttempt(state.attempt, change) }) : state;

/** A part of each player's, with one player's changed. */
export const sidesWith = <Part>(parts: Record<Side, Part>, side: Side, part: Part): Record<Side, Part> =>
  side === 'light' ? { light: part, dark: parts.dark } : { light: parts.light, dark: part };
