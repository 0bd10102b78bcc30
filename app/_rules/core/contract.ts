import type { Game } from '../../_corpus/games';
import type { Bilingual } from '../../_i18n/locales';

/** The id of an entry or section of the corpus, as in `swccg/actions-stacking`; a test proves that each one exists. */
export type RuleRef = string;

/** Figures and names that a code's words are filled with. */
export type Args = Record<string, string | number>;

/** Something that happened, as a code with arguments; words are made of it per language. */
export interface GameEvent {
  code: string;
  args?: Args;
}

/** What a legal move leads to. */
export interface Step<State> {
  ok: true;
  state: State;
  events: GameEvent[];
  /** The rule by which the move is made. */
  rule: RuleRef;
}

/** Why a move is not made. The state stays as it was. */
export interface Refusal {
  ok: false;
  code: string;
  /** The rule that forbids it. */
  rule: RuleRef;
  args?: Args;
}

/**
 * One set of rules that can be played. States and moves are plain JSON; nothing is random and nothing is
 * remembered outside the state: a drawn destiny is a move.
 */
export interface Simulator<State, Move, Setup> {
  id: string;
  game: Game;
  start(setup: Setup): State;
  /** Every legal move of either player, now. Empty when the play is over. */
  options(state: State): Move[];
  /** Pure; never throws on an illegal move. */
  play(state: State, move: Move): Step<State> | Refusal;
}

/** A worked example: a setup, and the moves that a document makes in it. */
export interface Scenario<Setup, Move> {
  id: string;
  title: Bilingual;
  /** What is on the table, in a sentence or two. */
  intro: Bilingual;
  setup: Setup;
  line: ScenarioStep<Move>[];
  /** What the document cites: `swccg-glossary-a#actions-example-1`. */
  sources: string[];
}

export interface ScenarioStep<Move> {
  move: Move;
  say: Bilingual;
  /** The move is one that the rules refuse, with this code; the play then goes on from where it was. */
  refused?: string;
  /** A position worth jumping to. */
  key?: boolean;
}
