/**
 * Evacuation and starship battles of Young Jedi, under the rule in force (`edition: 'hyperspace'`) or that of the
 * first rulebook (`edition: 'first'`).
 *
 * Setup. `turn` says whose turn it is (in its deploy step unless `step` says otherwise), `turns` how many are played.
 * `planets` list each player's cards there; `faceDown: true` for hidden ones; characters and weapons leave, Effects
 * stay. Each of `players` has a `deck` (a count of unknown cards, or cards from the top down), a `hand` (the same) and,
 * under the rule in force, a `hyperspace` pile. A starship is `{ kind: 'starship', title, ship: 'transport' |
 * 'starfighter', power, damage }`; a Battle card `{ kind: 'battle', title, bonus, cubes, worksWith, together,
 * oneDefeated, withdraws }`; a card of which only the destiny matters is typed as its number. `bonus` adds power to each
 * of a player's starships of a kind. `transportReturns` switches the update of virtual set 1 on or off.
 *
 * Moves, in order. `deploy` a starship to hyperspace; `evacuate` a `planet` (first rulebook: with a `transport` of the
 * hand); the opponent may `deploy`, then `intercept` (first rulebook: with a `starfighter` of the hand) or `decline`;
 * `declare` how many Battle cards, the interceptor first; `place` card after card into each plan, what fights first
 * coming first, a Battle card before its starship; `draw` each destiny when it is due; `sacrifice` one of a group that
 * loses only one; `pick` the transport that chance returns to the deck; `lose` cards of a shuffled deck to damage;
 * `done` ends the turn. Fights and their outcome follow by themselves; `results` lists how each attempt ended.
 *
 *     const { start, play } = evacuationSimulator;
 *     const state = start({
 *       turn: 'dark',
 *       planets: [
 *         { id: 'naboo', title: 'Naboo', cards: { dark: [{ id: 'maul', kind: 'character', title: 'Darth Maul' }] } },
 *       ],
 *       players: {
 *         dark: {
 *           deck: 20,
 *           hyperspace: [{ kind: 'starship', title: 'Landing Ship', ship: 'transport', power: 6, damage: 3 }],
 *         },
 *         light: { deck: 20 },
 *       },
 *     });
 *     const step = play(state, { type: 'evacuate', player: 'dark', planet: 'naboo' });
 */

export { UNIQUE_STARSHIPS } from '../titles';
export { checkSetup, SETUP_FLAWS, type SetupFlaw } from './check-setup';
export type { EventArgs, EventCode } from './events';
export { totalOf } from './fight';
export { cubesOf, isUnique, powerOf } from './fleet';
export { type Label, type LabelArgs, labelOf } from './label';
export { REFUSALS, type RefusalArgs, type RefusalCode } from './refusals';
export { evacuationSimulator } from './simulator';
export type {
  BattleCard,
  Card,
  Edition,
  EvacuationScenario,
  EvacuationSetup,
  EvacuationState,
  Move,
  StarshipCard,
} from './state';
