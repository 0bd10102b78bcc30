'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** How far an arrow keeps from what it leads from and to, how long its head is, and how much it bends. */
const GAP = 3;
const HEAD = 9;
const BEND = 0.12;

/** Draws an arrow from each card to what it is aimed at, wherever on the table that lies. */
export function useAims(table: RefObject<HTMLElement | null>, position: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position has other aims
  useLayoutEffect(() => {
    if (table.current) drawAims(table.current);
  }, [table, position]);

  useEffect(() => {
    const board = table.current;
    if (!board) return;
    const observer = new ResizeObserver(() => drawAims(board));
    observer.observe(board);
    return () => observer.disconnect();
  }, [table]);
}

function drawAims(board: HTMLElement): void {
  const drawing = board.querySelector(':scope > .board-aims');
  const origin = board.getBoundingClientRect();
  const paths = [...board.querySelectorAll<HTMLElement>('[data-aims]')].flatMap((card) => {
    const target = find(board, card.dataset.aims ?? '');
    if (!target) return [];
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    // from the card without what it carries, to the whole of the other
    const face = card.querySelector<HTMLElement>(':scope > .card-face') ?? card;
    path.setAttribute('d', arrow(centred(face, board, origin), centred(target, board, origin)));
    return [path];
  });
  drawing?.replaceChildren(...paths);
}

const find = (board: HTMLElement, id: string): HTMLElement | null => {
  const name = CSS.escape(id);
  return board.querySelector(`[data-card="${name}"]`) ?? board.querySelector(`[data-zone="${name}"]`);
};

/** Where a thing lies on the table: its middle, and half its width and height. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

function centred(node: HTMLElement, board: HTMLElement, origin: DOMRect): Box {
  const { x, y, width, height } = node.getBoundingClientRect();
  return {
    x: x + width / 2 - origin.x - board.clientLeft + board.scrollLeft,
    y: y + height / 2 - origin.y - board.clientTop + board.scrollTop,
    // as they are when a card that is turning has come to rest
    w: node.offsetWidth / 2,
    h: node.offsetHeight / 2,
  };
}

/** From edge to edge, a little bent, with its head. */
function arrow(from: Box, to: Box): string {
  const bend = { x: (to.y - from.y) * BEND, y: (from.x - to.x) * BEND };
  const middle = { x: (from.x + to.x) / 2 + bend.x, y: (from.y + to.y) / 2 + bend.y };
  const start = edge(from, middle);
  const end = edge(to, middle);
  const angle = Math.atan2(end.y - middle.y, end.x - middle.x);
  const wing = (turn: number): string =>
    `${round(end.x - HEAD * Math.cos(angle + turn))} ${round(end.y - HEAD * Math.sin(angle + turn))}`;
  return (
    `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}` +
    `M${wing(0.5)}L${round(end.x)} ${round(end.y)}L${wing(-0.5)}`
  );
}

/** Where the way from the middle of a box to a point leaves the box. */
function edge({ x, y, w, h }: Box, to: { x: number; y: number }): { x: number; y: number } {
  const [dx, dy] = [to.x - x, to.y - y];
  const out = Math.min((w + GAP) / Math.max(Math.abs(dx), 1), (h + GAP) / Math.max(Math.abs(dy), 1), 1);
  return { x: x + dx * out, y: y + dy * out };
}

const round = (n: number): number => Math.round(n * 10) / 10;
