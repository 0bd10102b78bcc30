import type { TablePiece } from '../_cards/table-piece';
import { pieceFromCard } from './from-card';
import { change, type LaidOut } from './laid-out';

/** The table with a card laid at the first place that takes it: before its own side, on the table rather than in a pile. */
export function withCard(laid: LaidOut, card: TablePiece): LaidOut {
  const { bench } = laid.workbench;
  const places = bench
    .places(laid.state)
    .filter(({ owner, on }) => on === undefined && (owner === undefined || !card.side || owner === card.side))
    .sort((a, b) => Number(a.count !== undefined) - Number(b.count !== undefined));
  for (const place of places) {
    const piece = pieceFromCard(bench, place, card);
    const made = piece && change(laid, { edit: 'add', to: place.id, piece });
    if (made && !('ok' in made)) return made;
  }
  return laid;
}
