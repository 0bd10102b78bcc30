import type { OneOf, Who } from './cards';

/** What descriptions are compared with. */
export interface Described {
  kind?: string;
  title: string;
  subtitle?: string;
  diamond?: true;
  traits?: readonly string[];
  notTraits?: readonly string[];
}

/** What the rules say of a person against the characteristic rule, or beyond it. */
const EXCEPTIONS: readonly { title: string; subtitle?: string; is?: string; isNot?: string }[] = [
  // young-jedi/faq-sebulba-podracer-pilot
  { title: 'sebulba', is: 'podracer pilot' },
  { title: 'anakin skywalker', is: 'podracer pilot' },
  // young-jedi/faq-anakin-tested-jedi
  { title: 'anakin skywalker', subtitle: 'tested by the jedi council', isNot: 'jedi' },
  // young-jedi/rulebook/virtual#rule-changes
  { title: 'ki-adi-mundi', isNot: 'jedi master' },
  { title: 'obi-wan kenobi', isNot: 'jedi master' },
];

const plainTexts = new Map<string, string>();

function plain(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  if (plainTexts.size > 5_000) plainTexts.clear();
  const made = text.toLowerCase().replaceAll('’', "'");
  plainTexts.set(text, made);
  return made;
}

/** Whether these words stand in the text as words of their own. */
function names(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  return !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
}

const traitsSeen = new WeakMap<Described, Map<string, boolean>>();

/** A card has a characteristic only if its title or its subtitle says so. */
// young-jedi/faq-anakin-padawan-jedi
export function hasTrait(card: Described, trait: string): boolean {
  let seen = traitsSeen.get(card);
  if (!seen) {
    seen = new Map();
    traitsSeen.set(card, seen);
  }
  const known = seen.get(trait);
  if (known !== undefined) return known;
  const found = readTrait(card, plain(trait));
  seen.set(trait, found);
  return found;
}

function readTrait(card: Described, trait: string): boolean {
  const title = plain(card.title);
  const subtitle = plain(card.subtitle ?? '');
  const listed = (list: readonly string[] | undefined) => list?.some((each) => plain(each) === trait);
  if (listed(card.notTraits)) return false;
  if (listed(card.traits)) return true;
  for (const rule of EXCEPTIONS) {
    if (rule.title !== title || (rule.subtitle ?? subtitle) !== subtitle) continue;
    if (rule.is === trait) return true;
    if (rule.isNot === trait) return false;
  }
  if (names(title, trait) || names(subtitle, trait)) return true;
  return trait === 'jedi master' && readTrait(card, 'jedi');
}

/** A person may be called by the first words of the title; a weapon goes by its whole title. */
function isCalled(card: Described, name: string): boolean {
  const title = plain(card.title);
  const called = plain(name);
  return title === called || (card.kind === 'character' && title.startsWith(called) && names(title, called));
}

function fitsOne(card: Described, who: Who): boolean {
  if (who.diamond !== undefined && who.diamond !== (card.diamond === true)) return false;
  if (who.title !== undefined && !isCalled(card, who.title)) return false;
  if (who.subtitle !== undefined && plain(who.subtitle) !== plain(card.subtitle ?? '')) return false;
  if (who.trait !== undefined && !hasTrait(card, who.trait)) return false;
  return who.not === undefined || !fitsOne(card, who.not);
}

const isList = (who: OneOf): who is readonly Who[] => Array.isArray(who);

export const fits = (card: Described, who: OneOf): boolean =>
  isList(who) ? who.some((each) => fitsOne(card, each)) : fitsOne(card, who);

/** Whether these cards can be shared out among the descriptions, one card for each, in any order. */
// young-jedi/rulebook/battle-details#fight-together
export function fitsAll(cards: readonly Described[], group: readonly OneOf[]): boolean {
  const [first, ...rest] = group;
  if (first === undefined) return cards.length === 0;
  return cards.some(
    (card, i) =>
      fits(card, first) &&
      fitsAll(
        cards.filter((_, j) => j !== i),
        rest,
      ),
  );
}
