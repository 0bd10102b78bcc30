import type { Side } from '../../swccg/force/piles';
import type { DeployStep, Player, PodraceState } from './state';

type Lasting = 'turns' | 'only' | 'search';

/** A state with some parts changed. Copied key by key, as the deploy step below: spreading so many keys is slow. */
export function withParts(state: PodraceState, change: Partial<Omit<PodraceState, Lasting>>): PodraceState {
  const { turns, only, search } = state;
  const turn = change.turn ?? state.turn;
  const turnNumber = change.turnNumber ?? state.turnNumber;
  const stage = change.stage ?? state.stage;
  const deploy = change.deploy ?? state.deploy;
  const drawing = change.drawing ?? state.drawing;
  const opening = change.opening ?? state.opening;
  const cards = change.cards ?? state.cards;
  const players = change.players ?? state.players;
  const changed: PodraceState =
    only === undefined
      ? { turn, turnNumber, turns, search, stage, deploy, drawing, opening, cards, players }
      : { turn, turnNumber, turns, only, search, stage, deploy, drawing, opening, cards, players };
  const owes = change.owes ?? state.owes;
  if (owes) changed.owes = owes;
  const over = change.over ?? state.over;
  if (over) changed.over = over;
  return changed;
}

type PlayerChange = Partial<Omit<Player, 'counters'>>;

/** Spread all the same: a pilot and a Podracer come in the order in which they were put there. */
function changePlayer(player: Player, change: PlayerChange): Player {
  const changed = { ...player };
  if (change.objective !== undefined) changed.objective = change.objective;
  if (change.pilot !== undefined) changed.pilot = change.pilot;
  if (change.podracer !== undefined) changed.podracer = change.podracer;
  if (change.thrust !== undefined) changed.thrust = change.thrust;
  if (change.laps !== undefined) changed.laps = change.laps;
  if (change.pile !== undefined) changed.pile = change.pile;
  if (change.hand !== undefined) changed.hand = change.hand;
  if (change.deck !== undefined) changed.deck = change.deck;
  if (change.discard !== undefined) changed.discard = change.discard;
  if (change.planet !== undefined) changed.planet = change.planet;
  return changed;
}

/** Both players, with something of one changed. */
export function playersWith(
  { players: { light, dark } }: PodraceState,
  side: Side,
  change: PlayerChange,
): Record<Side, Player> {
  return side === 'light'
    ? { light: changePlayer(light, change), dark }
    : { light, dark: changePlayer(dark, change) };
}

export const withPlayer = (state: PodraceState, side: Side, change: PlayerChange): PodraceState =>
  withParts(state, { players: playersWith(state, side, change) });

type StepChange = Partial<Omit<DeployStep, 'search'>> & { search?: DeployStep['search'] | 'over' };

/** A deploy step that has gone on; the search that was open stays so, unless it is over. */
export function changeStep(step: DeployStep, change: StepChange): DeployStep {
  const changed: DeployStep = {
    counters: change.counters ?? step.counters,
    thrust: change.thrust ?? step.thrust,
    laps: change.laps ?? step.laps,
    refueled: change.refueled ?? step.refueled,
    other: change.other ?? step.other,
  };
  const search = change.search ?? step.search;
  if (search && search !== 'over') changed.search = search;
  return changed;
}
