'use client';

import { useRef } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { ROWS, type Seat, type Zone } from '../../_stands/picture';
import { SeatSign } from '../simulators/SeatSign';
import { BoardContext, type BoardHands } from './board-hands';
import { useAims } from './use-aims';
import { useFit } from './use-fit';
import { useMotion } from './use-motion';
import { ZoneView } from './ZoneView';
import '../styles/table.css';

interface Props {
  locale: Locale;
  zones: readonly Zone[];
  /** What changes when the position does: cards then travel to where they are now. */
  position: unknown;
  hands?: BoardHands;
}

/** The table: every simulator, the solver and practice draw their positions here. */
export function Board({ locale, zones, position, hands }: Props) {
  const table = useRef<HTMLElement>(null);
  useFit(table, position);
  useAims(table, position);
  useMotion(table, position);
  return (
    <BoardContext value={hands ?? {}}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same places stand below the board, each with its button */}
      <section
        ref={table}
        className="board"
        data-board=""
        aria-label={SIMULATOR_WORDS[locale].board}
        onClick={hands?.onPlace && ((event) => tapped(event.target, hands.onPlace))}
      >
        {ROWS.map((row) => {
          const inRow = zones.filter((zone) => zone.row === row);
          if (inRow.length === 0) return null;
          const isBefore = row === 'far' || row === 'near';
          return (
            <div key={row} className="board-row" data-row={row}>
              {isBefore
                ? bySeat(inRow).map(([seat, theirs]) => (
                    <div key={seat} className="board-side" data-seat={seat}>
                      {seat && <SeatName seat={seat} locale={locale} />}
                      <Line zones={theirs} locale={locale} />
                    </div>
                  ))
                : linesOf(inRow).map((line) => <Line key={line[0]?.id} zones={line} locale={locale} />)}
            </div>
          );
        })}
        <svg className="board-aims" aria-hidden="true" focusable="false" />
      </section>
    </BoardContext>
  );
}

const SPOT = '[data-pile], [data-place], [data-zone]';

/** Tells where the board was tapped: the smallest part of it that has a name. */
function tapped(target: EventTarget, tell: BoardHands['onPlace']): void {
  if (!(target instanceof Element) || target.closest('button')) return;
  const spot = target.closest<HTMLElement>(SPOT);
  if (!spot) return;
  const { pile, place, zone = '' } = spot.dataset;
  const seat = target.closest<HTMLElement>('[data-side], [data-seat]')?.dataset.seat;
  tell?.({ zone: pile ?? place ?? zone, seat });
}

/** Who sits there. */
const SeatName = ({ seat, locale }: { seat: Seat; locale: Locale }) => (
  <p className="board-seat">
    <SeatSign seat={seat} locale={locale} />
    <span aria-hidden="true">{SIMULATOR_WORDS[locale].seats[seat]}</span>
  </p>
);

const Line = ({ zones, locale }: { zones: readonly Zone[]; locale: Locale }) => (
  <div className="board-line">
    {zones.map((zone) => (
      <ZoneView key={zone.id} zone={zone} locale={locale} />
    ))}
  </div>
);

/** Several players may sit on one side of the table; what is nobody's lies before the first. */
function bySeat(zones: readonly Zone[]): [Seat | undefined, Zone[]][] {
  const sides = new Map<Seat | undefined, Zone[]>();
  for (const zone of zones) {
    const seat = zone.seat ?? zones[0]?.seat;
    sides.set(seat, [...(sides.get(seat) ?? []), zone]);
  }
  return [...sides];
}

/** In the middle each zone has a line of its own, unless it stands beside the one before it. */
function linesOf(zones: readonly Zone[]): Zone[][] {
  const lines: Zone[][] = [];
  for (const zone of zones) {
    const line = lines.at(-1);
    if (line && (zone.beside || zone.row !== 'middle')) line.push(zone);
    else lines.push([zone]);
  }
  return lines;
}
