/**
 * Planets: control, conceding, hidden cards, who chooses and starts next, Even Up, and which victory comes first.
 *
 * **Setup** (`PlanetsSetup`): any moment of a game. Cards that matter are typed in with their facts
 * (`{ id: 'maul', title: 'Darth Maul', kind: 'character', counters: 6, damage: 5 }`); a number stands for so many
 * unknown cards, in any pile. `copies` says how many of a title may be in play: `many` (♦), `stackable` or `unique`; if left
 * out, as the rules say of that title, and any number if they do not. `here` is the planet in play, `stranded` and `controlled` are planets set aside, named in the order
 * in which they were controlled (a stack on two planets was deployed first on the earlier). `step` and `turn` say where
 * the turn stands, `turnsHere` how many turns each player has begun on this planet (1 = first turn, cards go hidden; 2
 * if left out). `terms` chooses one planet or two to win, the counters a turn and the edition of the last-card rule.
 * `checkSetup` names what is wrong with a setup.
 *
 *     const { start, play } = planetsSimulator;
 *     const state = start({
 *       step: 'battle',
 *       turn: 'dark',
 *       planet: 'tatooine',
 *       location: 'Desert Landing Site',
 *       sides: {
 *         dark: { draw: 24, hand: 5, here: [{ id: 'maul', title: 'Darth Maul', kind: 'character', damage: 5 }] },
 *         light: { draw: 21, hand: 6, here: [{ id: 'guard', title: 'Royal Guard', kind: 'character', damage: 2 }] },
 *       },
 *     });
 *     const step = play(state, { type: 'battle', player: 'dark' });
 *
 * **Steps**: `start` (destinies typed in as `draw` moves) → `choose` → `fetch` (only if an Effect card is known to be
 * in a draw deck) → turn: `begin` (only with hidden cards: `reveal`) → `deploy` → `battle` → `even-up` → `end`
 * (`end-turn` or `concede`). `next` leaves the deploy step, and the battle step if nobody battles; Even Up follows upon
 * the last fight. Illegal hidden cards (`hidden: true` in the setup, of any kind) come to light with `reveal` and lead
 * to `penalty` (`take-back` or `leave`), `even-up` and `choose`.
 * A card with `finds` (`{ title, counters? }`) that deploys face up lets its player `search` the draw deck at once: with
 * the `card` found, or without one, for a damage. A Double Impact card with an Effect is typed as that Effect.
 * An illegal stack, face up on two planets, is put right by its player in whatever step: `put-right` with its `title`.
 *
 * **Battle** is as short as control allows: `battle` declares it, each side sends a character (`fight`, with a weapon
 * if any), destinies are drawn in the fixed order (`destiny`, as many as the cards give), and the outcome is typed in:
 * `win` by a player, or `tie`. Damage, breakthrough and defeat by an empty draw deck follow by themselves.
 *
 * A shuffle keeps the order in which the setup names the cards: what is listed is what will be drawn.
 * `state.held` says who controls which planet, `on` what lies on each, `piles` where the other cards are, `step` and
 * `turn` who does what next; `state.over` says how it ended: `planets`, `deck`, `illegal-deck` (each with its winner), `draw` or `turns`.
 */
export type { Side } from '../../core/sides';
export { checkSetup, SETUP_FLAWS, type SetupFlaw } from './check-setup';
export { controllerOf } from './control';
export { PLANETS_SCENARIOS } from './scenarios';
export { planetsSimulator } from './simulator';
export type { Card, CardFacts, Move, PlanetsScenario, PlanetsSetup, PlanetsState } from './state';
