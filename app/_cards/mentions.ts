import type { Game } from '../_leaf/games';
import type { CardBook } from './book';
import type { Card } from './card';
import type { Grade } from './names';
import { scrub } from './scrub';

/** A card that a question names, and the words that name it. */
export interface Mention {
  cards: Card[];
  grade: Grade;
  /** As typed. */
  words: string;
  from: number;
  to: number;
}

/** The longest title has fewer words. */
const LONGEST = 12;

/** Titles that are everyday words of rules name a card only if nothing else is asked. */
const isWeak = (name: string): boolean => !name.includes(' ') && name.length < 4;

/** The cards that a text names in full, the longest name first, none within another. */
export function mentionsIn(text: string, book: CardBook, game?: Game): Mention[] {
  const words = [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)].map((match) => ({
    word: match[0],
    at: match.index,
  }));
  const found: Mention[] = [];
  const taken = new Set<number>();
  for (let length = Math.min(LONGEST, words.length); length >= 1; length--)
    for (let i = 0; i + length <= words.length; i++) {
      const span = Array.from({ length }, (_, k) => i + k);
      if (span.some((at) => taken.has(at))) continue;
      const [first, last] = [words[i], words[i + length - 1]];
      if (!first || !last) continue;
      const typed = text
        .slice(first.at, last.at + last.word.length)
        .replace(/^[«"“(¿]+|[»"”).,;:?!…]+$/g, '');
      const mention = named(typed, book, game);
      if (!mention) continue;
      for (const at of span) taken.add(at);
      found.push({ ...mention, words: typed, from: first.at, to: last.at + last.word.length });
    }
  return found.sort((a, b) => a.from - b.from);
}

/** Only whole titles, numbers and names that the file gives: a guess within a sentence would be noise. */
function named(
  typed: string,
  book: CardBook,
  game: Game | undefined,
): Pick<Mention, 'cards' | 'grade'> | undefined {
  const bare = typed.replace(/^(?:l|d|qu|j|s|n|m)['’]/i, '');
  const scrubbed = scrub(bare);
  if (scrubbed === '' || isWeak(scrubbed)) return undefined;
  const { matches } = book.named(bare, game);
  const grade = matches[0]?.grade;
  if (grade !== 'number' && grade !== 'title' && grade !== 'alias') return undefined;
  // an abbreviation of few letters is only one when it is written as one
  if (grade === 'alias' && scrubbed.length < 5 && bare !== bare.toUpperCase()) return undefined;
  const isVirtual = matches[0]?.card.virtual;
  const same = matches.filter((match) => match.grade === grade && match.card.virtual === isVirtual);
  return { cards: same.map(({ card }) => card), grade };
}
