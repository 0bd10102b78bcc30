import { underBase } from '../../_leaf/base-path';
import { STORAGE_PREFIX } from '../../_leaf/storage';
import type { CardQuestion, CardReply } from './messages';
import { SITE_PARTS } from './site-part-ids';

/** Set while cards are held, so that nobody else has to open a database to learn that there are none. */
const FLAG = `${STORAGE_PREFIX}cards`;

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, (reply: CardReply) => void>();

function startWorker(): Worker {
  // One file, made with the index and named in next.config.mjs.
  const started = new Worker(underBase(process.env.CARDS_WORKER ?? ''));
  started.onmessage = ({ data }: MessageEvent<CardReply>) => {
    waiting.get(data.number)?.(data);
    if (!('progress' in data)) waiting.delete(data.number);
  };
  started.onerror = () => {
    for (const [number, answer] of waiting) answer({ number, failed: 'storage' });
    waiting.clear();
    worker = undefined;
  };
  return started;
}

type Unnumbered = CardQuestion extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'number' | 'site'>
    : never
  : never;

/** Asks the worker that keeps cards; progress comes under the same question. */
export function askCards(question: Unnumbered, take: (reply: CardReply) => void): void {
  worker ??= startWorker();
  lastNumber += 1;
  waiting.set(lastNumber, take);
  worker.postMessage({ ...question, number: lastNumber, site: SITE_PARTS });
}

export function areCardsHeld(): boolean {
  if (SITE_PARTS.length > 0) return true;
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

export function noteCardsHeld(areHeld: boolean): void {
  try {
    if (areHeld) localStorage.setItem(FLAG, '1');
    else localStorage.removeItem(FLAG);
  } catch {
    // forbidden storage: cards cannot be kept either
  }
}
