/** Things that are told in the same words, once, and how many there are. */
export function sameWords<Item>(
  items: readonly Item[],
  tell: (item: Item) => string,
): { item: Item; words: string; count: number }[] {
  const found = new Map<string, { item: Item; words: string; count: number }>();
  for (const item of items) {
    const words = tell(item);
    const { item: first, count } = found.get(words) ?? { item, count: 0 };
    found.set(words, { item: first, words, count: count + 1 });
  }
  return [...found.values()];
}

/** What is told several times in a row, once, and how often. */
export function inARow(told: readonly string[]): { words: string; count: number }[] {
  const rows: { words: string; count: number }[] = [];
  for (const words of told) {
    const last = rows.at(-1);
    if (last?.words === words) last.count++;
    else rows.push({ words, count: 1 });
  }
  return rows;
}
