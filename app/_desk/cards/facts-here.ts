import { CardBook } from '../../_cards/book';
import { deckFacts } from '../../_cards/deck-facts';
import { gameOfPart, isPartId } from '../../_cards/part';
import type { Game } from '../../_leaf/games';
import type { CardFacts } from '../../_rules/core/card-facts';
import { SITE_PARTS } from './site-part-ids';
import { withSiteParts } from './site-parts';
import { readParts } from './store';

/** The facts on a game's cards that this device or the site holds, for its deck checker; none if neither has any. */
export async function factsHere(game: Game): Promise<CardFacts | undefined> {
  const isOfGame = (id: string): boolean => isPartId(id) && gameOfPart(id) === game;
  const own = (await readParts().catch(() => [])).filter(({ id }) => isOfGame(id));
  const parts = await withSiteParts(own, SITE_PARTS.filter(isOfGame));
  return parts.some(({ cards }) => cards.length > 0) ? deckFacts(new CardBook(parts), game) : undefined;
}
