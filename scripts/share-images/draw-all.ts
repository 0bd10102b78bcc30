import { paletteOf } from './colours';
import { compose } from './compose';
import type { Drawing } from './layout';
import { indexedPng } from './png';
import type { Typesetter } from './typesetter';

interface Order {
  drawing: Drawing;
}
type Keep<T> = (order: T, png: Uint8Array) => Promise<void>;

/** Has every order drawn and kept, so many at a time: one is composed here while threads pack the others. */
export async function drawAll<T extends Order>(
  orders: readonly T[],
  typesetter: Typesetter,
  atOnce: number,
  keep: Keep<T>,
): Promise<void> {
  const queue = orders.values();
  const work = async () => {
    for (const order of queue) await keep(order, await drawn(order.drawing, typesetter));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** The picture of a card, as a file. */
export function drawn(drawing: Drawing, typesetter: Typesetter): Promise<Uint8Array> {
  const palette = paletteOf(drawing.game);
  return indexedPng(compose(drawing, typesetter, palette), palette.colours);
}
