import { swccgPlay } from '../../app/_rules/swccg/play';
import { swccgPlayStand } from '../../app/_stands/swccg-play';
import { DEBTS } from './debts';
import { fixedLoop } from './fixed-loop';
import type { Times } from './slow-page';

/** In a page: the ways out of the slowest debt, of which the first is the page's first, and the loop. */
export function measure(): Times {
  const times = DEBTS.map((setup) => {
    const state = swccgPlay.start(setup);
    const start = performance.now();
    swccgPlayStand.waysOut?.('fr', state);
    return performance.now() - start;
  });
  return { debt: Math.max(...times), loop: fixedLoop() };
}
