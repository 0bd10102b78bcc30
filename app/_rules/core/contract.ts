import type { Game } from '../../_leaf/games';
import type { Bilingual } from '../../_leaf/locales';

/** The id of an entry or section of the corpus, as in `swccg/actions-stacking`; a test proves that each one exists. */
export type RuleRef = string;

/** A code that needs no figures. */
export type None = Record<string, never>;

/** Figures whose names only the play tells. */
export type Args = Record<string, string | number>;

/**
 * One code of a table, with the figures and names that its words are filled with. A table is an interface:
 * `{ 'pile-empty': { pile: Pile }; 'play-over': None }`.
 */
export type Coded<Table> = {
  [Code in keyof Table & string]: Table[Code] extends None
    ? { code: Code; args?: Table[Code] }
    : { code: Code; args: Table[Code] };
}[keyof Table & string];

/** Something that happened, as a code with its figures; words are made of it per language. */
export interface GameEvent {
  code: string;
  args?: object;
}

/** What a legal move leads to. */
export interface Step<State, Event extends GameEvent = GameEvent> {
  ok: true;
  state: State;
  events: Event[];
  /** The rule by which the move is made. */
  rule: RuleRef;
}

/** Why a move is not made. The state stays as it was. */
export interface Refusal {
  ok: false;
  code: string;
  /** The rule that forbids it. */
  rule: RuleRef;
  args?: object;
}

/** A refusal by one code of a table. */
export type Refused<Table> = { ok: false; rule: RuleRef } & Coded<Table>;

/**
 * One set of rules that can be played. States and moves are plain JSON; nothing is random and nothing is
 * remembered outside the state: a drawn destiny is a move. What it tells and how it refuses are codes with
 * their figures.
 */
export interface Simulator<
  State,
  Move,
  Setup,
  Event extends GameEvent = GameEvent,
  Refusing extends Refusal = Refusal,
> {
  id: string;
  game: Game;
  start(setup: Setup): State;
  /** Every legal move of either player, now. Empty when the play is over. */
  options(state: State): Move[];
  /** Pure; never throws on an illegal move. */
  play(state: State, move: Move): Step<State, Event> | Refusing;
}

/** A worked example: a setup, and the moves that a document makes in it. */
export interface Scenario<Setup, Move, Refusing extends Refusal = Refusal> {
  id: string;
  title: Bilingual;
  /** What is on the table, in a sentence or two. */
  intro: Bilingual;
  setup: Setup;
  line: ScenarioStep<Move, Refusing>[];
  /** What the document cites: `swccg-glossary-a#actions-example-1`. */
  sources: string[];
}

export interface ScenarioStep<Move, Refusing extends Refusal = Refusal> {
  move: Move;
  say: Bilingual;
  /** The move is one that the rules refuse, with this code; the play then goes on from where it was. */
  refused?: Refusing['code'];
  /** A position worth jumping to. */
  key?: boolean;
}
