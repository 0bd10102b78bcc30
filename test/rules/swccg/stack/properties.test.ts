import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../app/_rules/core/contract';
import { replay } from '../../../../app/_rules/core/replay';
import { type Move, type State, swccgStack } from '../../../../app/_rules/swccg/stack';
import { seeded } from '../../../../app/_rules/swccg/stack/random-play';
import { PILES, SIDES } from '../../../../app/_rules/swccg/stack/timing';
import { frozen, RUNS, ruleIds } from '../../core/support';
import { oddSetup } from './random-cards';

const MOST_MOVES = 400;

/** A random play: its setup, and which of the legal moves is taken each time. */
const plays = fc.record({
  seed: fc.nat(),
  picks: fc.array(fc.nat(997), { minLength: 1, maxLength: 24 }),
});
type Play = typeof plays extends fc.Arbitrary<infer T> ? T : never;

interface Position {
  state: State;
  move: Move;
  next: State;
  events: GameEvent[];
  rule: string;
}

/** Plays it, as long as there are picks and moves. */
function* positions({ seed, picks }: Play): Generator<Position> {
  let state = swccgStack.start(oddSetup(seeded(seed)));
  for (const pick of picks) {
    const legal = swccgStack.options(state);
    const move = legal[pick % Math.max(1, legal.length)];
    if (!move) return;
    const step = swccgStack.play(state, move);
    if (!step.ok) throw new Error(`an option is refused: ${JSON.stringify(move)} ${step.code}`);
    yield { state, move, next: step.state, events: step.events, rule: step.rule };
    state = step.state;
  }
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const check = (holds: (play: Play) => void) => fc.assert(fc.property(plays, holds), { numRuns: RUNS });

describe('Any play', { timeout: 3_600_000 }, () => {
  it('gives the same trace for the same moves', () => {
    check((play) => {
      const setup = oddSetup(seeded(play.seed));
      const made = [...positions(play)];
      const { states } = replay(
        swccgStack,
        setup,
        made.map(({ move }) => move),
      );
      const last = made.at(-1)?.next ?? swccgStack.start(setup);
      must(JSON.stringify(states.at(-1)) === JSON.stringify(last), 'another trace');
    });
  });

  it('survives being written as JSON and read again', () => {
    check((play) => {
      for (const { state, move, next } of [...positions(play)].slice(-4)) {
        const revived = JSON.parse(JSON.stringify(state)) as State;
        const step = swccgStack.play(revived, JSON.parse(JSON.stringify(move)) as Move);
        must(step.ok && JSON.stringify(step.state) === JSON.stringify(next), 'another state');
      }
    });
  });

  it('writes no key without a value', () => {
    check((play) => {
      const last = [...positions(play)].at(-1)?.next;
      must(!hasGap(last ?? {}), 'a key without a value');
    });
  });

  it('loses and doubles no card', () => {
    check((play) => {
      let before: number | undefined;
      for (const { next } of positions(play)) {
        const now = count(next);
        before ??= now;
        must(now === before, `${before} cards, then ${now}`);
      }
    });
  });

  it('has one topmost action at most; every other one is suspended by the one on it', () => {
    check((play) => {
      for (const { next } of positions(play)) {
        must(new Set(next.stack.map(({ id }) => id)).size === next.stack.length, 'an action twice');
        next.stack.forEach((action, height) => {
          const upper = next.stack[height + 1];
          if (!upper) return;
          const answered = action.step === 'responses' && upper.answers === action.id;
          const within =
            action.step !== 'responses' && (upper.manner !== undefined || action.battle?.open === true);
          const follows = upper.manner === 'automatic' || upper.manner === 'just';
          must(answered || within || follows, `${upper.name} on ${action.name}`);
        });
      }
    });
  });

  it('does not change the state that a move is made in', () => {
    check((play) => {
      let state = frozen(swccgStack.start(frozen(oddSetup(seeded(play.seed)))));
      for (const pick of play.picks.slice(0, 25)) {
        const legal = frozen(swccgStack.options(state));
        const move = legal[pick % Math.max(1, legal.length)];
        const step = move && swccgStack.play(state, move);
        if (!step?.ok) return;
        state = frozen(step.state);
      }
    });
  });

  it('ends', () => {
    check(({ seed }) => {
      const pick = seeded(seed);
      let state = swccgStack.start(oddSetup(pick));
      for (let moves = 0; !state.over; moves++) {
        const legal = swccgStack.options(state);
        const move = legal[pick(legal.length)];
        const step = move && swccgStack.play(state, move);
        if (!step?.ok || moves > MOST_MOVES) throw new Error(`stuck after ${moves} moves`);
        state = step.state;
      }
      expect(swccgStack.options(state)).toEqual([]);
    });
  });

  it('accepts every option and nothing else', () => {
    check((play) => {
      const pick = seeded(play.seed + 1);
      for (const { state } of positions({ ...play, picks: play.picks.slice(0, 30) })) {
        const legal = swccgStack.options(state);
        for (const move of legal) must(swccgStack.play(state, move).ok, `refused: ${spelled(move)}`);
        for (let i = 0; i < 4; i++) {
          const odd = mutant(state, legal[pick(legal.length)], pick);
          must(swccgStack.play(state, odd).ok === listed(legal, odd), `not as listed: ${spelled(odd)}`);
        }
      }
    });
  });

  it('cites only rules of the corpus', () => {
    const rules = ruleIds();
    check((play) => {
      const pick = seeded(play.seed + 2);
      for (const { state, rule } of positions(play)) {
        must(rules.has(rule), rule);
        const odd = swccgStack.play(state, mutant(state, swccgStack.options(state)[0], pick));
        must(rules.has(odd.rule), odd.rule);
      }
    });
  });
});

const hasGap = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => hasGap(part)));

