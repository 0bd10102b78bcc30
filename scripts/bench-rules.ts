import { loadStand, STAND_IDS } from '../app/_stands/registry';
import { CROWDED } from './bench/crowded';
import { movesPerSecond, PLAYERS } from './bench/rules';
import { inSlowPage } from './bench/slow-page';
import { warTimes } from './bench/war';
import { debtTimes, whatIfTimes } from './bench/what-if';

/**
 * How fast each engine plays random moves, or those named; how long the war solver takes for whole hands; and how long a
 * page takes to work out a position. A phone of the tests is four times as slow as the machine that it runs on.
 */
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

async function printWhatIfs(): Promise<void> {
  console.log(`\n${'what-if lists'.padEnd(16)}${'positions'.padStart(10)}${'slowest'.padStart(12)}`);
  for (const id of STAND_IDS.filter(isWanted)) {
    const { positions, slowest, where } = whatIfTimes(await loadStand(id));
    console.log(`${id.padEnd(16)}${figure(positions)}${slowest.toFixed(1).padStart(9)} ms  ${where}`);
  }
  if (!isWanted('swccg-play')) return;
  console.log(`${'a debt of 20'.padEnd(26)}${debtTimes().toFixed(1).padStart(9)} ms`);
  const { debt = 0, loop = 0 } = await inSlowPage('phone-debts.ts');
  console.log(
    `On a slow phone the ways out of such a debt are there after ${debt.toFixed(0)} ms, the first time: ${(debt / loop).toFixed(2)} times a loop of 20 million steps.`,
  );
}
async function printCrowds(): Promise<void> {
  if (!CROWDED.some(({ of }) => isWanted(of))) return;
  const { loop = 0, ...times } = await inSlowPage('phone-what-ifs.ts');
  console.log('\non a slow phone         at crowded tables, as times of a loop of 20 million steps');
  for (const [name, time] of Object.entries(times))
    console.log(
      `${name.padEnd(22)}${time.toFixed(0).padStart(10)} ms${(time / loop).toFixed(2).padStart(9)}`,
    );
}

async function main(): Promise<void> {
  await printWhatIfs();
  await printCrowds();
}
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
