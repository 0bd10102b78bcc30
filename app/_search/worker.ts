import type { Locale } from '../_i18n/locales';
import { IndexRefused, loadSearcher } from './load';
import type { Question, Reply } from './messages';
import type { Searcher } from './searcher';

/** Searches beside the page, so that typing never waits. The index is loaded at the first question. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(reply: Reply): void;
}
const scope = self as unknown as WorkerScope;

const searchers = new Map<Locale, Promise<Searcher>>();

function searcherOf(locale: Locale): Promise<Searcher> {
  const known = searchers.get(locale);
  if (known) return known;
  const loading = loadSearcher(locale, {
    async read(file) {
      const response = await fetch(`/search/${file}`);
      if (!response.ok) throw new Error(`${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    async sha256(bytes) {
      const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  });
  searchers.set(locale, loading);
  // A failed load is tried again at the next question.
  loading.catch(() => searchers.delete(locale));
  return loading;
}

scope.onmessage = async ({ data: { number, locale, query, options } }) => {
  try {
    const searcher = await searcherOf(locale);
    scope.postMessage({ number, answer: searcher.search(query, options) });
  } catch (error) {
    scope.postMessage({ number, refused: error instanceof IndexRefused ? error.reason : 'damaged' });
  }
};
