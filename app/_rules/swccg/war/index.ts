/**
 * Who has the last word?
 *
 * A card is played, and both sides hold up to four copies of Sense, Alter and Control. `solve` plays the whole tree on
 * the stack engine and says with what probability the first card survives if both play their best, and how:
 *
 *     const { survives, line } = solve({
 *       first: { by: 'light', kind: 'interrupt' },
 *       hands: { light: ['Alter'], dark: ['Sense', 'Control'] },
 *       ability: { light: 4, dark: 6 },
 *       destinies: { light: [1, 2, 3], dark: [2, 5, 7] },
 *     });
 *
 * `line` holds the moves of the stepper, each with the probability after it; `swccgWar` replays them.
 */

export { isWarSetup, MOST_ABILITY, MOST_DESTINIES } from './check-setup';
export { WAR_SCENARIOS as warScenarios } from './scenarios';
export {
  everyHand,
  FIRST_CARD,
  FIRST_KINDS,
  type FirstKind,
  MOST_CARDS,
  toStack,
  WAR_CARDS,
  type WarCard,
  type WarSetup,
} from './setup';
export { swccgWar } from './simulator';
export { type Solution, solve, type WarStep } from './solve';
export { survivalAfter } from './survival';
