import { nameIn, straight } from './titles';

/** What a characteristic is read from. */
export interface Titled {
  title: string;
  subtitle?: string;
  /** Characteristics that the title and subtitle do not give. */
  traits?: readonly string[];
  /** Characteristics that the title or subtitle seems to give. */
  notTraits?: readonly string[];
}

/** What the rules say of a person against the characteristic rule, or beyond it. */
const EXCEPTIONS: readonly { title: string; is?: string; isNot?: string }[] = [
  // young-jedi/faq-sebulba-podracer-pilot
  { title: 'sebulba', is: 'podracer pilot' },
  { title: 'anakin skywalker', is: 'podracer pilot' },
  // young-jedi/faq-anakin-tested-jedi, young-jedi/rulebook/duel#duel
  { title: 'anakin skywalker', isNot: 'jedi' },
  // young-jedi/rulebook/virtual#rule-changes
  { title: 'ki-adi-mundi', isNot: 'jedi master' },
  { title: 'obi-wan kenobi', isNot: 'jedi master' },
];

/** Jedi all of whose cards say so in their subtitle; one that is typed without it is still a Jedi. */
// young-jedi/rulebook/duel#duel
const JEDI: readonly string[] = [
  'adi gallia',
  'depa billaba',
  'eeth koth',
  'even piell',
  'ki-adi-mundi',
  'mace windu',
  'obi-wan kenobi',
  'oppo rancisis',
  'plo koon',
  'qui-gon jinn',
  'saesee tiin',
  'yaddle',
  'yarael poof',
  'yoda',
];

const plainTexts = new Map<string, string>();

/** Words as they are compared: small letters, and one kind of apostrophe. */
export function plain(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  if (plainTexts.size > 5_000) plainTexts.clear();
  const made = straight(text).toLowerCase();
  plainTexts.set(text, made);
  return made;
}

/** Whether these words stand in the text as words of their own. */
export function names(text: string, words: string): boolean {
  const at = text.indexOf(words);
  if (at < 0) return false;
  const isLetter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
  return !isLetter(text[at - 1]) && !isLetter(text[at + words.length]);
}

const traitsSeen = new WeakMap<Titled, Map<string, boolean>>();

/** A card has a characteristic only if its title or its subtitle says so. */
// young-jedi/faq-anakin-padawan-jedi
export function hasTrait(card: Titled, trait: string): boolean {
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

function readTrait(card: Titled, trait: string): boolean {
  const title = plain(card.title);
  const name = plain(nameIn(card.title));
  const subtitle = plain(card.subtitle ?? '');
  const listed = (list: readonly string[] | undefined) => list?.some((each) => plain(each) === trait);
  if (listed(card.notTraits)) return false;
  if (listed(card.traits)) return true;
  for (const rule of EXCEPTIONS) {
    if (rule.title !== name) continue;
    if (rule.is === trait) return true;
    if (rule.isNot === trait) return false;
  }
  if (names(title, trait) || names(subtitle, trait)) return true;
  if (trait === 'jedi' && card.subtitle === undefined && JEDI.includes(title)) return true;
  return trait === 'jedi master' && readTrait(card, 'jedi');
}
