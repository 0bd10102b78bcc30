/** Words that open a French sentence or hold it together; a name seldom has one. */
const FUNCTION_WORDS = new Set(
  `le la les un une des du de au aux et est sont ont dans pour sur avec sans vous votre vos qui que quand si ne pas cette ce ces cet par
  il elle ils elles se son sa leur chaque toute tous toutes aucun aucune lorsque lorsqu quel peut peuvent doit doivent d l qu n s
  ainsi cependant notez voici après durant pendant bien comme ceci cela en`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words of a text in lower case, figures and all. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export const opensLikeSentence = (text: string): boolean => FUNCTION_WORDS.has(wordsIn(text)[0] ?? '');

export const functionWords = (text: string): number =>
  wordsIn(text).filter((word) => FUNCTION_WORDS.has(word)).length;

export const endsSentence = (text: string): boolean => /[.!?…:;]["»”)\s*]*$/.test(text);

export const startsLower = (text: string): boolean => /^["«“(\s]*\p{Ll}/u.test(text);

export const isCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{2}/u.test(text);
