/**
 * Decks of the Star Wars CCG: exactly 60 cards of one side, an Objective or a location to start with, at most ten cards
 * under a Starting Effect.
 *
 * `read(text)` takes any text: `1x Luke Skywalker, Jedi Knight`, one title a line with duplicates repeated under
 * headings such as `Characters: (12)`, or the XML of GEMP. What cannot be read is in `flaws`, each with its line.
 *
 * With facts, a line that names no card of theirs is none in a list that has its 60 without it. Of a text that holds
 * several decks `decks` says where each begins.
 *
 * `check(list, facts)` holds the list against the rules with the facts that somebody brought (`CardFacts`); without
 * them only the number of cards is known, and the verdict is open.
 *
 *     const list = read('1x Luke Skywalker, Jedi Knight\n2x Sense');
 *     const { flaws } = list;
 *     const { violations } = check(list); // three cards of sixty
 */
export { type Checked, check } from './check';
export { SWCCG_DECK_EXAMPLES } from './examples';
export {
  ADVICE_RULES,
  type AdviceCode,
  LINE_RULES,
  type LineCode,
  type ListedCard,
  type Remark,
  VIOLATION_RULES,
  type ViolationCode,
} from './list';
export { type ReadList, read } from './read';
