import { nameOf, unitAt } from './sides';
import type { PlayState } from './state';
import type { Table } from './table';

/** The Unit that battle damage to this one is dealt to: itself, unless an effect has it dealt to another one in play. */
// gundam/how-wording-is-read#instead
export function takerOf(state: PlayState, id: string): string {
  const passed = [id];
  for (;;) {
    const next = unitAt(state, passed.at(-1) ?? id)?.gains.findLast(
      ({ dealtTo }) => dealtTo !== undefined && !passed.includes(dealtTo) && unitAt(state, dealtTo),
    )?.dealtTo;
    if (next === undefined) return passed.at(-1) ?? id;
    passed.push(next);
  }
}

export function tellTaker({ state, log }: Table, to: string, taker: string): void {
  if (taker !== to) log.tell('dealt-instead', { card: nameOf(state, to), by: nameOf(state, taker) });
}
