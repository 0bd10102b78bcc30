/** With the one kind of apostrophe that words are compared by. */
export const straight = (words: string): string => words.replaceAll('’', "'");

/** The title alone, where a subtitle was typed behind it: `Queen Amidala, Royal Leader`. */
export function nameIn(title: string): string {
  const comma = title.indexOf(',');
  return comma < 0 ? title : title.slice(0, comma);
}

/** A title as it is compared: a stack goes by it, whatever the subtitle. */
// young-jedi/stackable
export const plainTitle = (title: string): string => straight(nameIn(title));

/** Whether two cards have one title, subtitles aside. */
// young-jedi/stackable
export const sameTitle = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && plainTitle(one) === plainTitle(other));

const PLANET = /^(tatooine|coruscant|naboo) (?=.)/;

interface Place {
  full: string;
  /** Without its planet before it. */
  bare: string;
}
const places = new Map<string, Place>();

function place(name: string): Place {
  const known = places.get(name);
  if (known) return known;
  if (places.size > 1_000) places.clear();
  const full = straight(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
  const made = { full, bare: full.replace(PLANET, '') };
  places.set(name, made);
  return made;
}

/** Whether two names are of one planet or location, with its planet before it or not: `Naboo: Theed Palace`. */
export function samePlace(name: string, otherName: string): boolean {
  if (name === otherName) return true;
  const one = place(name);
  const other = place(otherName);
  return one.full === other.full || one.bare === other.full || one.full === other.bare;
}

/** The red dots for a location, by its name. */
// young-jedi/location-bonus
export function dotsAt(bonuses: Readonly<Record<string, number>> = {}, location: string): number {
  for (const name in bonuses) if (samePlace(name, location)) return bonuses[name] ?? 0;
  return 0;
}

/** Starships of which one copy may be in play at a time. */
// young-jedi/faq-two-amidala-starships
export const UNIQUE_STARSHIPS: readonly string[] = [
  "Darth Maul's Starfighter",
  'Droid Control Ship',
  "Amidala's Starship",
  'Radiant VII',
  'Bravo 1',
  'Bravo 2',
  'Bravo 3',
];

/** Characters of whom the rules say that they are stackable, or exist only once. */
// young-jedi/stackable
const STACKABLE: readonly string[] = [
  'Anakin Skywalker',
  'Darth Maul',
  'Jar Jar Binks',
  'Obi-Wan Kenobi',
  'Padmé Naberrie',
  'Queen Amidala',
  'Qui-Gon Jinn',
  'Sebulba',
];

/** What the rules say of the copies of a title: one, or many on one planet, as of a weapon that bears such a name. */
// young-jedi/stackable, young-jedi/errata-jira
export function copiesByRule(title: string): 'unique' | 'stackable' | undefined {
  const plain = plainTitle(title);
  if (plain === 'Jira' || UNIQUE_STARSHIPS.includes(plain)) return 'unique';
  const isTheirs = STACKABLE.some((name) => plain === name || plain.startsWith(`${name}'s `));
  return isTheirs ? 'stackable' : undefined;
}
