/**
 * The podrace of Young Jedi: Objective, pilot and Podracer, thrust, laps, handling, refueling and the win, inside
 * turns of three steps.
 *
 * Setup. `players.light` and `players.dark` each give a `deck` and a `hand`. A card of which only the destiny matters
 * is typed as its number (1 to 6); other cards are `{ id, title, subtitle, kind, destiny, counters, collector }`.
 * A deck is a count of unknown cards, or a list from the top down that may hold `{ unknown: 12 }`; `shuffled: true`
 * if the order is not known. `pilot`, `podracer`, `thrust`, `laps` and `pile` open in mid race. A `collector` number
 * gives the pilot's handling. Without `turn`, the play begins with the Objectives and the draw for who goes first.
 * `only` plays one player's turns alone; `turns` says when to stop. `objective: false` is a player without one.
 *
 * Moves. `objective`, `destiny` (opening); `deploy` a card `to` the Objective or the planet, `search` the draw deck for
 * the match (without a card: found nothing), `thrust`, `lap`, `draw` (refueling), `done`; in the battle step `lose` one
 * card to damage, as often as wanted, for either player; in Even Up `draw`, `discard`, `recycle`, `done`.
 * Cards with a title are named by `card`, cards known by their number alone by `value`. A `draw` names the `value` of
 * an unknown card, or the `card` or `value` that comes up in a shuffled deck; nothing if the order is known.
 *
 *     const { start, play } = podraceSimulator;
 *     const state = start({
 *       turn: 'dark',
 *       players: {
 *         dark: {
 *           deck: 30,
 *           hand: [1, 2, 3],
 *           pilot: { id: 'gasgano', title: 'Gasgano', subtitle: 'Podracer Pilot', kind: 'character', destiny: 4 },
 *           podracer: { id: 'pod', title: "Gasgano's Podracer", kind: 'weapon', destiny: 2 },
 *         },
 *         light: { deck: 40 },
 *       },
 *     });
 *     const thrust = play(state, { type: 'thrust', player: 'dark' });
 *     const lap = thrust.ok && play(thrust.state, { type: 'lap', player: 'dark', value: 1 });
 */
export { checkSetup, SETUP_FLAWS, type SetupFlaw } from './check-setup';
export type { EventArgs, EventCode } from './events';
export { type Label, type LabelArgs, labelOf } from './label';
export { fitOf, handlingOf, isPilot, isPodracer, matches, nextNumber, refuelingNumber } from './racer';
export { REFUSALS, type RefusalArgs, type RefusalCode } from './refusals';
export { podraceSimulator } from './simulator';
export type { Card, Move, Player, PlayerSetup, PodraceScenario, PodraceSetup, PodraceState } from './state';
