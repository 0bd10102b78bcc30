'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersStill } from '../preferences';

const DURATION = 170;

interface Place {
  x: number;
  y: number;
}

const STILL: Place = { x: 0, y: 0 };

const shift = (from: Place | undefined, to: Place | undefined): Place =>
  from && to ? { x: to.x - from.x, y: to.y - from.y } : STILL;

/** Lets a card that has gone elsewhere be seen to move there. Not where motion is unwelcome. */
export function useCardMotion(table: RefObject<HTMLElement | null>, position: unknown): void {
  const before = useRef(new Map<string, Place>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what moves cards
  useLayoutEffect(() => {
    const root = table.current;
    if (!root) return;
    const origin = root.getBoundingClientRect();
    const now = new Map<string, Place>();
    const still = prefersStill();
    for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const id = card.dataset.card ?? '';
      const { x, y } = card.getBoundingClientRect();
      const place = { x: x - origin.x, y: y - origin.y };
      now.set(id, place);
      if (still || before.current.size === 0) continue;
      const was = before.current.get(id);
      if (!was) {
        card.animate([{ opacity: 0, translate: '0 -12px' }, {}], { duration: DURATION });
        continue;
      }
      // a card aboard another already moves with it
      const carrier = card.parentElement?.closest<HTMLElement>('[data-card]')?.dataset.card;
      const carried = carrier === undefined ? STILL : shift(before.current.get(carrier), now.get(carrier));
      const own = shift(was, place);
      const x0 = own.x - carried.x;
      const y0 = own.y - carried.y;
      if (Math.abs(x0) + Math.abs(y0) < 3) continue;
      card.animate([{ translate: `${-x0}px ${-y0}px` }, { translate: '0 0' }], {
        duration: DURATION,
        easing: 'ease-out',
      });
    }
    before.current = now;
  }, [position]);
}
