import { PRACTICE_WORDS } from '../../../_i18n/desk/practice';
import type { Random } from '../../../_rules/core/seeded';
import { pick, shuffled } from '../chance';
import type { Position } from '../position';
import { type Asked, inBoth } from '../question';
import { legalOnes, pickLegal, refusedOnes, type Told, tellEvents, tellRefusal, withReason } from './moves';

const MOST_OTHERS = 3;
const FEWEST_OTHERS = 2;

/** "Which of these moves is legal?" One among refused ones. */
export function askLegal(random: Random, position: Position): Asked | undefined {
  const legal = pickLegal(random, position);
  const wrong = shuffled(random, refusedOnes(position)).slice(0, MOST_OTHERS);
  if (!legal || wrong.length < FEWEST_OTHERS) return undefined;
  return {
    kind: 'legal',
    ask: inBoth((locale) => PRACTICE_WORDS[locale].ask.legal),
    ...among(random, legal, wrong),
    why: [...tellEvents(position, legal.step), ...wrong.map((each) => withReason(position, each))],
    rule: legal.step.rule,
  };
}

/** "Which of these moves is refused?" One among legal ones. */
export function askRefused(random: Random, position: Position): Asked | undefined {
  const refused = pick(random, refusedOnes(position));
  const legal = shuffled(random, legalOnes(position)).slice(0, MOST_OTHERS);
  if (!refused || legal.length < FEWEST_OTHERS) return undefined;
  return {
    kind: 'refused',
    ask: inBoth((locale) => PRACTICE_WORDS[locale].ask.refused),
    ...among(random, refused, legal),
    why: [tellRefusal(position, refused.refusal)],
    rule: refused.refusal.rule,
  };
}

function among(random: Random, right: Told, others: readonly Told[]): Pick<Asked, 'choices' | 'right'> {
  const moves = shuffled(random, [right, ...others]);
  return { choices: moves.map(({ told }) => told), right: moves.indexOf(right) };
}
