import { measureCards } from './bench/cards';

/** How long it takes to read card files of real size, beside parsing them. */
console.log(
  `${'card files, ms of processor'.padEnd(30)}${['parse', 'read', 'times'].map((head) => head.padStart(10)).join('')}`,
);
for (const { what, parse, read } of measureCards())
  console.log(
    `${what.padEnd(30)}${[parse, read, read / parse].map((value) => value.toFixed(1).padStart(10)).join('')}`,
  );
