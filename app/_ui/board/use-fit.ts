'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';

const SMALLEST = 0.7;
const STEP = 0.06;

/**
 * Draws the cards as large as the table has room for. Within a play they only ever become smaller, so that nothing
 * breathes from step to step; another size of the window begins anew.
 */
export function useFit(table: RefObject<HTMLElement | null>, position: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position has other cards
  useLayoutEffect(() => {
    if (table.current) shrink(table.current);
  }, [table, position]);

  useEffect(() => {
    const board = table.current;
    if (!board) return;
    let fitted = sizeOf(board);
    const observer = new ResizeObserver(() => {
      // It also reports the size that it begins with, to which the cards are fitted already.
      const size = sizeOf(board);
      if (size === fitted) return;
      fitted = size;
      board.style.removeProperty('--fit');
      shrink(board);
    });
    observer.observe(board);
    return () => observer.disconnect();
  }, [table]);
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth}×${clientHeight}`;

function shrink(board: HTMLElement): void {
  let fit = Number(board.style.getPropertyValue('--fit') || 1);
  while (overflows(board) && fit > SMALLEST) {
    fit = Math.round((fit - STEP) * 100) / 100;
    board.style.setProperty('--fit', String(fit));
  }
}

/** The table as a whole, or a row of cards that would lie over the count beside it. */
const overflows = (board: HTMLElement): boolean =>
  board.scrollHeight > board.clientHeight + 1 ||
  [board, ...board.querySelectorAll('.clash-cards')].some((part) => part.scrollWidth > part.clientWidth + 1);
