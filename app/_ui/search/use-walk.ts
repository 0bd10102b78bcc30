'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Whoever only crosses the list does not choose. */
const HOVER_MS = 150;

export const optionId = (list: string, place: number): string => `${list}-${place}`;

interface Walk {
  active: number;
  /** Back to where it begins. */
  restart(): void;
  goTo(place: number): void;
  /** Whether the key was one of the list's. */
  takeKey(key: string): boolean;
  onPointerMove(event: PointerEvent): void;
}

/** Which of the options of a list is active, by keys while the caret stays in the text box, and by the mouse. */
export function useWalk(list: string, count: number, first: number): Walk {
  const [walked, setWalked] = useState<number>();
  const hover = useRef<number>(undefined);
  const active = Math.min(walked ?? first, count - 1);
  useEffect(() => () => window.clearTimeout(hover.current), []);

  const goTo = (place: number) => {
    setWalked(place);
    document.getElementById(optionId(list, place))?.scrollIntoView({ block: 'nearest' });
  };
  const takeKey = (key: string): boolean => {
    // Before the first step, Home and End are the caret's.
    const ends: Record<string, number> = walked === undefined ? {} : { Home: 0, End: count - 1 };
    const place = { ArrowDown: (active + 1) % count, ArrowUp: (active - 1 + count) % count, ...ends }[key];
    if (count === 0 || place === undefined) return false;
    goTo(place);
    return true;
  };
  const onPointerMove = ({ pointerType, movementX, movementY, target }: PointerEvent) => {
    window.clearTimeout(hover.current);
    // A list that moves under a mouse at rest is not pointed at.
    if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
    const { place } = (target as Element).closest<HTMLElement>('[data-place]')?.dataset ?? {};
    if (place) hover.current = window.setTimeout(() => setWalked(Number(place)), HOVER_MS);
  };
  return { active, restart: () => setWalked(undefined), goTo, takeKey, onPointerMove };
}
