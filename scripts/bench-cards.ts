import { measureCards } from './bench/cards';
import { inSlowPage } from './bench/slow-page';

/** How long it takes to read card files of real size, beside parsing them. */
console.log(
  `${'card files, ms of processor'.padEnd(30)}${['parse', 'read', 'times'].map((head) => head.padStart(10)).join('')}`,
);
for (const { what, parse, read } of measureCards())
  console.log(
    `${what.padEnd(30)}${[parse, read, read / parse].map((value) => value.toFixed(1).padStart(10)).join('')}`,
  );
const { read = 0, parse = 0 } = await inSlowPage('phone-cards.ts');
console.log(
  `On a slow phone both files are read, compressed and ready to be kept after ${(read / 1000).toFixed(2)} s: ${(read / parse).toFixed(1)} times their parsing.`,
);
