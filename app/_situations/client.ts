import type { Locale } from '../_i18n/locales';
import type { Chances } from '../_stands/benches/workbench';
import type { Answer, Asking } from './messages';
import type { Situation, SituationFlaw } from './situation';

/** A link that takes longer than this to play is none of ours, even on a slow phone. */
const LONGEST_PROBE = 6_000;
/** Odds that take longer are not worth the wait. */
const LONGEST_CHANCES = 60_000;

interface Work {
  most: number;
  signal?: AbortSignal;
  onProgress?(done: number): void;
}

/** A worker for one question: it ends with the answer, when it takes too long, or when nobody waits any more. */
function ask(asking: Asking, { most, signal, onProgress }: Work): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (answer?: Answer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ flaw: { code: 'too-slow' } }), most);
    signal?.addEventListener('abort', () => end());
    worker.onerror = () => end();
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      'done' in data ? onProgress?.(data.done) : end(data);
    worker.postMessage(asking);
  });
}

/** Why a link cannot be opened; nothing if it can. */
export async function probe(link: string): Promise<SituationFlaw | undefined> {
  const answer = await ask({ ask: 'probe', link }, { most: LONGEST_PROBE });
  return answer && 'flaw' in answer ? answer.flaw : undefined;
}

/** What chance makes of a situation; nothing if it was ended or took too long. */
export async function chancesOf(
  situation: Situation,
  locale: Locale,
  work: Omit<Work, 'most'>,
): Promise<Chances[] | undefined> {
  const answer = await ask({ ask: 'chances', situation, locale }, { ...work, most: LONGEST_CHANCES });
  return answer && 'chances' in answer ? answer.chances : undefined;
}
