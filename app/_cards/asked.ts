import type { Game } from '../_leaf/games';
import type { CardBook } from './book';
import type { Card } from './card';
import type { Match } from './matches';
import { type Mention, mentionsIn } from './mentions';
import { scrub } from './scrub';

/** The cards that somebody's words are about. */
export interface AskedCards {
  /** The words are the name of a card, and nothing else; the surest first. */
  matches: Match[];
  isAmbiguous: boolean;
  /** Cards that a longer question names; the question itself is for the rules to answer. */
  mentions: Mention[];
}

/** A name finds its card; a question names cards. */
export function cardsAsked(book: CardBook, text: string, game?: Game): AskedCards {
  const { matches, isAmbiguous } = book.find(text, game);
  const [first] = matches;
  const mentions = first === undefined || first.grade === 'near' ? mentionsIn(text, book, game) : [];
  const isName = first !== undefined && (mentions.length === 0 || isSlip(text, first, mentions));
  return {
    matches: isName ? matches : [],
    isAmbiguous: isName && isAmbiguous,
    mentions: isName ? [] : mentions,
  };
}

/** Below this, what was typed is more likely a question about what it names in full. */
const LIKE_ENOUGH = 0.7;
/** A question of fewer words is not told from a name with a word too many. */
const LEAST_WORDS = 4;

/**
 * A name with a slip in it holds shorter names without one: Tarkin seaker, or, with one word too many, Wing Gundam
 * Zero Custom EW. They are of the card itself; a question names others, or says more of none.
 */
function isSlip(text: string, { card, score, untold = 0 }: Match, mentions: readonly Mention[]): boolean {
  const wordsOf = (name: string): string[] => scrub(name).split(' ');
  const own = [card.title, ...(card.also ?? []), card.back ?? ''].flatMap(wordsOf);
  const isOwn = ({ cards, words }: Mention): boolean =>
    cards.includes(card) || wordsOf(words).every((word) => own.includes(word) || own.includes(`${word}s`));
  const typed = wordsOf(text).length;
  const named = mentions.reduce((sum, { words }) => sum + wordsOf(words).length, 0);
  const isOne = untold === 0 || (untold === 1 && typed >= LEAST_WORDS && named < typed - 1);
  const isAsking = text.includes('?') && !card.title.includes('?');
  return isOne && score >= LIKE_ENOUGH && !isAsking && mentions.every(isOwn);
}

/** A name within a question, and the cards that it can mean. */
export interface NameAndCards {
  words: string;
  cards: readonly Card[];
}

/** Each name that was given, with what it can mean; some words of a name, or words near it, are none. */
export function namesGiven(text: string, { matches, mentions }: AskedCards): NameAndCards[] {
  const [first] = matches;
  if (!first) return mentions.map(({ words, cards }) => ({ words, cards }));
  if (first.grade === 'near' || first.grade === 'words') return [];
  return [
    {
      words: text.trim(),
      cards: matches
        .filter(({ grade, card }) => grade === first.grade && card.virtual === first.card.virtual)
        .map(({ card }) => card),
    },
  ];
}
