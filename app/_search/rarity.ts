/** A term of which little is known is taken for one that stands in as many lines of a document as most do. */
const USUAL_LINES = 1.6;
const KNOWN_AFTER = 3;
/** In this many lines of each document that has it, a term is fully what the document is about. */
const SUBJECT_LINES = 2.2;
/** What is left of a word that never comes twice: players say « ça marche » of anything. */
const LEAST = 0.5;

/**
 * How much a term tells: one that stands in few documents tells much, and more so if these keep coming back to it
 * (the subject of a rule stands in its title, its questions and its text; a turn of phrase stands in one question).
 */
export function rarity(documentsWith: number, documents: number, linesWith: number): number {
  const rare = Math.log(1 + (documents - documentsWith + 0.5) / (documentsWith + 0.5));
  const lines = (linesWith + KNOWN_AFTER * USUAL_LINES) / (documentsWith + KNOWN_AFTER);
  const subject = Math.max(0, Math.min(1, (lines - 1) / (SUBJECT_LINES - 1)));
  return rare * (LEAST + (1 - LEAST) * subject);
}
