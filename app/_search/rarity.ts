/** How much a term tells: one that stands in few documents tells much. */
export function rarity(documentsWith: number, documents: number): number {
  return Math.log(1 + (documents - documentsWith + 0.5) / (documentsWith + 0.5));
}
