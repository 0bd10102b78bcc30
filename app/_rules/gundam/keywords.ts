import type { Keywords } from './cards';

const AMOUNTS = ['breach', 'repair', 'support'] as const;

/** Two lots of keyword effects in one: those without an amount once, amounts added up. */
// gundam/keyword-effects
export function addedUp(one: Keywords, other: Keywords | undefined): Keywords {
  if (!other) return one;
  const sum: Keywords = { ...one, ...other };
  for (const keyword of AMOUNTS) {
    const amount = (one[keyword] ?? 0) + (other[keyword] ?? 0);
    if (amount > 0) sum[keyword] = amount;
  }
  return sum;
}
