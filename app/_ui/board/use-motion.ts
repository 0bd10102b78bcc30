'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersStill } from '../../_leaf/preferences';

/** One card on its way, and how soon the next one sets out. */
const DURATION = 300;
const PACE = 180;
/** However many cards travel, they are there by then. */
const LATEST = 1200;

interface Seen {
  node: HTMLElement;
  place: DOMRect;
  down: boolean;
}

/** Where each card is: drawn by itself, or in a pile. */
type Sight = Map<string, Seen>;

/**
 * Lets each card that has gone elsewhere be seen to travel there, one after another; a card that is turned over, to
 * be turned. Not where motion is unwelcome.
 */
export function useMotion(table: RefObject<HTMLElement | null>, position: unknown): void {
  const before = useRef<Sight>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is what moves cards
  useLayoutEffect(() => {
    const board = table.current;
    if (!board) return;
    for (const ghost of board.querySelectorAll('.board-ghost')) ghost.remove();
    const now = lookAt(board);
    if (before.current.size > 0 && !prefersStill()) move(board, before.current, now);
    before.current = now;
  }, [table, position]);
}

function lookAt(board: HTMLElement): Sight {
  const sight: Sight = new Map();
  for (const pile of board.querySelectorAll<HTMLElement>('[data-holds]')) {
    const place = pile.getBoundingClientRect();
    for (const id of pile.dataset.holds?.split(' ') ?? []) sight.set(id, { node: pile, place, down: true });
  }
  for (const node of board.querySelectorAll<HTMLElement>('[data-card]'))
    sight.set(node.dataset.card ?? '', {
      node,
      place: node.getBoundingClientRect(),
      down: 'down' in node.dataset,
    });
  return sight;
}

function move(board: HTMLElement, before: Sight, now: Sight): void {
  const journeys: ((delay: number) => void)[] = [];
  for (const [id, was] of before) {
    const is = now.get(id);
    if (!is) continue;
    if (is.node.dataset.pile === undefined) {
      const by = shift(was.place, is.place, carriedBy(is, before, now));
      if (Math.hypot(by.x, by.y) >= 3 || was.down !== is.down)
        journeys.push((delay) => travel(is, by, was.down && !is.down, delay));
    } else if (was.node.dataset.pile === undefined) journeys.push((delay) => vanish(board, was, is, delay));
    else if (was.node.dataset.pile !== is.node.dataset.pile)
      journeys.push((delay) => change(board, was, is, delay));
  }
  const pace = Math.min(PACE, LATEST / Math.max(journeys.length, 1));
  journeys.forEach((go, i) => {
    go(i * pace);
  });
  const last = journeys.length * pace;
  for (const [id, { node }] of now)
    if (!before.has(id) && node.dataset.pile === undefined) appear(node, Math.min(last, LATEST));
}

interface Way {
  x: number;
  y: number;
}

const STILL: Way = { x: 0, y: 0 };

/** A card aboard another already moves with it. */
function carriedBy({ node }: Seen, before: Sight, now: Sight): Way {
  const carrier = node.parentElement?.closest<HTMLElement>('[data-card]')?.dataset.card ?? '';
  const [was, is] = [before.get(carrier), now.get(carrier)];
  return was && is ? { x: is.place.x - was.place.x, y: is.place.y - was.place.y } : STILL;
}

const shift = (was: DOMRect, is: DOMRect, carried: Way): Way => ({
  x: was.x + was.width / 2 - is.x - is.width / 2 + carried.x,
  y: was.y + was.height / 2 - is.y - is.height / 2 + carried.y,
});

function travel({ node }: Seen, { x, y }: Way, turns: boolean, delay: number): void {
  const frames = [
    { translate: `${x}px ${y}px`, zIndex: 5, ...(turns && { rotate: 'y 180deg' }) },
    { translate: '0 0', zIndex: 5, ...(turns && { rotate: 'y 0deg' }) },
  ];
  node.animate(frames, { duration: DURATION, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' });
}

/** A card that goes into a pile is no longer drawn there: what is seen is its likeness. */
function vanish(board: HTMLElement, was: Seen, is: Seen, delay: number): void {
  const ghost = was.node.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  delete ghost.dataset.card;
  fly(board, ghost, was.place, is.place, delay, { scale: 0.5, opacity: 0.3 });
}

/** From pile to pile one sees a back. */
function change(board: HTMLElement, was: Seen, is: Seen, delay: number): void {
  const ghost = document.createElement('span');
  ghost.className = 'back';
  const [from, to] = [was, is].map(
    ({ node, place }) => node.querySelector('.pile-cards')?.getBoundingClientRect() ?? place,
  );
  if (from && to) fly(board, ghost, from, to, delay, {});
}

function fly(
  board: HTMLElement,
  ghost: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  end: Keyframe,
): void {
  const origin = board.getBoundingClientRect();
  ghost.classList.add('board-ghost');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${from.x - origin.x + board.scrollLeft}px`,
    top: `${from.y - origin.y + board.scrollTop}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  board.append(ghost);
  const { x, y } = shift(to, from, STILL);
  const frames = [
    { translate: '0 0', scale: 1, opacity: 1 },
    { translate: `${x}px ${y}px`, scale: 1, opacity: 1, ...end },
  ];
  const flight = ghost.animate(frames, { duration: DURATION, delay, easing: 'ease-in', fill: 'both' });
  flight.onfinish = () => ghost.remove();
}

function appear(node: HTMLElement, delay: number): void {
  const turns = node.dataset.turns !== undefined;
  const from = turns ? { rotate: 'y 90deg' } : { opacity: 0, translate: '0 -12px' };
  const to = turns ? { rotate: 'y 0deg' } : { opacity: 1, translate: '0 0' };
  node.animate([from, to], { duration: DURATION, delay, easing: 'ease-out', fill: 'backwards' });
}
