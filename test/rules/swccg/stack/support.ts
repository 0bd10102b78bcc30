import { expect } from 'vitest';
import {
  type Card,
  differences,
  type Expected,
  type Move,
  type Setup,
  type State,
  swccgStack,
} from '../../../../app/_rules/swccg/stack';
import { deepFreeze } from '../../core/support';

/** A play in a test: each move must be legal, and every state is frozen. */
export class Table {
  state: State;
  constructor(setup: Setup) {
    this.state = deepFreeze(swccgStack.start(deepFreeze(setup)));
  }
  /** Makes the moves. */
  after(...moves: Move[]): this {
    for (const move of moves) {
      const step = swccgStack.play(this.state, move);
      if (!step.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(step)}`);
      this.state = deepFreeze(step.state);
    }
    return this;
  }
  /** The move is refused for that reason and nothing has changed. */
  refuses(move: Move, code: string, rule?: string): this {
    const step = swccgStack.play(this.state, move);
    expect(step).toMatchObject(rule === undefined ? { ok: false, code } : { ok: false, code, rule });
    expect(swccgStack.options(this.state)).not.toContainEqual(move);
    return this;
  }
  allows(move: Move): this {
    expect(swccgStack.options(this.state)).toContainEqual(move);
    return this;
  }
  is(expected: Expected): this {
    expect(differences(this.state, expected)).toEqual([]);
    return this;
  }
  hasNothingPending(): this {
    return this.is({ stack: [], announced: 'nothing' });
  }
}

export const at = (setup: Partial<Setup> = {}): Table =>
  new Table({ turn: 'light', phase: 'control', light: {}, dark: {}, ...setup });

export const interrupt = (
  title: string,
  text: NonNullable<Card['text']>[number],
  more: Partial<Card> = {},
): Card => ({
  title,
  side: 'both',
  kind: 'interrupt',
  pile: 'used',
  text: [text],
  ...more,
});

/** Does nothing, at any time when nothing else is under way. */
export const PLAIN = interrupt('Plain', {});
/** Answers anything that was played or deployed, and does nothing about it. */
export const REMARK = interrupt('Remark', {
  answers: { type: ['play', 'deploy', 'use', 'battle', 'force-drain'] },
});
/** The same, but only right away. */
export const QUICK_REMARK = interrupt('Quick Remark', { answers: { type: ['play', 'deploy'] }, just: true });
