import { movesPerSecond, PLAYERS } from './bench/rules';
import { warTimes } from './bench/war';

/** How fast each engine plays random moves, or those named, and how long the war solver takes for whole hands. */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const figure = (value: number) => Math.round(value).toLocaleString('en').padStart(10);
console.log(`${'moves a second'.padEnd(16)}${'playing'.padStart(10)}${'with options'.padStart(14)}`);
for (const [name, player] of PLAYERS.filter(([name]) => isWanted(name))) {
  const { playing, listing } = movesPerSecond(player);
  console.log(`${name.padEnd(16)}${figure(playing)}${figure(listing).padStart(14)}`);
}
if (isWanted('swccg-war')) {
  const { hands, slowest } = warTimes();
  console.log(
    `${'swccg-war'.padEnd(16)}${slowest.toFixed(0).padStart(10)} ms for the slowest of ${hands} hands`,
  );
}
