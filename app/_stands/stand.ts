import type { Bilingual, Locale } from '../_i18n/locales';
import type { GameEvent, Refusal, Scenario, Simulator } from '../_rules/core/contract';
import type { Picture, Seat } from './picture';

/** A move that a player could well think of now, and why the rules refuse it. */
export interface Attempt<Move, Refusing extends Refusal = Refusal> {
  move: Move;
  refusal: Refusing;
}

/** What a player owes can be settled in these ways, and in no smaller one. */
export interface WaysOut<Move> {
  seat: Seat;
  title: string;
  ways: { text: string; moves: Move[] }[];
}

/** A simulator as it is shown: the engine, its worked examples, its words and its picture. Nothing here knows React. */
export interface Stand<State, Move, Setup, Event extends GameEvent, Refusing extends Refusal> {
  simulator: Simulator<State, Move, Setup, Event, Refusing>;
  title: Bilingual;
  /** What one can do here, in a sentence or two. */
  summary: Bilingual;
  /** Simplest first; the first one is what the simulator's page opens with. */
  scenarios: readonly Scenario<Setup, Move, Refusing>[];
  /** Who makes the move; none for what nobody chooses. */
  seatOf(move: Move): Seat | undefined;
  /** A move as a button says it, without its player. */
  tellMove(locale: Locale, state: State, move: Move): string;
  tellEvent(locale: Locale, event: Event): string;
  tellRefusal(locale: Locale, refusal: Refusing): string;
  /** Moves worth showing greyed. Each is refused by `play` with this very refusal. */
  attempts(state: State): Attempt<Move, Refusing>[];
  /** Where a debt can be settled in several ways: each of them, ready to be played. */
  waysOut?(locale: Locale, state: State): WaysOut<Move>[];
  picture(locale: Locale, state: State): Picture;
  /** What a legal move is worth under best play from there on, where that is known: "la carte survit : 20 %". */
  worth?(locale: Locale, state: State, move: Move): string | undefined;
}

/** A stand whose types only it knows; the stepper passes states, moves and setups through untouched. */
// biome-ignore lint/suspicious/noExplicitAny: each stand is consistent in itself; a registry cannot say so
export type AnyStand = Stand<any, any, any, GameEvent, Refusal>;
