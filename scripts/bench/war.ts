import { everyHand, FIRST_KINDS, solve } from '../../app/_rules/swccg/war';

/** Every full hand against every other, over both kinds of first card, with luck left to both: the slowest, in milliseconds. */
export function warTimes(): { hands: number; slowest: number } {
  const full = everyHand().filter(({ length }) => length === 4);
  const destinies = [0, 1, 2, 3, 4, 5, 6, 7, 3, 4, 5, 2];
  let hands = 0;
  let slowest = 0;
  for (const kind of FIRST_KINDS)
    for (const light of full)
      for (const dark of full) {
        const before = process.cpuUsage();
        solve({
          first: { by: 'light', kind },
          hands: { light, dark },
          ability: { light: 4, dark: 4 },
          destinies: { light: destinies, dark: destinies },
        });
        const { user, system } = process.cpuUsage(before);
        slowest = Math.max(slowest, (user + system) / 1000);
        hands++;
      }
  return { hands, slowest };
}
