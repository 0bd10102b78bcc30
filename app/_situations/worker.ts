import { readLink } from './link';
import type { Answer, Asking } from './messages';
import { openSituation } from './open-situation';
import { isFlaw, type Situation } from './situation';

/** Works out beside the page what may take long, so that the page can end it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Asking>) => void) | null;
  postMessage(answer: Answer): void;
}
const scope = self as unknown as WorkerScope;

async function probe(link: string): Promise<Answer> {
  const situation = await readLink(link);
  if (isFlaw(situation)) return { flaw: situation };
  const opened = await openSituation(situation);
  return isFlaw(opened) ? { flaw: opened } : { sound: true };
}

async function chances(situation: Situation, locale: 'fr' | 'en'): Promise<Answer> {
  const opened = await openSituation(situation);
  if (isFlaw(opened)) return { flaw: opened };
  const work = opened.workbench.chances?.(locale, opened.state);
  if (!work) return { chances: [] };
  for (let told = 0; ; ) {
    const { done, value } = work.next();
    if (done) return { chances: value };
    if (value - told < 0.01) continue;
    told = value;
    scope.postMessage({ done: value });
  }
}

scope.onmessage = async ({ data }) => {
  scope.postMessage(await (data.ask === 'probe' ? probe(data.link) : chances(data.situation, data.locale)));
};
