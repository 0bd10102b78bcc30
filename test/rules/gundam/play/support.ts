import { playSimulator } from '../../../../app/_rules/gundam/play/simulator';
import type {
  HandCard,
  Move,
  PlayerSetup,
  PlaySetup,
  PlayState,
  Seat,
  UnitSetup,
} from '../../../../app/_rules/gundam/play/state';
import type {
  Ability,
  CardFacts,
  CommandFacts,
  Effect,
  PilotFacts,
  UnitFacts,
} from '../../../../app/_rules/gundam/printed/schema';

export const { start, play, options } = playSimulator;

export const unit = (facts: Partial<UnitFacts> = {}): UnitFacts => ({
  type: 'unit',
  name: 'Unit',
  ap: 2,
  hp: 3,
  ...facts,
});

export const pilot = (facts: Partial<PilotFacts> = {}): PilotFacts => ({
  type: 'pilot',
  name: 'Pilot',
  ap: 1,
  hp: 1,
  ...facts,
});

export const command = (effects: readonly Effect[], facts: Partial<CommandFacts> = {}): CommandFacts => ({
  type: 'command',
  name: 'Command',
  timings: ['main', 'action'],
  effects,
  ...facts,
});

/** An ability of a Unit. */
export const when = (
  at: Ability['when'],
  effects: Effect[],
  more: Partial<Ability> = {},
): Partial<UnitFacts> => ({
  abilities: [{ when: at, effects, ...more }],
});

export const cast = (id: string, targets?: string[], player: Seat = '1'): Move => ({
  type: 'play',
  player,
  card: id,
  ...(targets && { targets }),
});
export const activate = (id: string, targets?: string[], player: Seat = '1'): Move => ({
  type: 'activate',
  player,
  card: id,
  ability: 0,
  ...(targets && { targets }),
});

export const card = (id: string, facts: CardFacts): HandCard => ({ id, card: facts });

/** A Unit on the table. */
export const on = (id: string, facts: Partial<UnitFacts> = {}, more: Partial<UnitSetup> = {}): UnitSetup => ({
  id,
  card: unit(facts),
  ...more,
});

/** Player 1's main phase against player 2, each with what is given. */
export const mainPhase = (
  one: PlayerSetup = {},
  two: PlayerSetup = {},
  more: Partial<PlaySetup> = {},
): PlaySetup => ({ phase: 'main', players: { '1': one, '2': two }, ...more });

/** Makes these moves, none of which may be refused. */
export function following(setup: PlaySetup | PlayState, ...moves: Move[]): PlayState {
  let state = 'sides' in setup ? setup : start(setup);
  for (const move of moves) {
    const step = play(state, move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

export const refusal = (state: PlayState, move: Move): string => {
  const result = play(state, move);
  return result.ok ? 'legal' : result.code;
};

export const pass = (player: Seat): Move => ({ type: 'pass', player });
export const attack = (unitId: string, target: string, player: Seat = '1'): Move => ({
  type: 'attack',
  player,
  unit: unitId,
  target,
});
/** Nobody blocks and nobody acts. */
export const undisturbed: Move[] = [pass('2'), pass('2'), pass('1')];

/** From the main phase to the end of the turn, nobody acting. */
export const toNextTurn = (player: Seat = '1', other: Seat = '2'): Move[] => [
  { type: 'end', player },
  pass(other),
  pass(player),
];

/** From the start phase to the main phase. */
export const toMain = (player: Seat): Move[] => [
  { type: 'set-active', player },
  { type: 'draw', player },
  { type: 'place-resource', player },
];

export const playerOf = (state: PlayState, seat: Seat) => {
  const player = state.players[seat];
  if (!player) throw new Error(`nobody at ${seat}`);
  return player;
};
export const unitOf = (state: PlayState, id: string) => state.units.find((each) => each.id === id);
