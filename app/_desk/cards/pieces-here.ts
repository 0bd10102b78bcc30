import { type TablePiece, tablePieceOf } from '../../_cards/table-piece';
import type { Game } from '../../_leaf/games';
import { areCardsHeld, askCards } from './client';

/** Cards that somebody who is still typing may mean, as pieces for a table; none where no cards are held. */
export const completePieces = (text: string, game: Game, limit = 8): Promise<TablePiece[]> =>
  new Promise((resolve) => {
    if (!areCardsHeld()) resolve([]);
    else
      askCards({ ask: 'complete', text, game, limit }, (reply) =>
        resolve('pieces' in reply ? reply.pieces : []),
      );
  });

/** The piece of an address such as `swccg/1_168`; nothing if the card is not held. */
export const pieceNumbered = (game: Game, id: string): Promise<TablePiece | undefined> =>
  new Promise((resolve) => {
    if (!areCardsHeld()) resolve(undefined);
    else
      askCards({ ask: 'card', game, id }, (reply) =>
        resolve('card' in reply && reply.card ? tablePieceOf(reply.card.card) : undefined),
      );
  });
