import type { Locale } from '../_i18n/locales';
import { underBase } from '../_leaf/base-path';
import { counterpart } from './counterpart';
import { IndexRefused, type Loading, loadIndex } from './load';
import type { Question, Reply } from './messages';
import type { Searcher } from './searcher';
import { withoutVerdict } from './without-verdict';

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
      const response = await fetch(underBase(`/search/${file}`));
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

const searcherOf = async (locale: Locale): Promise<Searcher> => whole.get(locale) ?? indexOf(locale).whole;

scope.onmessage = async ({ data }) => {
  try {
    if ('said' in data) await translate(data);
    else await search(data);
  } catch (error) {
    const refused = error instanceof IndexRefused ? error.reason : 'damaged';
    scope.postMessage({ number: data.number, refused });
  }
};

/** What names and questions tell is answered at once; the rest follows under the same number. */
async function search({
  number,
  locale,
  query,
  options,
}: Extract<Question, { query: string }>): Promise<void> {
  const answer = (searcher: Searcher) =>
    scope.postMessage({ number, answer: searcher.search(query, options) });
  if (!whole.has(locale)) answer(await indexOf(locale).early);
  answer(await searcherOf(locale));
}

async function translate({ number, locale, said, into }: Extract<Question, { into: Locale }>): Promise<void> {
  const [own, other] = await Promise.all([searcherOf(locale), searcherOf(into)]);
  const found = counterpart(said.say ?? '', own.answersAt(said.id), other.answersAt(said.id));
  const sentence = found && {
    say: said.verdict ? found.say : withoutVerdict(found.say),
    verdict: said.verdict,
  };
  scope.postMessage({ number, sentence });
}
