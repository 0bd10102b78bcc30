/**
 * The lightsaber duel of Young Jedi (young-jedi/rulebook/duel), in one player's battle step.
 *
 * Where the rules are in the code, in the order in which a duel is fought:
 *
 * - `state.ts`     steps, stages and aftermath as data; state, moves and setup
 * - `facts.ts`     what a card is; `cards.ts` has those of the examples; `match.ts` says who is a Jedi or a duelist
 * - `initiate.ts`  who may duel whom, when, with what; `defend.ts` who defends
 * - `power.ts`     total power; `hands.ts` destiny for power and the dueling hands
 * - `exchange.ts`  attack, parry, hit, pass; `text.ts` dueling text; `lead.ts` who attacks next
 * - `outcome.ts`   defeat, damage, the end without a winner; `step.ts` the battle step around the duel
 *
 * ## Driving it
 *
 *     const { state, events, refused } = drive(
 *       {
 *         turn: 'dark', planet: 'Naboo', location: 'Theed Palace',
 *         cards: [
 *           { id: 'aurra', card: 'aurra-sing-bounty-hunter' },
 *           { id: 'saber', card: 'jedi-lightsaber-stolen' },
 *           { id: 'guard', card: { kind: 'character', side: 'light', name: 'Royal Guard', power: 3, damage: 2 } },
 *         ],
 *         decks: { light: { top: [4, 3, 3], rest: 20 }, dark: 30 },
 *       },
 *       [
 *         { type: 'initiate', player: 'dark', character: 'aurra', weapon: 'saber', target: 'guard' },
 *         { type: 'defend', player: 'light', character: 'guard' },
 *         { type: 'draw-hand', player: 'dark' },
 *         { type: 'draw-hand', player: 'light' },
 *         { type: 'attack', player: 'dark', destiny: 4 },
 *         { type: 'parry', player: 'light', destiny: 4 },
 *         { type: 'take-hit', player: 'dark' },
 *       ],
 *     );
 *
 * Setup:
 * - `cards` lie on the table at the current location: `hidden: true` face down, `on: 'Tatooine'` on another planet. A
 *   card is a name from `CARDS` or its facts. A duelist is known by name or by the word "Jedi" in the title; type
 *   `duelist` where that does not tell. `text` has bonuses to power or damage with their conditions, `sites` those of
 *   locations, a weapon's `users` its red dots for each user, in the order of its box.
 * - `decks`: a number of unknown cards, or `top` (destiny numbers, names from `DECK_CARDS`, `{ title, destiny, text }`,
 *   `null` for an unknown card), `rest` unknown ones below, `hand` cards in hand (6).
 * - `edition: 'original'` plays by the Duel of the Fates expansion: no passing, dueling text only for a duelist with a
 *   lightsaber, damage not reduced by hits dealt.
 * - `step`, `dueled`, `battled`, `controlled`, `fought` say what has gone before; `underway` opens in the middle of an
 *   exchange with hands and hits typed in.
 * - `checkSetup(setup)` says what is wrong with a setup.
 *
 * Moves, each with its `player`:
 * - `initiate` (`character`, `weapon`, `target`), `defend` (`character`: the target or a duelist who steps in; `weapon`)
 * - `draw` (`value`): destiny for Anakin's power; `keep` or `redraw` where his text allows it; `draw-hand`
 * - `attack`, `parry` (`destiny`; `card` is the id of a card with a title, which is its title in small letters with
 *   dashes, as `to-the-death`; a second copy is `to-the-death-2`). An unknown card takes the destiny it is played with.
 * - `take-hit` for an attack that is not parried; `pass` when leading; `use-text`, `decline-text` after a hit
 * - `battle`, `end-step`: what the player does with the rest of the step
 *
 * After a duel `state.result` has its outcome, the hits and the damage; `state.players` what became of the cards. A
 * deck that was shuffled is a count, `shuffled`, and so are the cards `lost` from it to damage: nobody knows which.
 */
export type { Side } from '../../core/sides';
export { CARDS, DECK_CARDS } from './cards';
export { checkSetup, SETUP_FLAWS, type SetupFlaw } from './check-setup';
export { type Drive, drive } from './drive';
export type {
  CharacterFacts,
  DuelCard,
  DuelingText,
  EffectFacts,
  GameText,
  WeaponFacts,
} from './facts';
export { isDuelist } from './match';
export { powerOf } from './power';
export { DUEL_SCENARIOS } from './scenarios';
export { duelSimulator } from './simulator';
export type { DuelSetup, DuelState, Move, Result } from './state';
