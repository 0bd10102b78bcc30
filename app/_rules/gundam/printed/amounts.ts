import type { CardFilter } from './card-filter';
import type { Choice, Filter } from './schema';

/** Amounts that texts ask for, take off, or count with. */

export interface Amount {
  atLeast?: number;
  atMost?: number;
}

/** Damage from an enemy is so much less, before it is received; of either kind if none is said, or from anybody. */
// gundam/how-wording-is-read#reduce
export interface Reduce {
  by: number;
  kind?: 'battle' | 'effect';
  /** "Damage it receives", not an enemy's alone: that of its own side's effects too. */
  anybodys?: true;
  /** Only the next damage; given by an effect, never lasting. */
  next?: true;
  /** Only once each turn, and only a lasting text. */
  // gundam/once-per-turn
  oncePerTurn?: true;
}

/** Of an enemy's effect damage, that of these Units, that of Commands, or what is not above so much. */
export interface Unharmed {
  units?: Filter;
  commands?: true;
  atMost?: number;
}

/** How often an amount counts: for each such card, or for each so many AP of the Unit whose text it is. */
// gundam/when-a-value-is-fixed#whole-steps
export interface Times {
  units?: Choice;
  /** Of your trash; of several with one name only one, if it asks for unique names. */
  trash?: CardFilter & { unique?: true };
  /** Of those that this text has put from the deck into the trash. */
  milled?: CardFilter;
  ap?: number;
  /** For each damage that it has received. */
  damage?: true;
  /** For each card that the text has chosen. */
  chosen?: true;
  /** For each Resource of the Cost that its player has paid: of a text that waits for that. */
  paid?: true;
  /** For each enemy player. */
  enemyPlayers?: true;
}
