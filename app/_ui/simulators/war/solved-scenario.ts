import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import type { Scenario } from '../../../_rules/core/contract';
import { replay } from '../../../_rules/core/replay';
import { type Solution, solve, swccgWar, type WarSetup } from '../../../_rules/swccg/war';
import { stackTellers } from '../../../_stands/swccg-stack';

/** The war's best play as a line for the stepper: each move, and what the first card's chances are after it. */
export function solvedScenario(
  war: WarSetup,
): Omit<Solution, 'line'> & { scenario: Scenario<unknown, unknown> } {
  const { line, survives, positions } = solve(war);
  const { states } = replay(
    swccgWar,
    war,
    line.map(({ move }) => move),
  );
  const inBoth = (say: (locale: 'fr' | 'en') => string) => ({ fr: say('fr'), en: say('en') });
  return {
    survives,
    positions,
    scenario: {
      id: 'own',
      title: inBoth((locale) => swccgWarWords[locale].title),
      intro: inBoth((locale) => swccgWarWords[locale].intro),
      setup: war,
      line: line.map((step, i) => ({
        move: step.move,
        say: inBoth((locale) => {
          const state = states[i];
          const told = state ? stackTellers.tellMove(locale, state, step.move) : '';
          const { seats, colon } = SIMULATOR_WORDS[locale];
          return `${capital(seats[step.move.by])}${colon}${told}. ${swccgWarWords[locale].after(step.survives)}`;
        }),
        key: i + 1 < line.length && Math.abs(step.survives - (line[i - 1]?.survives ?? survives)) > 1e-6,
      })),
      sources: [],
    },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
