import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../app/_rules/core/seeded';
import { type Position, positionAfter, type Walked, walk } from './random-walk';
import { ruleIds } from './rule-ids';
import { comesBack, freezePlain, PATIENCE, readsTheSame, runs, spelled as spelledPlainly } from './support';

/** How many of all runs go to each law. */
const SHARES = { whole: 0.2, again: 0.05, copied: 0.01, options: 0.1, nonsense: 0.1, setup: 0.025 };

/** What an engine has to say of itself to be held to the laws. */
export interface Subject<State, Move extends object, Setup> extends Walked<State, Move, Setup> {
  /** What a play of it is called: "game", "battle phase". */
  name: string;
  isOver(state: State): boolean;
  /** Every card of the play, wherever it is: what no move may change. */
  cards(state: State): string;
  /** Every move that can be spelled with the names of this play, legal or not. */
  everyMove(state: State): Iterable<unknown>;
  /** Every option is among `everyMove`. */
  spellsAll?: boolean;
  /** One spelling for moves that are the same, if the order of more than their keys is nobody's business. */
  spelled?(move: object): string;
  /** The rule of each refusal. */
  refusals: Record<string, string>;
  /** The ways in which the engine copies a state, each with nothing changed. */
  copies?: readonly ((state: State) => State)[];
  /** The flaws that its check finds in a setup; random ones have none. */
  checkSetup?(setup: Setup): unknown[];
  /** What must be so at every position besides. */
  always?(position: Position<State, Move>): void;
  /** After how many moves at most the options are looked at. */
  depth?: number;
  shares?: Partial<typeof SHARES>;
}

const NO_MOVES = [
  ...[{}, null, undefined, 7, 'pass', [], true],
  ...[{ type: 'toString' }, { type: '__proto__', player: 'dark', by: 'dark' }],
  ...['pass', 'done', 'end', 'end-turn'].flatMap((type) => [
    { type },
    { type, player: 'grey', by: 'grey' },
    { type, player: '9' },
  ]),
];

const anySeed = fc.integer({ min: 0 });

/** What holds of every engine, whatever its game. */
export function obeysTheLaws<State, Move extends object, Setup>(subject: Subject<State, Move, Setup>): void {
  const { simulator, randomSetup, isOver, cards, everyMove, copies = [], checkSetup, always } = subject;
  const { spelled = spelledPlainly, depth = 60 } = subject;
  const { play } = simulator;
  const shares = { ...SHARES, ...subject.shares };
  const ids = ruleIds(simulator.game);

  const law = (text: string, share: number, holds: (seed: number) => void) =>
    it(text, { timeout: PATIENCE }, () => {
      fc.assert(fc.property(anySeed, holds), { numRuns: runs(share) });
    });
  const mustStand = (rule: string): void => {
    if (!ids.has(rule)) throw new Error(`no such rule: ${rule}`);
  };
  const checkPosition = (position: Position<State, Move>): void => {
    const { state, moves, made } = position;
    if (isOver(state) !== (moves.length === 0))
      throw new Error(moves.length ? 'over, with options' : 'stuck');
    if (new Set(moves.map(spelled)).size !== moves.length) throw new Error('an option is listed twice');
    if (made) mustStand(made.rule);
    always?.(position);
  };

  describe(`A random ${subject.name}`, () => {
    law('ends, is never stuck, keeps every card and stays plain JSON', shares.whole, (seed) => {
      let before: string | undefined;
      let last: State | undefined;
      for (const position of walk(subject, seed)) {
        const now = cards(position.state);
        before ??= now;
        if (now !== before) throw new Error(`a card was made or lost\n${before}\n${now}`);
        checkPosition(position);
        last = position.state;
      }
      if (last === undefined || !isOver(last)) throw new Error('it does not end');
      if (!comesBack(last)) throw new Error('lost in JSON');
    });
    law(
      'comes out the same again, from a state on the way that was written and read',
      shares.again,
      (seed) => {
        const states = Array.from(walk(subject, seed), ({ state }) => state);
        const known = new WeakMap<object, object>();
        let i = 0;
        const keep = (state: State): State =>
          freezePlain(i === seed % states.length ? JSON.parse(JSON.stringify(state)) : state);
        for (const { state } of walk(subject, seed, { keep }))
          if (!readsTheSame(state, states[i++], known)) throw new Error(`another state after ${i - 1} moves`);
        if (i !== states.length) throw new Error('another end');
      },
    );
    law('loses nothing when a state is copied', shares.copied, (seed) => {
      for (const { state } of walk(subject, seed))
        copies.forEach((copy, i) => {
          const copied = copy(state);
          if (!readsTheSame(copied, state))
            throw new Error(`copy ${i} of ${JSON.stringify(state)}: ${JSON.stringify(copied)}`);
        });
    });
    if (checkSetup) {
      law('begins from a setup without flaw', shares.setup, (seed) => {
        expect(checkSetup(randomSetup(seeded(seed)))).toEqual([]);
      });
    }
  });

  describe(`The options of a ${subject.name}`, () => {
    it('are all the moves that are accepted, and nothing else', { timeout: PATIENCE }, () => {
      const holds = (seed: number, stop: number): void => {
        const { state, moves } = positionAfter(subject, seed, stop);
        const untried = new Set(moves.map(spelled));
        const legal = new Set(untried);
        for (const move of moves) if (!play(state, move).ok) throw new Error(`refused: ${spelled(move)}`);
        for (const move of [...everyMove(state), ...NO_MOVES]) {
          const result = play(state, move as Move);
          const text = typeof move === 'object' && move !== null ? spelled(move) : '';
          untried.delete(text);
          mustStand(result.rule);
          if (result.ok !== legal.has(text))
            throw new Error(`${result.ok ? 'accepted' : result.code}: ${JSON.stringify(move)}`);
        }
        if (subject.spellsAll && untried.size > 0) throw new Error(`not among all moves: ${[...untried][0]}`);
      };
      fc.assert(fc.property(anySeed, fc.nat(depth), holds), { numRuns: runs(shares.options) });
    });
    it('hold against whatever else is made of a move', { timeout: PATIENCE }, () => {
      const anyJunk = fc.array(fc.anything(), { maxLength: 4 });
      const holds = (seed: number, stop: number, junk: unknown[]): void => {
        const { state, moves } = positionAfter(subject, seed, stop);
        const legal = new Set(moves.map(spelled));
        const tried = (move: unknown): void => {
          const result = play(state, move as Move);
          if (result.ok && !legal.has(spelled(move as Move)))
            throw new Error(`accepted: ${JSON.stringify(move)}`);
          mustStand(result.rule);
        };
        for (const part of junk) {
          tried(part);
          for (const move of moves.slice(0, 3))
            for (const key of [...Object.keys(move), 'extra']) tried({ ...move, [key]: part });
        }
      };
      fc.assert(fc.property(anySeed, fc.nat(depth), anyJunk, holds), { numRuns: runs(shares.nonsense) });
    });
    it('and the refusals cite rules that stand in the corpus', () => {
      expect(Object.values(subject.refusals).filter((rule) => !ids.has(rule))).toEqual([]);
    });
  });
}
