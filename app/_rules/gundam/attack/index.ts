/**
 * Gundam Card Game: one turn of attacks, with everything that can happen in them.
 *
 * **Setup.** Say whose `turn` it is and lay out `players` by seat ('1' and '2'; four in a `team-battle`, where 1 and 2
 * play 3 and 4; three or four in a `battle-royale`). Every part may be left out:
 *
 * ```ts
 * const state = attackSimulator.start({
 *   turn: '1',
 *   players: {
 *     '1': { units: [{ id: 'strike', card: 'strike-gundam', pilot: { id: 'kira', card: 'kira-yamato' } }] },
 *     '2': {
 *       units: [{ id: 'ally', card: { type: 'unit', name: 'Any Unit', ap: 2, hp: 3, keywords: { blocker: true } } }],
 *       base: 'ex-base',
 *       shields: ['amuro-ray', null, 'gm'], // the topmost first; null is unknown, a number is so many unknown ones
 *       hand: [{ id: 'hawk', card: 'hawk-of-endymion' }],
 *       resources: { active: 2, rested: 1, ex: 1 }, // leave out: every Lv. is met and every Cost paid
 *       deck: 20, // leave out: it never runs out
 *     },
 *   },
 * });
 * ```
 *
 * A card is the name of one of `CARDS`, or its facts typed in (`facts.ts`): figures, `keywords` (blocker, firstStrike,
 * highManeuver, suppression, breach, repair, support), link conditions, lasting texts (`constants`), `abilities` with
 * their moment, and `burst`. New cards need no code. Bases go by `<seat>-base`, Shields by `<seat>-shield-<n>`, the
 * topmost being 1; those two kinds of card need no id. `checkSetup` lists what is wrong with a setup.
 *
 * **Moves**, each with its `player`:
 * - main phase: `attack` (unit, target: a Unit's id or a player's seat), `support`, `deploy`, `pair`, `play` (a Command
 *   with Main timing), `activate`, `end`, which leads to the action step of the end phase and to the end of the turn;
 * - block step, always: `block` (unit) or `pass`;
 * - action step, always: `play`, `activate` or `pass`, defender first, until all have passed in a row;
 * - then the damage is dealt by itself. Only what a player has a say in is asked for: `reveal` (what an unknown Shield
 *   is: one of the setup's `unknowns`), `burst` or `decline`, `resolve` (an effect that chooses, or the order of two).
 *
 * `targets` lists what a text chooses, in any order; `replace` the Units that make room where there would be more than six.
 * `options(state)` lists every legal move; `play(state, move)` makes one or says which rule forbids it.
 *
 * **Read off the state**: `units` (rested, damage, pilot), `areas` by side (base, shields), `players` (hand, trash,
 * removed), `battle.step`, `opportunity`, and `over` (`reason`, `winners`). `apOf`, `hpLeft` and `keywordsOf` give a
 * Unit's figures now.
 */

// Random setups live in test/; the name stays here for whoever drives the engine from outside.
export { randomSetup } from '../../../../test/rules/gundam/attack/random-play';
export { SETUP_FLAWS, type SetupFlaw } from '../play/check-setup';
export { labelOf } from '../play/label';
export { apOf, hpLeft, isLinkUnit, keywordsOf } from '../play/values';
export { CARDS, type CardName } from './cards';
export type * from './facts';
export { ATTACK_SCENARIOS } from './scenarios';
export { attackSimulator, checkSetup } from './simulator';
export type { AttackScenario, AttackSetup, AttackState, Move, Seat } from './state';
