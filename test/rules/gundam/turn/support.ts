import type { TurnCard } from '../../../../app/_rules/gundam/turn/cards';
import { turnSimulator } from '../../../../app/_rules/gundam/turn/simulator';
import type { Move, PlayerSetup, TurnSetup, TurnState } from '../../../../app/_rules/gundam/turn/state';

export const unit = (more: Partial<Extract<TurnCard, { type: 'unit' }>> = {}): TurnCard => ({
  type: 'unit',
  name: 'Unit',
  lv: 2,
  cost: 1,
  ap: 2,
  hp: 3,
  ...more,
});

export const pilot = (more: Partial<Extract<TurnCard, { type: 'pilot' }>> = {}): TurnCard => ({
  type: 'pilot',
  name: 'Pilot',
  lv: 2,
  cost: 1,
  ap: 1,
  hp: 1,
  ...more,
});

export const base = (more: Partial<Extract<TurnCard, { type: 'base' }>> = {}): TurnCard => ({
  type: 'base',
  name: 'Base',
  lv: 2,
  cost: 1,
  hp: 5,
  ...more,
});

export const command = (more: Partial<Extract<TurnCard, { type: 'command' }>> = {}): TurnCard => ({
  type: 'command',
  name: 'Command',
  lv: 2,
  cost: 1,
  timings: ['main'],
  effects: [{ does: 'other' }],
  ...more,
});

/** Player 1's main phase, with three Resources unless said otherwise. */
export const mainPhase = (
  cards: Record<string, TurnCard>,
  one: PlayerSetup = {},
  two: PlayerSetup = {},
  more: Partial<TurnSetup> = {},
): TurnSetup => ({
  phase: 'main',
  players: { '1': { resources: 3, ...one }, '2': { resources: 3, ...two } },
  cards,
  ...more,
});

export function following(setup: TurnSetup, ...moves: Move[]): TurnState {
  let state = turnSimulator.start(setup);
  for (const move of moves) {
    const step = turnSimulator.play(state, move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

/** The code of the refusal, or `legal`. */
export function ruling(state: TurnState, move: Move): string {
  const result = turnSimulator.play(state, move);
  return result.ok ? 'legal' : result.code;
}

/** Passes of everybody, beginning with the opponent of player 1. */
export const PASSES: Move[] = [
  { type: 'pass', player: '2' },
  { type: 'pass', player: '1' },
];

export const END: Move = { type: 'end-main', player: '1' };
