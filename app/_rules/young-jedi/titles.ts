/** A title as it is compared: the straight and the curly apostrophe are one. */
export const plainTitle = (title: string): string => title.replaceAll('’', "'");

/** Whether two cards have one title, subtitles aside. */
// young-jedi/stackable
export const sameTitle = (one: string | undefined, other: string | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && plainTitle(one) === plainTitle(other));
