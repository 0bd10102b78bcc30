'use client';

import { type RefObject, useEffect } from 'react';
import type { Play } from './use-play';

const SWIPE = 48;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/**
 * Arrow keys and swipes step through the play. On its own page the stepper hears keys pressed anywhere; within an
 * entry, only those pressed inside it.
 */
export function useStepping(root: RefObject<HTMLElement | null>, play: Play, alone: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const command = event.ctrlKey || event.metaKey;
      const action = command ? commandOf(event, play) : stepOf(event, play);
      if (!action) return;
      event.preventDefault();
      action();
    };
    const hears: HTMLElement | Document = alone ? document : element;
    hears.addEventListener('keydown', onKeyDown as EventListener);
    return () => hears.removeEventListener('keydown', onKeyDown as EventListener);
  }, [root, play, alone]);

  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let from: { x: number; y: number } | undefined;
    const onDown = ({ touches: [touch], target }: TouchEvent) => {
      // a card that can be played is dragged, not swiped over
      from = (target as Element).closest('[data-playable]')
        ? undefined
        : touch && { x: touch.clientX, y: touch.clientY };
    };
    const onUp = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const dx = touch.clientX - from.x;
      const dy = touch.clientY - from.y;
      from = undefined;
      if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy) * 1.5) return;
      if (dx < 0) play.forward();
      else play.back();
    };
    table.addEventListener('touchstart', onDown, { passive: true });
    table.addEventListener('touchend', onUp, { passive: true });
    return () => {
      table.removeEventListener('touchstart', onDown);
      table.removeEventListener('touchend', onUp);
    };
  }, [root, play]);
}

function stepOf({ key, shiftKey }: KeyboardEvent, play: Play): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? () => play.toKey(1) : play.forward;
    case 'ArrowLeft':
      return shiftKey ? () => play.toKey(-1) : play.back;
    case 'Home':
      return play.first;
    case 'End':
      return play.last;
    default:
      return undefined;
  }
}

function commandOf({ key, shiftKey }: KeyboardEvent, play: Play): (() => void) | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey && play.canUndo) return play.undo;
  if ((letter === 'y' || (letter === 'z' && shiftKey)) && play.canRedo) return play.redo;
  return undefined;
}
