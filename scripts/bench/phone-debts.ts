import { swccgPlay } from '../../app/_rules/swccg/play';
import { swccgPlayStand } from '../../app/_stands/swccg-play';
import { DEBTS } from './debts';
import type { Times } from './slow-page';

const STEPS = 20_000_000;

/** A known amount of work, to hold times against: what a machine is worth at the moment. */
function fixedLoop(): number {
  let value = 1;
  for (let i = 0; i < STEPS; i++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value;
}

/** In a page: the ways out of the slowest debt, of which the first is the page's first, and the loop. */
export function measure(): Times {
  const times = DEBTS.map((setup) => {
    const state = swccgPlay.start(setup);
    const start = performance.now();
    swccgPlayStand.waysOut?.('fr', state);
    return performance.now() - start;
  });
  const start = performance.now();
  // what nobody looks at is not worked out
  if (fixedLoop() === 0) throw new Error('the loop went wrong');
  return { debt: Math.max(...times), loop: performance.now() - start };
}
