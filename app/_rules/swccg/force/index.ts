/**
 * The Force of the Star Wars CCG: piles and a turn's phases (swccg/force, swccg/death-star-ii/turn).
 *
 * **Setup.** Each side's `piles` (a number of cards, or ids and numbers from the top), the figures of cards with an id
 * in `cards`, the `locations` with their icons for each side, who controls them and whether both occupy them:
 *
 * ```ts
 * const state = forceSimulator.start({
 *   turn: 'light',
 *   phase: 'control', // 'activate' if left out
 *   piles: { light: { reserve: 20, hand: ['han', 5] }, dark: { reserve: 10, force: 2, used: 1, hand: 4 } },
 *   cards: { han: { kind: 'deploys', side: 'light', title: 'Han Solo', cost: 3 } },
 *   locations: [{ id: 'cantina', title: 'Tatooine: Cantina', icons: { dark: 2, light: 2 }, control: 'light' }],
 *   turns: 1, // how many are played
 * });
 * ```
 *
 * Cards without an id are called `light-1`, `light-2` and so on, in the order of the piles reserve, force, used, lost,
 * hand; a card lost from hand is named. A card deploys, is a location with icons, or is an Interrupt that activates, retrieves, drains or draws.
 * `checkSetup` lists what is wrong with a setup.
 *
 * **Moves**, each with its `player`: `activate` (one Force each), `drain` (location), `deploy`, `interrupt` and `move`
 * (card), `battle` (location, for its Force alone), `draw` (one card each) and `pass`; both passing in a row leads to
 * the next phase, and a player who could play nothing is not asked: then one pass does. What has to be settled first, one card a move: `use`, `lose` (from, and the card if from hand),
 * `activate`, `destiny`; `decline` a battle destiny. After the draw phase each player makes `recirculate`.
 *
 * **Read off the state**: `phase`, `opportunity`, `piles`, `due` (what has to be settled, and how much is left), `over`.
 */

// Random setups live in test/; the name stays here for whoever drives the engine from outside.
export { randomSetup } from '../../../../test/rules/swccg/force/random-play';
export type { Side } from '../../core/sides';
export { PILES } from './piles';
export { FORCE_SCENARIOS } from './scenarios';
export { checkSetup, SETUP_FLAWS, type SetupFlaw } from './setup';
export { forceSimulator } from './simulator';
export type { ForceCard, ForceLocation, ForceScenario, ForceSetup, ForceState, Move, Phase } from './state';
export { activationOf } from './turn';
