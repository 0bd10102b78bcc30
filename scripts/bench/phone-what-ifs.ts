import { gundamPlay } from '../../app/_stands/gundam-play';
import type { AnyStand } from '../../app/_stands/stand';
import { swccgPlayStand } from '../../app/_stands/swccg-play';
import { CROWDED } from './crowded';
import { fixedLoop } from './fixed-loop';
import type { Times } from './slow-page';
import { look } from './what-if';

const STANDS = { 'swccg-play': swccgPlayStand, 'gundam-play': gundamPlay } as unknown as Record<
  string,
  AnyStand
>;

/** What a page works out at each crowded table that it has just read, the first time and once more; and the loop. */
export function measure(): Times {
  const times: Times = {};
  for (const { name, of, state } of CROWDED) {
    const stand = STANDS[of];
    if (!stand) continue;
    for (const when of ['first', 'again']) {
      const read: unknown = JSON.parse(JSON.stringify(state()));
      const start = performance.now();
      look(stand, read);
      times[`${name}, ${when}`] = performance.now() - start;
    }
  }
  return { ...times, loop: fixedLoop() };
}
