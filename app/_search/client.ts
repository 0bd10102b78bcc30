import type { Locale } from '../_i18n/locales';
import { underBase } from '../_leaf/base-path';
import type { Said } from './answer';
import type { Question, Reply, Sentence } from './messages';
import type { SearchOptions } from './searcher';

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, (reply: Reply) => void>();

function startWorker(): Worker {
  // One file, made with the index and named in next.config.mjs.
  const started = new Worker(underBase(process.env.SEARCH_WORKER ?? ''));
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.number)?.(data);
    if (!('answer' in data) || data.answer.isWhole) waiting.delete(data.number);
  };
  started.onerror = () => {
    // The worker could not start or died: everyone waiting is told, and the next question starts another.
    for (const [number, answer] of waiting) answer({ number, refused: 'unreachable' });
    waiting.clear();
    worker = undefined;
  };
  return started;
}

function post(question: Unnumbered, take: (reply: Reply) => void): void {
  worker ??= startWorker();
  lastNumber += 1;
  waiting.set(lastNumber, take);
  worker.postMessage({ ...question, number: lastNumber });
}

type Unnumbered = Question extends infer Each ? (Each extends unknown ? Omit<Each, 'number'> : never) : never;

/**
 * Asks the worker, which starts at the first question. While its index is loading it answers twice: by names and
 * questions alone, then by everything.
 */
export function ask(
  locale: Locale,
  query: string,
  options: SearchOptions,
  take: (reply: Extract<Reply, { answer: unknown } | { refused: unknown }>) => void,
): void {
  post({ locale, query, options }, (reply) => {
    if (!('sentence' in reply)) take(reply);
  });
}

/** The sentence of an answer in the other language; none where nothing there says the same, or it cannot be had. */
export const sayIn = (
  into: Locale,
  own: Locale,
  said: Pick<Said, 'id' | 'say' | 'verdict'>,
): Promise<Sentence | undefined> =>
  new Promise((resolve) => {
    post({ locale: own, said, into }, (reply) => resolve('sentence' in reply ? reply.sentence : undefined));
  });

/** Loads the index before anything is typed. */
export const warmUp = (locale: Locale): void => ask(locale, '', { limit: 0 }, () => {});
