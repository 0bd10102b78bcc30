'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** How far a finger moves before it is dragging. */
const SLACK = 10;

/**
 * Lets a card with which something can be done be dragged; let go over another card or the table, it says so. Never
 * needed: a tap opens the same moves.
 */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  onDrop: (card: string, onto: string | undefined) => void,
): void {
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const board = root.current?.querySelector<HTMLElement>('[data-board]');
    if (!board) return;
    let held: { card: HTMLElement; x: number; y: number; dragging: boolean } | undefined;

    const onDown = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('[data-playable]');
      if (card && event.isPrimary && event.button === 0)
        held = { card, x: event.clientX, y: event.clientY, dragging: false };
    };
    const onMove = (event: PointerEvent) => {
      if (!held) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.dragging && Math.hypot(dx, dy) < SLACK) return;
      if (!held.dragging) held.card.setPointerCapture(event.pointerId);
      held.dragging = true;
      held.card.dataset.dragged = '';
      held.card.style.translate = `${dx}px ${dy}px`;
    };
    const letGo = (event: PointerEvent) => {
      if (!held) return;
      const { card, dragging } = held;
      held = undefined;
      card.style.translate = '';
      delete card.dataset.dragged;
      if (!dragging || event.type === 'pointercancel') return;
      // the click that follows a drag is not a tap
      card.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => card.removeEventListener('click', swallow, { capture: true }), 0);
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((element) => board.contains(element) && !card.contains(element));
      if (under)
        drop.current(card.dataset.card ?? '', under.closest<HTMLElement>('[data-card]')?.dataset.card);
    };
    board.addEventListener('pointerdown', onDown);
    board.addEventListener('pointermove', onMove);
    board.addEventListener('pointerup', letGo);
    board.addEventListener('pointercancel', letGo);
    return () => {
      board.removeEventListener('pointerdown', onDown);
      board.removeEventListener('pointermove', onMove);
      board.removeEventListener('pointerup', letGo);
      board.removeEventListener('pointercancel', letGo);
    };
  }, [root]);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