/** All cards, wherever they are; a card with a name is in exactly the pile that it says. */
function count(state: State): number {
  let tokens = 0;
  for (const side of SIDES) {
    for (const pile of [...PILES, 'hand'] as const) {
      for (const token of state.piles[side][pile]) {
        if (typeof token !== 'string') tokens += 1;
        else must(state.cards[token]?.zone === pile, `${token} is elsewhere`);
      }
    }
  }
  for (const { token } of state.stack) if (token !== undefined && typeof token !== 'string') tokens += 1;
  const piled = SIDES.flatMap((side) => PILES.flatMap((pile) => state.piles[side][pile]));
  for (const id of state.ids) {
    const zone = state.cards[id]?.zone ?? 'nowhere';
    const times = piled.filter((token) => token === id).length;
    must(times === ((PILES as readonly string[]).includes(zone) ? 1 : 0), `${id} is ${times} times in piles`);
    const played = state.stack.filter((action) => action.card === id || action.token === id).length;
    must(zone !== 'stack' || played === 1, `${id} is played ${played} times`);
  }
  return tokens + state.ids.length;
}

/** A move as text; the order in which targets are named is nobody's business. */
const spelled = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spelled).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${spelled(part)}`)
    .sort()
    .join()}}`;
};

const listed = (legal: Move[], move: Move): boolean => legal.some((one) => spelled(one) === spelled(move));

/** A legal move bent out of shape, or something else altogether. */
function mutant(state: State, model: Move | undefined, pick: (below: number) => number): Move {
  const base: Record<string, unknown> = { ...model };
  const card = state.ids[pick(state.ids.length)] ?? 'nobody';
  const other = base.by === 'light' ? 'dark' : 'light';
  const bend: (() => unknown)[] = [
    () => ({ ...base, by: other }),
    () => ({ type: 'play', by: state.cards[card]?.owner, card }),
    () => ({ type: 'play', by: pick(2) ? 'light' : 'dark', card }),
    () => ({ ...base, text: ['used', 'lost', 'sense', 'react', 'deploy', 'nonsense'][pick(6)] }),
    () => ({ ...base, targets: { effect: card } }),
    () => ({ type: 'play', by: state.cards[card]?.owner, card, targets: { jedi: 'obi-wan-kenobi' } }),
    () => ({ type: 'draw', by: pick(2) ? 'light' : 'dark', value: pick(9) }),
    () => ({
      type: 'lose',
      by: pick(2) ? 'light' : 'dark',
      from: ['hand', 'used', 'force', 'lost'][pick(4)],
    }),
    () => ({ type: 'order', by: 'light', first: pick(3) }),
    () => ({ type: 'choose', by: 'dark', choice: 'constructor' }),
    () => ({ type: 'pass', by: pick(2) ? 'light' : 'dark' }),
    () => ({ ...base, extra: 1 }),
    () => ({ type: 'toString', by: 'light' }),
    () => ({ type: 'play', by: 'light', card: '__proto__' }),
    () => null,
    () => 'pass',
    () => ({ ...base, by: 'nobody' }),
  ];
  return (bend[pick(bend.length)] as () => Move)();
}
