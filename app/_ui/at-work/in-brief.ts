/** A few words may be too few to tell anything: then the next sentence comes with them. */
const SHORTEST = 45;
/** What is longer is cut between words. */
const LONGEST = 80;

const SENTENCES = /(?<=[.!?…])\s+(?=[\p{Lu}\d«“"])/u;

/** What happens, in a sentence. */
export function inBrief(text: string): string {
  const [first = '', ...others] = text.split(SENTENCES);
  let told = first;
  for (const sentence of others) if (told.length < SHORTEST) told += ` ${sentence}`;
  if (told.length <= LONGEST) return told;
  const cut = told.slice(0, told.lastIndexOf(' ', LONGEST));
  return `${cut.replace(/[\s,;:(–—-]+$/u, '')}…`;
}
