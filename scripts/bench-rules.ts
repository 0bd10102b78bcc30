import { movesPerSecond, PLAYERS } from './bench/rules';
import { warTimes } from './bench/war';

/** How fast each engine plays random moves, and how long the war solver takes for whole hands. */
for (const [name, player] of PLAYERS)
  console.log(
    `${name.padEnd(14)}${Math.round(movesPerSecond(player)).toLocaleString('en').padStart(10)} moves a second`,
  );
const { hands, slowest } = warTimes();
console.log(
  `${'swccg-war'.padEnd(14)}${slowest.toFixed(0).padStart(10)} ms for the slowest of ${hands} hands`,
);
