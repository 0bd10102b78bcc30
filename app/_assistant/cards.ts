import { CardBook } from '../_cards/book';
import { deckFacts } from '../_cards/deck-facts';
import { readParts } from '../_cards/disk';
import { toldCard } from '../_cards/told';
import { corpusRoot } from '../_corpus/files';
import type { Game } from '../_corpus/games';
import type { CardFacts } from '../_rules/core/card-facts';

/** What a card file that a club or player brought can be asked. */
export interface CardFile {
  /** Facts of the cards that bear exactly this name or number. */
  cardsNamed(name: string, game: Game | undefined): object[];
  /** Cards that words as players write them may mean, the likeliest first, with why. */
  resolve(words: string, game: Game | undefined): object[];
  /** For the deck checker of a game; none if no card of it is held. */
  facts(game: Game): CardFacts | undefined;
}

const EXACT: readonly string[] = ['number', 'title', 'alias'];
const SOME_RULINGS = 3;

/** A card file over a book. */
export function cardFile(book: CardBook): CardFile {
  const found = (name: string, game: Game | undefined) => book.find(name, game);
  return {
    cardsNamed: (name, game) =>
      found(name, game)
        .matches.filter(({ grade }) => EXACT.includes(grade))
        .map(({ card }) => toldCard(book, card, SOME_RULINGS)),
    resolve(words, game) {
      const { matches, isAmbiguous } = found(words, game);
      return matches.map(({ card, grade, score }) => ({
        by: grade,
        score: Number(score.toFixed(2)),
        ...(isAmbiguous && { ambiguous: true }),
        ...toldCard(book, card, 0),
      }));
    },
    facts: (game) =>
      book.lookup.cards.some((card) => card.game === game) ? deckFacts(book, game) : undefined,
  };
}

let held: CardFile | undefined;
let isRead = false;

/** The card file that this site holds; none as long as nobody has brought one. */
export async function heldCards(): Promise<CardFile | undefined> {
  if (isRead) return held;
  isRead = true;
  const { parts, unreadable } = readParts(corpusRoot());
  for (const file of unreadable) console.error(`left out: ${file}`);
  if (parts.some(({ cards }) => cards.length > 0)) held = cardFile(new CardBook(parts));
  return held;
}
