/** The sets of Young Jedi, for whose names there is no file: the card files have them in one word. */
const SETS = [
  'Sample Deck',
  'Menace of Darth Maul',
  'The Jedi Council',
  'Battle of Naboo',
  'Enhanced Menace of Darth Maul',
  'Duel of the Fates',
  'Enhanced Battle of Naboo',
  'Reflections',
];

const BY_WORD = new Map(SETS.map((name) => [name.toLowerCase().replaceAll(' ', ''), name]));

export const youngJediSet = (word: string): string => BY_WORD.get(word.toLowerCase()) ?? word;
