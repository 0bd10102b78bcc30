import type { AnyStand } from '../../_stands/stand';

const MOST = 4;

/** The move of the example among others: legal ones of any player first, then refused ones; always in the same order. */
export function guessesAt(stand: AnyStand, state: unknown, wanted: unknown, step: number): unknown[] {
  const right = JSON.stringify(wanted);
  const others: unknown[] = [
    ...stand.simulator.options(state),
    ...stand.attempts(state).map(({ move }) => move),
  ];
  const told = new Set([stand.tellMove('fr', state, wanted)]);
  const wrong = others.filter((move) => {
    const words = stand.tellMove('fr', state, move);
    if (JSON.stringify(move) === right || told.has(words)) return false;
    told.add(words);
    return true;
  });
  const shown = wrong.slice(0, MOST - 1);
  return shown.toSpliced((step * 7) % (shown.length + 1), 0, wanted);
}
