import type { Situation } from '../../_situations/situation';
import { type PlayTree, pathTo } from '../../_stands/play-tree';
import { isStandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';

/** A position of a worked example or a branch of it, as a situation; none of a situation of one's own. */
export function situationAt(
  { simulator, scenarios }: AnyStand,
  example: string,
  tree: PlayTree<unknown, unknown>,
): Situation | undefined {
  const { id } = simulator;
  if (!isStandId(id) || !scenarios.some((scenario) => scenario.id === example)) return undefined;
  const made = pathTo(tree).filter(({ refusal }) => refusal === undefined);
  return { engine: id, base: { example }, line: made.map(({ move }) => move as Situation['line'][number]) };
}
