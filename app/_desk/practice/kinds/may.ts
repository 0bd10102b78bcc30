import { PRACTICE_WORDS } from '../../../_i18n/desk/practice';
import type { Random } from '../../../_rules/core/seeded';
import { pick } from '../chance';
import type { Position } from '../position';
import { type Asked, inBoth } from '../question';
import { pickLegal, refusedOnes, tellEvents, tellRefusal } from './moves';

/** "May Alter be played here?" */
export function askMay(random: Random, position: Position): Asked | undefined {
  const asked = random(2) === 0 ? pickLegal(random, position) : pick(random, refusedOnes(position));
  if (!asked) return undefined;
  const legal = 'step' in asked;
  return {
    kind: 'may',
    ask: inBoth((locale) => PRACTICE_WORDS[locale].ask.may(asked.told[locale])),
    choices: [inBoth((locale) => PRACTICE_WORDS[locale].yes), inBoth((locale) => PRACTICE_WORDS[locale].no)],
    right: legal ? 0 : 1,
    why: legal ? tellEvents(position, asked.step) : [tellRefusal(position, asked.refusal)],
    rule: legal ? asked.step.rule : asked.refusal.rule,
  };
}
