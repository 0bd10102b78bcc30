'use client';

import { useMemo, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import { matchesWords } from '../../_leaf/fold';
import type { BenchPlace, KnownPiece, Piece } from '../../_rules/core/bench';
import type { LaidOut } from '../../_situations/laid-out';
import { tellPiece } from '../../_situations/tell-edit';
import { gameOfStand } from '../../_stands/registry';
import { Sheet } from '../desk/Sheet';
import { HeldPieces } from './HeldPieces';
import { OwnCard } from './OwnCard';
import { PlaceRow } from './PlaceRow';

/** So many are shown before one types. */
const MOST = 24;

interface Props {
  locale: Locale;
  laid: LaidOut;
  place: BenchPlace;
  unmodelled: ReadonlySet<string>;
  /** Says why it cannot be laid there. */
  onAdd(piece: Piece): string | undefined;
  onCount(to: number): string | undefined;
  onCard(card: string): void;
  onClose(): void;
}

/** Lays cards at a place, one after another: by name, of one's own, or unknown. */
export function AddCard({ locale, laid, place, unmodelled, onAdd, onCount, onCard, onClose }: Props) {
  const t = TABLE_WORDS[locale];
  const { workbench, state } = laid;
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const fitting = useMemo(() => piecesFor(workbench.bench.known, place), [workbench, place]);
  const found = fitting.filter(({ title }) => matchesWords(title, typed));
  const kinds = workbench.bench.kinds.filter(({ kind }) => place.takes.includes(kind));
  const add = (piece: Piece) => {
    const refusal = onAdd(piece);
    setTold(refusal ?? t.added(tellPiece(locale, workbench, piece)));
    if (refusal === undefined) setTyped('');
    return refusal;
  };
  return (
    <Sheet
      title={typeset(workbench.tellPlace(locale, state, place), locale)}
      close={t.done}
      className="add-card"
      onClose={onClose}
    >
      <PlaceRow
        locale={locale}
        laid={laid}
        place={{ ...place, takes: [] }}
        unmodelled={unmodelled}
        onAdd={onClose}
        onCard={onCard}
        onCount={onCount}
      />
      <p role="status" className="table-told">
        {typeset(told, locale)}
      </p>
      {(fitting.length > 0 || kinds.length > 0) && (
        <>
          <input
            className="add-card-find"
            type="search"
            aria-label={t.findCard}
            placeholder={t.findCard}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              const [only] = found;
              if (event.key !== 'Enter' || !only || typed.trim() === '') return;
              event.preventDefault();
              add({ known: only.name });
            }}
          />
          <ul className="add-card-known">
            {found.slice(0, MOST).map(({ name, title, kind }) => (
              <li key={name}>
                <button type="button" className="table-chip" onClick={() => add({ known: name })}>
                  {title} <small>{typeset(workbench.tellKind(locale, kind), locale)}</small>
                </button>
              </li>
            ))}
          </ul>
          <HeldPieces
            locale={locale}
            workbench={workbench}
            game={gameOfStand(laid.situation.engine)}
            place={place}
            typed={typed}
            isOnly={found.length === 0 && typed.trim() !== ''}
            onAdd={(piece, isUnmodelled) => {
              if (add(piece) === undefined && isUnmodelled) setTold((said) => `${said} ${t.unmodelled}`);
            }}
          />
          {found.length > MOST && <p className="text-muted">{t.moreCards(found.length - MOST)}</p>}
        </>
      )}
      {place.takes.includes('unknown') && (
        <p>
          <button type="button" className="move" onClick={() => add({ unknown: true })}>
            {t.unknownCard} <small>{t.unknownHint}</small>
          </button>
        </p>
      )}
      {kinds.length > 0 && (
        <OwnCard locale={locale} workbench={workbench} kinds={kinds} typed={typed} onAdd={add} />
      )}
    </Sheet>
  );
}

/** Those that may lie there, those of that side before those of either. */
function piecesFor(known: readonly KnownPiece[], { takes, owner }: BenchPlace): KnownPiece[] {
  const fitting = known.filter(
    ({ kind, owners }) => takes.includes(kind) && (!owners || owner === undefined || owners.includes(owner)),
  );
  return [...fitting.filter(({ owners }) => owners), ...fitting.filter(({ owners }) => !owners)];
}
