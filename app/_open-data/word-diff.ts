/** A run of words that both texts have, or only one of them. */
export interface Run {
  words: string;
  only: 'before' | 'after' | undefined;
}

/** What became of a text, word by word: the longest common run of words stays, the rest went or came. */
export function wordDiff(before: string, after: string): Run[] {
  const a = before.split(/(?<=\s)/);
  const b = after.split(/(?<=\s)/);
  const common = commonLengths(a, b);
  const runs: Run[] = [];
  const add = (words: string, only: Run['only']) => {
    const last = runs.at(-1);
    if (last && last.only === only) last.words += words;
    else runs.push({ words, only });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && right !== undefined && left.trim() === right.trim()) {
      add(right, undefined);
      i += 1;
      j += 1;
    } else if (right === undefined || (left !== undefined && at(common, i + 1, j) >= at(common, i, j + 1))) {
      add(left ?? '', 'before');
      i += 1;
    } else {
      add(right, 'after');
      j += 1;
    }
  }
  return runs;
}

/** For each pair of places, how many words the two rests have in common, in order. */
function commonLengths(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    const row = table[i] as number[];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] =
        a[i]?.trim() === b[j]?.trim()
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), row[j + 1] ?? 0);
    }
  }
  return table;
}

const at = (table: number[][], i: number, j: number): number => table[i]?.[j] ?? 0;
