import type { Game } from '../_leaf/games';
import type { CardFacts } from '../_rules/core/card-facts';
import type { CardBook } from './book';

/** The cards of a game as its deck checker asks for them: only what a list names outright is taken. */
export function deckFacts(book: CardBook, game: Game): CardFacts {
  const surely = ['number', 'title', 'alias', 'part', 'initials'];
  return {
    byNumber: (number) => book.card(game, number),
    byName(name) {
      const exact = book.named(name, game).matches;
      // a part of a title may be a part of others: then it names none
      const matches = exact[0]?.grade === 'part' ? book.find(name, game).matches : exact;
      const grade = matches[0]?.grade;
      if (grade === undefined || !surely.includes(grade)) return [];
      return matches.filter((match) => match.grade === grade).map(({ card }) => card);
    },
    near: (name) => {
      const { matches } = book.find(name, game);
      return matches.slice(0, 3).map(({ card }) => card.title + (card.virtual ? ' (V)' : ''));
    },
  };
}
