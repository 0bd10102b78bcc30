/**
 * A turn of the Gundam Card Game, from the setup to the discard down to ten cards.
 *
 * **Setup.** `{ players: { '1': {...}, '2': {...} }, cards: {...} }` is enough. Player 1 is the first player of the
 * game; three or four players play a battle royale. `cards` tells what is printed on each named card: its type, Lv.,
 * Cost, AP, HP, link conditions, abilities. A name stands for one card: two copies are two names with the same
 * facts. Piles are numbers of unknown cards, or lists of names and numbers, the top first: `deck: ['gm', 20]`.
 * `pool` names cards that an unknown card of the deck may turn out to be when it is drawn. Left out, a player has 30
 * cards in the deck, 6 Shields, an EX Base and no Resources. `resources: 3` is three active ones; `{ active: 1,
 * rested: 2, ex: 1 }` says more. `phase: 'main'` begins there; `phase: 'hand'` begins before the first turn.
 * `checkSetup(setup)` lists what is wrong with a setup.
 *
 * ```ts
 * const state = start({
 *   phase: 'main',
 *   players: { '1': { hand: ['gm'], resources: 2 }, '2': {} },
 *   cards: { gm: { type: 'unit', name: 'GM', lv: 2, cost: 1, ap: 2, hp: 2 } },
 * });
 * const step = play(state, { type: 'deploy', player: '1', card: 'gm' });
 * ```
 *
 * **Moves.** Every move names its `player`. Before the first turn: `keep` or `redraw`, `place-shields`,
 * `place-tokens`. Then, phase by phase: `set-active`, `draw`, `place-resource`; in the main phase `deploy`, `pair`,
 * `command`, `activate` and `end-main`; in the action step of the end phase `command`, `activate` and `pass`. `ex`
 * is how many EX Resources pay, none if left out. `replacing` names the Unit that makes room for a seventh. What an
 * effect asks for is answered with `draw`, `discard`, `choose`, `resolve`, `accept` or `decline`.
 *
 * **What one reads off.** `options(state)` is every legal move of everybody. `play(state, move)` gives the next state
 * and what happened, or the refusal with its code and rule. `tableOf`, `apOf`, `hpOf`, `isLink`, `mayAttack`,
 * `lvOf`, `costOf` and `resourcesIn` say what a position means: `apOf(state, player, unit)`, the Unit out of
 * `tableOf(state, player).units`. `state.over` says how the game ended.
 *
 * Attacks are not made here: {@link mayAttack} says which Units could.
 *
 * **Whose rules.** Those of the play (`../play`): `as-play.ts` lays a position out as the play has it, `by-play.ts` takes
 * over what the play does there, and `card-language.ts` and `worded.ts` translate cards and refusals. What is of the turn
 * alone is its shape, and that effects ask for their choices one by one as they are carried out.
 */

// Random setups live in test/; the name stays here for whoever drives the engine from outside.
export { randomSetup } from '../../../../test/rules/gundam/turn/random-play';
export { BOOKLET_CARDS, booklet } from './booklet-cards';
export type { Ability, Condition, Effect, Standing, Target, TurnCard } from './cards';
export { apOf, costOf, hpOf, isLink, lvOf, mayAttack, met, resourcesIn, targets } from './facts';
export { options } from './options';
export { TURN_SCENARIOS } from './scenarios';
export { checkSetup, SETUP_FLAWS, type SetupFlaw, start } from './setup';
export { play, turnSimulator } from './simulator';
export type { Move, Player, PlayerSetup, TurnSetup, TurnState } from './state';
export { nameOf, tableOf } from './state';
