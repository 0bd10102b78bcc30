/** A title as it is compared: the straight and the curly apostrophe are one. */
export const plainTitle = (title: string): string => title.replaceAll('’', "'");

/** Whether two cards have one title, subtitles aside. */
// young-jedi/stackable
export const sameTitle = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && plainTitle(one) === plainTitle(other));

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
