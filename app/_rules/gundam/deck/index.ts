/**
 * Decks of the Gundam Card Game: 50 cards, one or two colours, four of a card number, 10 Resources; and, as advice,
 * the balance of types and the number of low-level Units that the booklet recommends.
 *
 * `read(text)` takes any text: lines such as `4x ST01-001`, `4 ST01-001 Gundam`, `4 Gundam [ST01-001]`, `ST01-001 x4`;
 * a table apart by commas, semicolons, tabs or bars, with or without a header (`number,name,lv,rarity,quantity`);
 * headings that tell a type (`Units`, `Resource deck`); comments after `#` or `//`. The cards of the booklet are known
 * by their numbers; of any other card a line can say the colour, the type and the Lv.: `3x GD02-001 (red) (Unit)
 * Lv. 3`. What cannot be read is in `flaws`, each with its line; the rest is in `cards`. A
 * name that several cards have is in `flaws`, and in `undecided` as a card that counts. Of a text that holds several
 * decks `decks` says where each begins.
 *
 * `check(cards)` takes those cards, or cards made by hand (`{ line, count, number, colour, type, lv }`), and gives
 * figures, violations and advice as codes with their rule, arguments and lines:
 *
 *     const { cards, flaws } = read('5x ST01-001\n3x GD02-001 (red) (Unit) Lv. 3');
 *     const { violations } = check(cards); // too few cards, and five of one number
 *
 * A list without Resources is not
 * wrong: the resource deck is a pile of its own. A list with some has to have ten.
 */
export { type Checked, check } from './check';
export { GUNDAM_DECK_EXAMPLES } from './examples';
export { KNOWN_CARDS, type KnownCard, knownByName, knownByNumber } from './known';
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
