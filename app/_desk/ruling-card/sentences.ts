/** A stop behind one of these, or behind a single letter, is no end: "Lv. 4", "No. 7". */
const ABBREVIATED = /(?:^|[\s(«“])(?:Lv|Nos?|pp?|cf|vs|etc|St|\p{L})\.$/u;
const BETWEEN = /(?<=[.!?…][\u00a0\u202f]?[»”)]?) +(?=[«“(]?\u00a0?[\p{Lu}\d])/u;

/** The sentences of a text, each with its stop. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.split(BETWEEN)) {
    const last = found.at(-1);
    if (last !== undefined && ABBREVIATED.test(last)) found[found.length - 1] = `${last} ${piece}`;
    else found.push(piece);
  }
  return found;
}
