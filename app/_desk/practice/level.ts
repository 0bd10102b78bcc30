import type { Position } from './position';
import type { Kind, Level } from './question';

/** From so many thinkable moves on, or cards on the stack, a table is a busy one. */
const MANY_MOVES = 9;
const HIGH_STACK = 3;

function isBusy({ ground, state, options, attempts }: Position): boolean {
  const stack = ground.stand.picture('fr', state).zones.find(({ form }) => form === 'stack');
  const high = stack !== undefined && 'cards' in stack && stack.cards.length >= HIGH_STACK;
  return high || options.length + attempts.length >= MANY_MOVES;
}

/** What has to be worked out, and not only judged. */
const isWork = (kind: Kind): boolean => kind === 'next' || kind === 'count';
const isChoice = (kind: Kind): boolean => kind === 'legal' || kind === 'refused';

/**
 * Easy: what is allowed and whose opportunity it is, on a quiet table. Medium: the same on a busy one. Hard: what
 * follows and how many exactly, anywhere, and the choice between moves on a busy table.
 */
export function suits(level: Level, kind: Kind, position: Position): boolean {
  if (level === 'hard') return isWork(kind) || (isChoice(kind) && isBusy(position));
  return !isWork(kind) && isBusy(position) === (level === 'medium');
}
