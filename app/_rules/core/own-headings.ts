import { isAboutTheDeck, subtotalOf, totalOf } from './deck-lines';

/** `Bounty hunters (6)`, `Support - 9`: so do headings announce their cards, and some lists their copies. */
const COUNTED =
  /^[^\p{L}\p{N}]*(?<name>\p{L}.*?)\s*(?:[([]\s*(?<bracketed>\d{1,3})(?: (?:cards?|cartes?))?\s*[)\]]|\s[-–—]\s?(?<dashed>\d{1,3})|:\s?(?<told>\d{1,3}))\s*:?[^\p{L}\p{N}]*$/u;
const LONGEST = 120;
const AHEAD = /^\W*(\d{1,3})\s?[x×]?\s/i;
const BEHIND = /\s[x×]\s?(\d{1,3})\W*$/i;

export interface OwnHeading {
  text: string;
  said: number;
}

/**
 * Headings in words of the list's own, by their index: each begins a block and announces a number, no other line of
 * any block does, and what it names is no card. A single one has to be borne out by its block.
 */
export function ownHeadings(
  texts: readonly string[],
  isCard: (name: string) => boolean,
): ReadonlyMap<number, OwnHeading> {
  const found = new Map<number, OwnHeading>();
  let areBorneOut = true;
  for (const [first = 0, ...others] of blocksOf(texts)) {
    if (others.some((i) => isCounted(texts[i] ?? ''))) return new Map();
    const heading = announcing(texts[first] ?? '');
    if (!heading || isCard(heading.text)) continue;
    // copies of a card, in a list that counts so
    if (others.length === 0) return new Map();
    areBorneOut &&= heading.said === others.reduce((sum, i) => sum + copiesOn(texts[i] ?? ''), 0);
    found.set(first, heading);
  }
  return found.size > 1 || areBorneOut ? found : new Map();
}

const isCounted = (text: string): boolean => text.length <= LONGEST && COUNTED.test(text);

function announcing(text: string): OwnHeading | undefined {
  if (!isCounted(text)) return undefined;
  const { name, bracketed, dashed, told } = COUNTED.exec(text)?.groups ?? {};
  const said = bracketed ?? dashed ?? told;
  return name === undefined || said === undefined ? undefined : { text: name, said: Number(said) };
}

const copiesOn = (text: string): number =>
  text.length > LONGEST ? 1 : Number(AHEAD.exec(text)?.[1] ?? BEHIND.exec(text)?.[1] ?? 1);

/** Lines that follow each other without a blank one, as indices. */
function blocksOf(texts: readonly string[]): number[][] {
  const blocks: number[][] = [[]];
  for (const [i, text] of texts.entries())
    if (text.trim() === '') blocks.push([]);
    else if (text.length > LONGEST) blocks.at(-1)?.push(i);
    else if (totalOf(text) === undefined && subtotalOf(text) === undefined && !isAboutTheDeck(text))
      blocks.at(-1)?.push(i);
  return blocks.filter((block) => block.length > 0);
}
