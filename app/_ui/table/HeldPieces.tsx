'use client';

import { useEffect, useState } from 'react';
import type { TablePiece } from '../../_cards/table-piece';
import { areCardsHeld } from '../../_desk/cards/client';
import { completePieces } from '../../_desk/cards/pieces-here';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { Game } from '../../_leaf/games';
import type { BenchPlace, Piece } from '../../_rules/core/bench';
import { pieceFromCard } from '../../_situations/from-card';
import type { AnyWorkbench } from '../../_stands/benches/workbench';

interface Props {
  locale: Locale;
  workbench: AnyWorkbench;
  game: Game;
  place: BenchPlace;
  typed: string;
  /** Nothing else of this name is known here. */
  isOnly: boolean;
  /** With what of the card is not simulated. */
  onAdd(piece: Piece, unmodelled: boolean): void;
}

/** Cards of the reader's own files that begin so, filled in from what is printed on them. */
export function HeldPieces({ locale, workbench, game, place, typed, isOnly, onAdd }: Props) {
  const t = TABLE_WORDS[locale];
  /** Nothing while the cards are being looked through. */
  const [found, setFound] = useState<TablePiece[] | undefined>([]);
  useEffect(() => {
    let stale = false;
    if (typed.trim().length < 2 || !areCardsHeld()) setFound([]);
    else {
      setFound((now) => (now?.length ? now : undefined));
      void completePieces(typed, game).then((cards) => stale || setFound(cards));
    }
    return () => {
      stale = true;
    };
  }, [typed, game]);
  const pieces = (found ?? []).flatMap((card) => {
    const isTheirs = card.side === undefined || place.owner === undefined || card.side === place.owner;
    const piece = isTheirs ? pieceFromCard(workbench.bench, place, card) : undefined;
    return piece && 'kind' in piece ? [{ card, piece }] : [];
  });
  if (pieces.length === 0) return found && isOnly ? <p>{typeset(t.noCardFound, locale)}</p> : null;
  return (
    <section aria-label={t.fromFile}>
      <h3 className="zone-title">{t.fromFile}</h3>
      <ul className="add-card-known">
        {pieces.map(({ card, piece }) => (
          <li key={card.id}>
            <button type="button" className="table-chip" onClick={() => onAdd(piece, card.unmodelled)}>
              {card.title}
              {card.virtual && ' (V)'}{' '}
              <small>{typeset(workbench.tellKind(locale, piece.kind), locale)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
