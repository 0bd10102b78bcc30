import type { Game } from '../_leaf/games';
import type { CardBook } from './book';
import type { Card } from './card';
import type { Match } from './matches';
import { type Mention, mentionsIn } from './mentions';

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
  const grade = matches[0]?.grade;
  const mentions = grade === undefined || grade === 'near' ? mentionsIn(text, book, game) : [];
  const isName = matches.length > 0 && mentions.length === 0;
  return {
    matches: isName ? matches : [],
    isAmbiguous: isName && isAmbiguous,
    mentions: isName ? [] : mentions,
  };
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
