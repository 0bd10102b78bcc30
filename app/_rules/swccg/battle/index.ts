/**
 * A battle phase of the Star Wars CCG: initiating, weapons, power, damage (swccg/death-star-ii/battle).
 *
 * **Setup.** Whose `turn` it is, the `locations`, the `cards` and each side's `piles`:
 *
 * ```ts
 * const state = battleSimulator.start({
 *   turn: 'dark',
 *   locations: [{ id: 'cantina', title: 'Tatooine: Cantina', kind: 'site' }],
 *   cards: [
 *     { id: 'vader', card: 'lord-vader', at: 'cantina' },
 *     { id: 'saber', card: 'dark-jedi-lightsaber', on: 'vader' },
 *     {
 *       id: 'rebel',
 *       card: { kind: 'character', side: 'light', title: 'A Rebel', power: 2, ability: 2, forfeit: 3 },
 *       at: 'cantina',
 *     },
 *   ],
 *   piles: { dark: { reserve: 10, force: 4 }, light: { reserve: ['rebel-destiny', 9], force: 2, hand: 3 } },
 *   destinies: { 'rebel-destiny': 5 }, // a card known to be in a Reserve Deck; any other may show 0 to 7
 * });
 * ```
 *
 * A card is the name of one of `CARDS`, or its figures typed in (`facts.ts`). It is `at` a location, `aboard` a vehicle
 * or starship (`as` pilot, driver, passenger or cargo), or `on` the card that carries it. Interrupts have neither: they
 * stand in `cards` and by their id in a hand. A pile is a number of cards, or ids and numbers from the top; cards
 * without an id are called `dark-1`, `dark-2` and so on, in the order reserve, force, used, lost, hand, without the ids
 * that cards have. With `damage`
 * the play opens in the damage segment of a battle at the first location, with what each side owes typed in.
 * `checkSetup` lists what is wrong with a setup.
 *
 * **Moves**, each with its `player`: `initiate` (location); in the weapons segment `fire` (weapon, target), `interrupt`
 * (card, target if it has one) and `pass`, by turns until both pass in a row; `draw` (value) for each weapon or battle
 * destiny, without a value if the Reserve Deck is empty, or `decline` a battle destiny; in the damage segment `forfeit`
 * (card) and `lose` (from, and the card if from hand) until all is satisfied, then `finish`; a `pass` ends the battle
 * and, with none under way, the phase. A player who has nothing to satisfy or to decide is not asked.
 *
 * **Read off the state**: `battle.segment`, `battle.totals`, `battle.winner`, `battle.hit`, `battle.debts` (attrition
 * and battle damage, and what is met of each), `results` of battles that are over, `piles`, `table`, and `over`.
 * `waysFor(state, side)` lists the ways to satisfy what a side owes that give up least, `judgeWay` judges any other; from
 * fifteen cards on the list may be cut short, which `surveyWaysFor` tells.
 */

// Random setups live in test/; the name stays here for whoever drives the engine from outside.
export { randomSetup } from '../../../../test/rules/swccg/battle/random-play';
export { CARDS, type CardName } from './cards';
export { checkSetup, SETUP_FLAWS, type SetupFlaw } from './check-setup';
export { surveyWaysFor, waysFor } from './damage';
export type * from './facts';
export { judgeWay, type Survey, surveyWays, waysToSatisfy } from './owed';
export { abilityInBattle, battleDestiniesAllowed, defenseValue, powerOf, totalPower } from './power';
export { BATTLE_SCENARIOS } from './scenarios';
export { battleSimulator } from './simulator';
export type { BattleScenario, BattleSetup, BattleState, Move, PlacedCard } from './state';
