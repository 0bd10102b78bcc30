import { movesPerSecond, PLAYERS } from './bench/rules';
import { warTimes } from './bench/war';

/** How fast each engine plays random moves, and how long the war solver takes for whole hands. */
const figure = (value: number) => Math.round(value).toLocaleString('en').padStart(10);
console.log(`${'moves a second'.padEnd(16)}${'playing'.padStart(10)}${'with options'.padStart(14)}`);
for (const [name, player] of PLAYERS) {
  const { playing, listing } = movesPerSecond(player);
  console.log(`${name.padEnd(16)}${figure(playing)}${figure(listing).padStart(14)}`);
}
const { hands, slowest } = warTimes();
console.log(
  `${'swccg-war'.padEnd(16)}${slowest.toFixed(0).padStart(10)} ms for the slowest of ${hands} hands`,
);
