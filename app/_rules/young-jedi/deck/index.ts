/**
 * Decks of Young Jedi: six times ten colours, five of a title, wild cards, three planets, one Objective card.
 *
 * `read(text)` takes any text: lines such as `4 Darth Maul, Sith Apprentice`, `4x Title`, `Title x4`, `4 Title (red)`;
 * headings that name a colour or a type (`Red`, `Armes`, `Locations (5)`, `Jokers`); comments after `#` or `//`; or a
 * table with a header (`quantity,title,subtitle,colour,type,planet,wild,side`), or without one, apart by `;`, tabs or
 * bars. A weapon is orange, a Battle or Effect card yellow, a location or starship purple; characters need their colour.
 * `(wild)` or `(joker)` marks a card with white dots, `(wild: red blue green)` also says where they are; a wild card
 * without a colour is put where one is short. What cannot be read is in `flaws`, each with its line; the rest is in `cards`.
 *
 * `check(cards)` takes those cards, or cards made by hand (`{ line, count, title, colour, type, … }`), and gives
 * figures, violations and advice as codes with their rule, arguments and lines:
 *
 *     const { cards, flaws } = read('6 Darth Maul, Sith Apprentice (red)\n4 Lightsaber (orange)');
 *     const { violations } = check(cards); // too few cards, and six of one title
 */
export { type Checked, check } from './check';
export { YJ_DECK_EXAMPLES } from './examples';
export {
  ADVICE_RULES,
  type AdviceCode,
  type CardType,
  COLOURS,
  type Colour,
  LINE_RULES,
  type LineCode,
  type ListedCard,
  type Remark,
  VIOLATION_RULES,
  type ViolationCode,
} from './list';
export { type ReadList, read } from './read';
