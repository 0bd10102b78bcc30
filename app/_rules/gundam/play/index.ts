/**
 * The Gundam Card Game in one play: set-up and mulligan, the phases of the turn, attacks with all their steps, Burst,
 * the end phase, and on into the next turn. Two players, two teams, or a battle royale.
 *
 * **Setup.** Every part of a player may be left out: 30 unknown cards in the deck, 6 Shields, an EX Base, no Resources.
 *
 * ```ts
 * const state = playSimulator.start({
 *   phase: 'main', // the start phase if left out; `hand` begins before the first turn; `end` in its action step
 *   turns: 1, // left out, it goes on until somebody has lost
 *   players: {
 *     '1': {
 *       hand: [{ id: 'gundam', card: 'gundam' }, { id: 'amuro', card: 'amuro-ray' }, 2], // and two unknown cards
 *       resources: { active: 4, ex: 1 },
 *     },
 *     '2': { shields: ['white-base', null, 'gm'], deck: [{ id: 'top', card: 'gm' }, 20] },
 *   },
 * });
 * const step = playSimulator.play(state, { type: 'deploy', player: '1', card: 'gundam' });
 * ```
 *
 * `units` (`id`, `card`, `pilot: { id, card }`, `rested`, `damage`, `deployedThisTurn`), a `base` and a `trash` lie as they
 * are given. In a `format: 'team-battle'` 1 and 2 play 3 and 4; in a `'battle-royale'` three or four play each for
 * themselves (`victory`, `order`).
 *
 * A card is the name of one of `PRINTED`, or its facts typed in (`printed/schema.ts`). `battle: { attacker, target,
 * step }` begins in the midst of an attack. `pool` names cards that an unknown card of the deck may turn out to be, and
 * `unknowns` those that an unknown Shield may. Bases go by `<seat>-base`, Shields by `<seat>-shield-<n>`.
 * `checkSetup` lists what is wrong with a setup.
 *
 * **Moves.** Those of the attack (`attack`, `block`, `pass`, `play`, `activate`, `support`, `deploy`, `pair`, `reveal`,
 * `burst`, `resolve`, `decline`, `end`), with `ex`, the number of EX Resources that pay; before the first turn `keep` or
 * `redraw`, `place-shields`, `place-tokens`; phase by phase `set-active`, `draw`, `place-resource`; and answers to what a
 * text asks in its middle: `draw` (what an unknown card is), `discard`, `accept` or `decline`, `choose` (targets, or the
 * Units that make room for what a text deploys, or that are rested to pay), `take` (also a card to exile, to deploy or to
 * shuffle in), `put` (on `top` of the deck, at the `bottom`, into the `trash`), `pick`.
 *
 * `resolve` and `decline` name the `card` and, by its place in the card's list, the `ability` that waits; a Breach, a Repair
 * and a Burst have none. An effect works on what its text chooses, or on its own card if that chooses nothing; `on` says
 * otherwise.
 *
 * **Read off the state** what the attack has, and `course` (the turn, the step of the end phase), `due` (what somebody
 * has to answer) and each player's `deck`, `pool`, `resources`. A
 * Unit's figures now are `apOf(state, id)`, `hpLeft(state, id)` and `keywordsOf(state, id)`.
 */

// Random setups live in test/; the name stays here for whoever drives the engine from outside.
export { randomSetup } from '../../../../test/rules/gundam/play/random-play';
export { PRINTED, type PrintedName } from '../printed/cards';
export type * from '../printed/schema';
export { checkSetup } from './check-play';
export { PLAY_FLAWS, type SetupFlaw } from './check-setup';
export { priceOf } from './costs';
export { labelOf } from './label';
export { PLAY_SCENARIOS } from './scenarios';
export { playSimulator } from './simulator';
export type { Due, Move, PlayScenario, PlaySetup, PlayState, Seat } from './state';
export { apOf, hpLeft, isLinkUnit, keywordsOf } from './values';
