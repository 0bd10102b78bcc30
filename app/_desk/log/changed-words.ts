/** A text in three: what it begins with as the other does, what differs, and what it ends with as the other does. */
export function changedWords(text: string, other: string): [string, string, string] {
  const [own, theirs] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(own.length, theirs.length);
  let start = 0;
  while (start < most && own[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < most - start && own.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const middle = own.length - end;
  return [own.slice(0, start).join(''), own.slice(start, middle).join(''), own.slice(middle).join('')];
}

/** Words with the space before them. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];
