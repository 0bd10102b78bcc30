/**
 * A Young Jedi battle.
 *
 * Setup. `attacker` is the player whose turn it is; `location` has a title (for location bonuses) and a planet. Each
 * side has `table` (characters, weapons and Effects in play, each `{ id, card }`, with `hidden`, `sitsOut` or `fought`
 * where it is so), `hand`, `deck` and, if you like, `plan`. A hand or a deck is a list of cards and of numbers of cards
 * that nobody knows; a deck is listed top first. Cards are typed in: see `cards.ts`; `examples.ts` has some to start
 * from. With `plan` on both sides, the ids from left to right, the battle opens at its first fight; a card of the hand
 * that got into it and is no Battle card goes back to hand when it comes up. What is `hidden` takes no part, legal or
 * not. `checkSetup` says what is wrong with a setup.
 *
 *     const { start, play } = battleSimulator;
 *     const state = start({
 *       attacker: 'light',
 *       location: { title: 'Tatooine: Desert Landing Site', planet: 'Tatooine' },
 *       light: {
 *         table: [{ id: 'jinn', card: { kind: 'character', title: 'Qui-Gon Jinn', power: 6, damage: 5 } }],
 *         hand: 6,
 *         deck: 20,
 *         plan: ['jinn'],
 *       },
 *       dark: {
 *         table: [{ id: 'maul', card: { kind: 'character', title: 'Darth Maul', power: 6, damage: 5 } }],
 *         hand: [{ id: 'card', card: { kind: 'battle', title: 'A Battle card', dots: 2 } }, 5],
 *         deck: 20,
 *         plan: ['maul'],
 *       },
 *     });
 *     const step = play(state, { type: 'reveal' });
 *
 * Moves. `declare` or `skip`; then `take` a Battle card from hand, any number of times, and `announce`, the attacker
 * first; then `place` the cards of each plan from left to right; then, for each fight, `reveal`, the draws
 * (`{ type: 'draw', player, value }`, in the order of the eight steps) and whatever else is asked (`use` or `decline` a
 * text, `choose` a character, `half` of a Double Impact card, `discard` from hand), and `compare`; when a plan has run
 * out, `end`. A known card on top of a deck has to be drawn with its own destiny number.
 *
 * `options(state)` lists every legal move; `play(state, move)` makes one or refuses it with a code and a rule.
 * `state.results` has the totals, the winner, the defeated and the damage of each fight, `state.over` how it ended.
 */

// Random setups live in test/; the name stays here for whoever drives the engine from outside.
export { randomSetup } from '../../../../test/rules/young-jedi/battle/random-play';
export type { Side } from '../../core/sides';
export type {
  BattleCard,
  BattleText,
  Card,
  CharacterCard,
  EffectCard,
  Help,
  OneOf,
  WeaponCard,
  When,
  Who,
} from './cards';
export { checkSetup, type SetupFlaw } from './check-setup';
export { BATTLE_CARDS, CHARACTERS, EFFECTS, WEAPONS } from './examples';
export { damageOf, type Power, powerOf } from './power';
export { BATTLE_SCENARIOS } from './scenarios';
export { battleSimulator } from './simulator';
export type { BattleSetup, BattleState, FightResult, Move, PlacedCard, SideSetup } from './state';
export { fits, hasTrait } from './who';
