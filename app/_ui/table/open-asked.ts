import { probe } from '../../_situations/client';
import type { Opened } from '../../_situations/open-situation';
import { isFlaw, type SituationFlaw } from '../../_situations/situation';
import type { Asked } from './TableDesk';

/** What the address asks for, opened; a link from anybody is first tried beside the page, where it may take its time. */
export async function openAsked(asked: Asked): Promise<Opened | SituationFlaw | undefined> {
  if (asked.what === 'nothing') return undefined;
  const [{ readLink }, { openSituation }] = await Promise.all([
    import('../../_situations/link'),
    import('../../_situations/open-situation'),
  ]);
  if (asked.what === 'template') return openSituation(asked.situation);
  const flaw = await probe(asked.link);
  if (flaw) return flaw;
  const situation = await readLink(asked.link);
  return isFlaw(situation) ? situation : openSituation(situation);
}
