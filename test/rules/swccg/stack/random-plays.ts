import fc from 'fast-check';
import { seeded } from '../../../../app/_rules/core/seeded';
import { type Move, type State, swccgStack } from '../../../../app/_rules/swccg/stack';
import { oddSetup } from './random-cards';

/** A random play: its setup, and which of the legal moves is taken each time. */
export const plays = fc.record({
  seed: fc.nat(),
  picks: fc.array(fc.nat(997), { minLength: 1, maxLength: 24 }),
});
export type Play = typeof plays extends fc.Arbitrary<infer T> ? T : never;

export interface Position {
  state: State;
  move: Move;
  next: State;
  rule: string;
}

const asItIs = <T>(value: T): T => value;

/** Plays it, as long as there are picks and moves; `keep` may freeze what is handed to the engine. */
export function* positions({ seed, picks }: Play, keep = asItIs): Generator<Position> {
  let state = keep(swccgStack.start(keep(oddSetup(seeded(seed)))));
  for (const pick of picks) {
    const legal = swccgStack.options(state);
    const move = legal[pick % Math.max(1, legal.length)];
    if (!move) return;
    const step = swccgStack.play(state, keep(move));
    if (!step.ok) throw new Error(`an option is refused: ${JSON.stringify(move)} ${step.code}`);
    const next = keep(step.state);
    yield { state, move, next, rule: step.rule };
    state = next;
  }
}

export function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** A legal move bent out of shape, or something else altogether. */
export function mutant(state: State, model: Move | undefined, pick: (below: number) => number): Move {
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
