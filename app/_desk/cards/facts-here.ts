import { CardBook } from '../../_cards/book';
import { deckFacts } from '../../_cards/deck-facts';
import { gameOfPart } from '../../_cards/part';
import type { Game } from '../../_leaf/games';
import type { CardFacts } from '../../_rules/core/card-facts';
import { readParts } from './store';

/** The facts on a game's cards that this device holds, for its deck checker; none if it holds none of that game. */
export async function factsHere(game: Game): Promise<CardFacts | undefined> {
  const parts = (await readParts()).filter(({ id }) => gameOfPart(id) === game);
  return parts.some(({ cards }) => cards.length > 0) ? deckFacts(new CardBook(parts), game) : undefined;
}
