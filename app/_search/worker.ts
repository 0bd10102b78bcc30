import type { Locale } from '../_i18n/locales';
import { IndexRefused, type Loading, loadIndex } from './load';
import type { Question, Reply } from './messages';
import type { Searcher } from './searcher';

/** Searches beside the page, so that typing never waits. The index is loaded at the first question. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(reply: Reply): void;
}
const scope = self as unknown as WorkerScope;

const indexes = new Map<Locale, Loading>();
const whole = new Map<Locale, Searcher>();

function indexOf(locale: Locale): Loading {
  const known = indexes.get(locale);
  if (known) return known;
  const loading = loadIndex(locale, {
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
  indexes.set(locale, loading);
  loading.whole.then(
    (searcher) => whole.set(locale, searcher),
    // A failed load is tried again at the next question.
    () => indexes.delete(locale),
  );
  return loading;
}

/** What names and questions tell is answered at once; the rest follows under the same number. */
scope.onmessage = async ({ data: { number, locale, query, options } }) => {
  const answer = (searcher: Searcher) =>
    scope.postMessage({ number, answer: searcher.search(query, options) });
  try {
    const ready = whole.get(locale);
    if (ready) return answer(ready);
    const loading = indexOf(locale);
    answer(await loading.early);
    answer(await loading.whole);
  } catch (error) {
    scope.postMessage({ number, refused: error instanceof IndexRefused ? error.reason : 'damaged' });
  }
};
