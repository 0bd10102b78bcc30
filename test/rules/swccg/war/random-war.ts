import type { Random } from '../../../../app/_rules/core/seeded';
import { SIDES } from '../../../../app/_rules/core/sides';
import { FIRST_KINDS, WAR_CARDS, type WarSetup } from '../../../../app/_rules/swccg/war';

/** Up to three cards a hand, and decks that may run out. */
export function randomWar(random: Random): WarSetup {
  const some = <T>(most: number, one: () => T): T[] => Array.from({ length: random(most + 1) }, one);
  const each = <T>(one: () => T) => ({ light: one(), dark: one() });
  return {
    first: { by: SIDES[random(2)] ?? 'light', kind: FIRST_KINDS[random(FIRST_KINDS.length)] ?? 'interrupt' },
    hands: each(() => some(3, () => WAR_CARDS[random(WAR_CARDS.length)] ?? 'Sense')),
    ability: each(() => (random(4) === 0 ? null : random(8))),
    destinies: each(() => some(5, () => random(8))),
  };
}
