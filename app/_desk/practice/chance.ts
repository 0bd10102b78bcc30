import type { Random } from '../../_rules/core/seeded';

export const pick = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : items[random(items.length)];

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as T);
}
