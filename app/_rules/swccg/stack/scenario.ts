import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { Move } from './moves';
import { play } from './play';
import type { Refusal } from './refusals';
import { type Setup, start } from './setup';
import { type CardId, cardOf, type State, topmost } from './state';
import type { Phase, Pile, Segment, Zone } from './timing';

/** What a state is expected to be like; only what is said is compared. */
export interface Expected {
  /** Names of the actions on the stack, bottom first. */
  stack?: string[];
  opportunity?: Side;
  passes?: 0 | 1;
  phase?: Phase;
  segment?: Segment;
  /** Where cards are. */
  cards?: Record<CardId, Zone>;
  /** Where cards on table are, or what holds them. */
  at?: Record<CardId, string>;
  /** How many cards are in piles; `hand` counts only nameless cards. */
  piles?: Partial<Record<Side, Partial<Record<Pile | 'hand', number>>>>;
  /** The battle under way. */
  damage?: number;
  winner?: Side;
  announced?: CardId | 'nothing';
}

/** A scenario that asserts how it ends. */
export interface StackScenario extends Scenario<Setup, Move, Refusal> {
  outcome: Expected;
}

/** Makes the moves and gives the last state; an illegal one is an error that says why. For tests and trials. */
export function drive(setup: Setup, moves: Move[]): State {
  return moves.reduce((state, move, i) => {
    const step = play(state, move);
    if (step.ok) return step.state;
    throw new Error(
      `move ${i + 1}, ${JSON.stringify(move)}: ${step.code} ${JSON.stringify(step.args ?? {})}`,
    );
  }, start(setup));
}

/** Where a state differs from what is expected, in words for a test. */
export function differences(state: State, expected: Expected): string[] {
  const found: string[] = [];
  const compare = (what: string, wanted: unknown, got: unknown) => {
    if (wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(got)) {
      found.push(`${what}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`);
    }
  };
  const battle = state.stack.find((action) => action.battle)?.battle;
  compare(
    'stack',
    expected.stack,
    state.stack.map(({ name }) => name),
  );
  compare('opportunity', expected.opportunity, state.opportunity);
  compare('passes', expected.passes, state.passes);
  compare('phase', expected.phase, state.phase);
  compare('segment', expected.segment, topmost(state)?.battle?.segment);
  compare('damage', expected.damage, battle?.damage);
  compare('winner', expected.winner, battle?.winner);
  compare('announced', expected.announced, state.announced?.card ?? 'nothing');
  for (const [id, zone] of Object.entries(expected.cards ?? {})) compare(id, zone, cardOf(state, id).zone);
  for (const [id, at] of Object.entries(expected.at ?? {})) compare(`${id} at`, at, cardOf(state, id).at);
  for (const [side, piles] of Object.entries(expected.piles ?? {})) {
    for (const [pile, count] of Object.entries(piles)) {
      compare(`${side} ${pile}`, count, state.piles[side as Side][pile as Pile].length);
    }
  }
  return found;
}
