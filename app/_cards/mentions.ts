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
  const isPerson = personsIn(book, game);
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
      const mention = named(typed, book, game, isPerson);
      if (!mention) continue;
      for (const at of span) taken.add(at);
      found.push({ ...mention, words: typed, from: first.at, to: last.at + last.word.length });
    }
  return found.sort((a, b) => a.from - b.from);
}

/** Whole titles, numbers and names that the file gives, or a person by words of one title: else it would be a guess. */
function named(
  typed: string,
  book: CardBook,
  game: Game | undefined,
  isPerson: (word: string) => boolean,
): Pick<Mention, 'cards' | 'grade'> | undefined {
  const bare = typed.replace(/^(?:l|d|qu|j|s|n|m)['’]/i, '');
  const scrubbed = scrub(bare);
  if (scrubbed === '' || isWeak(scrubbed)) return undefined;
  const { matches } = book.named(bare, game);
  const grade = matches[0]?.grade;
  if (grade === undefined) return personNamed(scrubbed, book, game, isPerson);
  if (grade !== 'number' && grade !== 'title' && grade !== 'alias') return undefined;
  // an abbreviation of few letters is only one when it is written as one
  if (grade === 'alias' && scrubbed.length < 5 && bare !== bare.toUpperCase()) return undefined;
  const isVirtual = matches[0]?.card.virtual;
  const same = matches.filter((match) => match.grade === grade && match.card.virtual === isVirtual);
  return { cards: same.map(({ card }) => card), grade };
}

/** No longer title of a person is told from others by so many words. */
const MOST_WORDS = 6;

/** A person's name with further words of one title, and of no other: luke jedi knight. */
function personNamed(
  scrubbed: string,
  book: CardBook,
  game: Game | undefined,
  isPerson: (word: string) => boolean,
): Pick<Mention, 'cards' | 'grade'> | undefined {
  const words = scrubbed.split(' ');
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  if (words.length < 2 || words.length > MOST_WORDS || !words.some(isPerson)) return undefined;
  if (!ends.every((word) => word.length >= 4 || isPerson(word))) return undefined;
  const { matches, isAmbiguous } = book.find(scrubbed, game);
  const [first] = matches;
  if (first?.grade !== 'words' || isAmbiguous) return undefined;
  const title = scrub(first.card.title).split(' ');
  return words.every((word) => title.includes(word)) ? { cards: [first.card], grade: 'words' } : undefined;
}

/** Whether a word alone is what somebody is called; each is looked up once. */
function personsIn(book: CardBook, game: Game | undefined): (word: string) => boolean {
  const known = new Map<string, boolean>();
  const isCalled = (word: string): boolean =>
    word.length >= 3 &&
    book
      .named(word, game)
      .matches.some(({ grade, card }) => grade !== 'initials' && ['character', 'pilot'].includes(card.type));
  return (word) => {
    const told = known.get(word) ?? isCalled(word);
    known.set(word, told);
    return told;
  };
}
