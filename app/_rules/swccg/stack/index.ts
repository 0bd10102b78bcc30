/**
 * The action stack of the Star Wars CCG, as the Actions chapter has it (swccg/actions).
 *
 * Where the rules are in the code, in the order in which the rulebook asks:
 *
 * - `timing.ts`      steps, phases, segments, kinds: the order of play as data
 * - `schema.ts`      what a card is; `cards/` has many worked out, `cards/virtual.ts` the actions that have no card
 * - `consider.ts`    may this be initiated? `stacking.ts` (what may be added to the stack), whose opportunity, then
 *                    `conditions.ts` (1a), `targets.ts` (1b), `costs.ts` (1c)
 * - `stack.ts`       on the stack, responses, off the stack: who acts next, where cards go
 * - `resolve.ts`     plays on while nobody has a choice; `effects.ts`, `parts.ts`, `battle.ts`, `turn.ts` do the rest
 * - `just.ts`        "just" actions: what they follow, and their priority over anything ordinary
 * - `happenings.ts`  what "just" and automatic actions follow
 * - `leaving.ts`     what goes along when a card leaves the table; `reacting.ts`: who may react, and what a react ends
 *
 * ## Driving it
 *
 * A setup says whose turn and phase it is and where cards are. Cards are plain objects; each gets as id its title in
 * small letters (`crash-site-memorial`; a second copy `sense-2`) unless you give one: `{ card: SENSE, id: 'mine' }`.
 *
 *     let state = swccgStack.start({
 *       turn: 'light',
 *       phase: 'deploy',
 *       light: { hand: [CRASH_SITE_MEMORIAL], reserve: 10, force: 3 },
 *       dark: { hand: [ALTER], table: [{ card: VADER, at: 'dunes' }], reserve: [5, 2, null] },
 *     });
 *
 * `reserve`, `force`, `used` and `lost` are numbers of nameless cards, or cards from the top: a destiny, `null` for an
 * unknown one (a draw may then be typed in), or a card. `shuffled: ['dark']` makes the order unknown.
 *
 * Moves: `play(side, id)`, with `targets: { slot: id }` if the card names some and `text: 'name'` if several of its
 * functions are possible; where several things just happened, `targets: { followed: id }` says which one it follows;
 * `pass(side)`; `draw(side, value)`; `lose(side, pile)`; `order`, `choose`, `decline`.
 * `options(state)` lists every legal move as it has to be written (of more than ten cards that may be targeted together,
 * each alone, all of one place and all; `play` takes any others too), `refusals(state)` says why other cards cannot be
 * played, `awaited(state)` what has to be settled first. `drive(setup, moves)` plays a line or says where it is refused;
 * `differences(state, expected)` compares for tests.
 *
 * What is a part of another action (using, activating or drawing one; each move of a react) and an automatic action are
 * on the stack too, but are waited for only if somebody could respond to them; `patient: true` makes every one wait for
 * two passes.
 *
 * ## A card
 *
 *     const A_SMALL_MERCY: Card = {
 *       title: 'A Small Mercy', side: 'light', kind: 'interrupt', pile: 'used',
 *       text: [{
 *         answers: { type: 'force-drain', by: 'opponent' },     // what it specifically relates to
 *         targets: {}, needs: [], costs: [{ use: 2 }],          // steps 1b, 1a, 1c
 *         result: [{ do: 'modify', value: 'amount', add: -2 }], // step 3, in order; or `cancels: true`
 *       }],
 *     };
 *
 * - an ordinary action has neither `answers` nor `just`: it needs an empty stack, or a weapons segment;
 * - `answers` makes it a response; with `just: true` a "just" response;
 * - `just: { what: 'moved', tag: 'droid', by: 'you' }` makes it a "just" action that follows what happened;
 * - `automatic: { what: 'phase' }` makes it come by itself while its card is on table;
 * - `from: 'table'` is for game text of cards on table, once a turn unless `times` says more.
 */
export { otherSide as opponentOf, SIDES, type Side } from '../../core/sides';
export { type Awaited, awaited } from './awaited';
export * as characters from './cards/characters';
export * as examples from './cards/examples';
export * as theForce from './cards/the-force';
export * as virtual from './cards/virtual';
export { EVENT_CODES, type EventCode } from './events';
export { bothPass, draw, isMove, lose, type Move, pass, play } from './moves';
export { refusals } from './options';
export { REFUSAL_CODES, type RefusalCode } from './refusals';
export { differences, drive, type Expected, type StackScenario } from './scenario';
export { STACK_SCENARIOS as stackScenarios } from './scenarios';
export type {
  Card,
  Condition,
  Cost,
  Effect,
  Pattern,
  Slot,
  Standing,
  Test,
  Text,
  Value,
  Where,
  Which,
} from './schema';
export { type Heap, idOf, type PlayerSetup, type Put, type Setup } from './setup';
export { swccgStack } from './simulator';
export { type Action, type Happening, printOf, type State, topmost } from './state';
export * from './timing';
