import type { Situation } from '../../_situations/situation';
import { hasBench } from '../../_stands/benches/registry';
import { type PlayTree, pathTo } from '../../_stands/play-tree';
import { isStandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';

/** A position of a worked example or a branch of it, as a situation; none where its table cannot be laid out. */
export function situationAt(
  { simulator, scenarios }: AnyStand,
  example: string,
  tree: PlayTree<unknown, unknown>,
): Situation | undefined {
  const { id } = simulator;
  if (!isStandId(id) || !hasBench(id) || !scenarios.some((scenario) => scenario.id === example))
    return undefined;
  const made = pathTo(tree).filter(({ refusal }) => refusal === undefined);
  return { engine: id, base: { example }, line: made.map(({ move }) => move as Situation['line'][number]) };
}
