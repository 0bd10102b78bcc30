import { measureDesk } from './bench/desk';

/** How the judge's desk does with a log of five thousand rulings, or as many as are named. */
const count = Number(process.argv[2] ?? 5000);
const times = await measureDesk(count);
const figure = (value: number) => value.toFixed(value < 100 ? 1 : 0).padStart(10);
if (!times) console.log('The desk was not tried: there is no site in out/, run "npm run build" first.');
else {
  console.log(
    `${`${count} rulings, ms`.padEnd(46)}${'middle'.padStart(10)}${'slow'.padStart(10)}${'thread'.padStart(10)}`,
  );
  for (const { what, wall, slow, thread } of times)
    console.log(`${what.padEnd(46)}${figure(wall)}${figure(slow)}${figure(thread)}`);
}
