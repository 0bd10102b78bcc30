import type { Locale } from '../_i18n/locales';
import type { Question, Reply } from './messages';
import type { SearchOptions } from './searcher';

let worker: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, (reply: Reply) => void>();

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.number)?.(data);
    if ('refused' in data || data.answer.isWhole) waiting.delete(data.number);
  };
  started.onerror = () => {
    // The worker could not start or died: everyone waiting is told, and the next question starts another.
    for (const [number, answer] of waiting) answer({ number, refused: 'unreachable' });
    waiting.clear();
    worker = undefined;
  };
  return started;
}

/** Asks the worker, which starts at the first question. While its index is loading it answers twice: by names and questions alone, then by everything. */
export function ask(
  locale: Locale,
  query: string,
  options: SearchOptions,
  take: (reply: Reply) => void,
): void {
  worker ??= startWorker();
  lastNumber += 1;
  const question: Question = { number: lastNumber, locale, query, options };
  waiting.set(question.number, take);
  worker.postMessage(question);
}

/** Loads the index before anything is typed. */
export const warmUp = (locale: Locale): void => ask(locale, '', { limit: 0 }, () => {});
