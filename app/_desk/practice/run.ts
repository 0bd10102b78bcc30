import { type Random, seeded } from '../../_rules/core/seeded';
import { writePosition } from '../../_stands/position-link';
import { gameOfStand } from '../../_stands/registry';
import { pick, shuffled } from './chance';
import { askCount } from './kinds/count';
import { askMay } from './kinds/may';
import { askNext } from './kinds/next';
import { askLegal, askRefused } from './kinds/which';
import { askWho } from './kinds/who';
import { suits } from './level';
import { findPosition, type Ground, type Position, tellBefore } from './position';
import { type Asked, allDiffer, KINDS, type Kind, type Level, type Question } from './question';

const ASK: Record<Kind, (random: Random, position: Position) => Asked | undefined> = {
  may: askMay,
  who: askWho,
  legal: askLegal,
  refused: askRefused,
  next: askNext,
  count: askCount,
};

export const RUN_LENGTH = 10;
const MOST_OF_A_KIND = 4;
/** Ten are found within a few hundred positions; a run is never waited for without end. */
const MOST_TRIES = 6000;

/** What makes a question another one in the same run. */
const wording = ({ stand, ask, choices }: Question): string =>
  [stand, ask.fr, ...choices.map(({ fr }) => fr).sort()].join('\n');

/** Ten questions; the same seed gives the same ten. */
export function makeRun(grounds: readonly Ground[], seed: number, level: Level): Question[] {
  const random = seeded(seed);
  const order = shuffled(random, grounds);
  const found = new Map<string, Question>();
  const kinds: Kind[] = [];
  for (let tries = 0; found.size < RUN_LENGTH && tries < MOST_TRIES; tries++) {
    const ground = order[(found.size + tries) % order.length];
    const position = ground && findPosition(random, ground);
    const open = KINDS.filter((kind) => kinds.filter((used) => used === kind).length < MOST_OF_A_KIND);
    const kind = pick(random, open);
    if (!position || !kind) continue;
    const question = makeQuestion(random, position, kind, level);
    if (!question || found.has(wording(question))) continue;
    found.set(wording(question), question);
    kinds.push(kind);
  }
  return [...found.values()];
}

/** A question of this kind about a position, if it can be asked there and suits the level. */
export function makeQuestion(
  random: Random,
  position: Position,
  kind: Kind,
  level: Level,
): Question | undefined {
  if (!suits(level, kind, position)) return undefined;
  const { ground, scenario, state, tree } = position;
  const asked = ASK[kind](random, position);
  if (!asked || !allDiffer(asked.choices)) return undefined;
  return {
    ...asked,
    level,
    game: gameOfStand(ground.id),
    stand: ground.id,
    scenario,
    position: writePosition(ground.stand.simulator, tree),
    state,
    before: tellBefore(position),
  };
}
