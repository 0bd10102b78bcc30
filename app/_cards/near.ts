/** How many letters have to be changed, left out, added or swapped, as far as `most`; more than that is `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next[j] = value;
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** How alike a word as typed is to a word of a title, from 0 to 1. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (typed.length >= 2 && word.startsWith(typed)) return 0.85 + (0.1 * typed.length) / word.length;
  // names lose their s and their 's
  if (typed === `${word}s` || word === `${typed}s`) return 0.95;
  const most = typed.length < 3 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0 || word.length < 2) return 0;
  const away = distance(typed, word, most);
  return away > most ? 0 : 1 - away * (typed.length < 4 ? 0.25 : 0.18);
}
