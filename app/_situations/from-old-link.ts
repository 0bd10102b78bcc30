import { type PlayTree, pathTo, plant } from '../_stands/play-tree';
import { readPosition, readSetup } from '../_stands/position-link';
import { loadStand, type StandId } from '../_stands/registry';
import { flawOfSetup } from './open-situation';
import { readSituation, type Situation, type SituationFlaw } from './situation';

/** What a link of the former form of a simulator says: a set-up, and a position by its numbers among the legal moves. */
export async function fromOldLink(
  engine: StandId,
  setupText: string,
  path: string | undefined,
): Promise<Situation | SituationFlaw> {
  const situation = readSituation({ engine, setup: readSetup(setupText), line: [] });
  if ('code' in situation) return situation;
  const stand = await loadStand(engine);
  const setup = 'setup' in situation.base ? situation.base.setup : undefined;
  const flaw = flawOfSetup(stand, setup);
  if (flaw) return flaw;
  const tree: PlayTree<unknown, unknown> = plant(stand.simulator, setup, []);
  const there = path === undefined ? tree : readPosition(stand.simulator, tree, path);
  if (!there) return { code: 'unreadable', at: 'path' };
  return { ...situation, line: pathTo(there).map(({ move }) => move as Situation['line'][number]) };
}
