import { type ChildProcess, fork } from 'node:child_process';
import type { Face } from './fonts';
import type { Order } from './painter';

type Fonts = Record<Face, Uint8Array>;
type Keep<T> = (order: T, png: Uint8Array) => Promise<void>;

/** Has every order drawn, by as many processes as there are cores. (Threads cannot run TypeScript on Node 20.) */
export async function drawAll<T extends Order>(
  orders: readonly T[],
  fonts: Fonts,
  processes: number,
  keep: Keep<T>,
): Promise<void> {
  const queue = [...orders];
  const amount = Math.min(processes, Math.ceil(orders.length / 8));
  await Promise.all(Array.from({ length: amount }, () => work(queue, fonts, keep)));
}

async function work<T extends Order>(queue: T[], fonts: Fonts, keep: Keep<T>): Promise<void> {
  const painter = fork(new URL('./painter.ts', import.meta.url), { serialization: 'advanced' });
  try {
    painter.send({ fonts });
    for (let order = queue.shift(); order; order = queue.shift()) {
      await keep(order, await drawn(painter, order));
    }
  } finally {
    painter.kill();
  }
}

const drawn = (painter: ChildProcess, { svg, game }: Order): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const failed = (code: number | null) =>
      reject(new Error(`Drawing the share images ended with code ${code}.`));
    painter.once('exit', failed);
    painter.once('message', (png) => {
      painter.off('exit', failed);
      resolve(png as Uint8Array);
    });
    painter.send({ svg, game });
  });
