import { pieceNumbered } from '../../_desk/cards/pieces-here';
import { isGame } from '../../_leaf/games';
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
  if (asked.what === 'template') {
    const opened = await openSituation(asked.situation);
    return isFlaw(opened) || asked.add === undefined ? opened : withHeldCard(opened, asked.add);
  }
  const flaw = await probe(asked.link);
  if (flaw) return flaw;
  const situation = await readLink(asked.link);
  return isFlaw(situation) ? situation : openSituation(situation);
}

/** The table with the card on it that somebody came with: `swccg/1_168`. */
async function withHeldCard(opened: Opened, named: string): Promise<Opened> {
  const [{ layOut }, { withCard }] = await Promise.all([
    import('../../_situations/laid-out'),
    import('../../_situations/first-place'),
  ]);
  const [game = '', id = ''] = named.split(/\/(.*)/);
  const card = isGame(game) ? await pieceNumbered(game, id) : undefined;
  return card ? withCard(layOut(opened), card) : opened;
}
