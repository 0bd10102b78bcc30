import type { Amount } from './amounts';
import type { CardFilter, PilotFilter } from './card-filter';
import type { Choice, Filter } from './schema';

/** What must be so at the table for a text, or a part of it, to work. */
export interface Need {
  /** This Unit or Base is of this description: "if this Unit has 5 or more AP", "if this is a (Zeon) Unit". */
  this?: Filter;
  /** So many such cards are in your trash. */
  // gundam/trash
  trash?: CardFilter & { count: number };
  /** So many such Units or Bases are in play; `atLeast` is 1 if not said. */
  units?: Choice;
  atLeast?: number;
  /** You have so many Resources. */
  // gundam/lv
  lv?: number;
  /** An opponent has so many cards in hand. */
  opponentHand?: number;
  /** You have at least, or at most, so many cards in hand. */
  hand?: Amount;
  /** There are at least, or at most, so many Shields in the area of an opponent. A Base is none. */
  // gundam/how-wording-is-read#first-card
  enemyShields?: Amount;
  /** A Pilot of this description is paired with one of your Units. */
  pilots?: PilotFilter;
  /** So many of the cards that this text has put from the deck into the trash are of this description; 1 if not said. */
  milled?: CardFilter & { count?: number };
  /** An EX Resource has paid for this card, a Command that is being carried out. */
  // gundam/ex-resource
  exPaid?: true;
  /** What the text has chosen is of this description: asked by its parts alone. */
  chosen?: Filter;
  /** There are so many enemy players, or more. */
  enemyPlayers?: number;
  /** An enemy player has so many cards in the trash, or more. */
  enemyTrash?: number;
  /** You have, or an opponent has, at least or at most so many EX Resources. */
  // gundam/ex-resource
  ex?: Amount;
  opponentEx?: Amount;
  /** This Unit has been deployed from the trash. */
  fromTrash?: true;
  /** What has happened this turn. */
  thisTurn?: ThisTurn;
  /** The part before has worked on so many cards: "if this effect rested 3 or more Units". Asked by parts alone. */
  worked?: number;
  /** This text has destroyed a Unit: "when this effect destroys an enemy Unit". Asked by parts alone. */
  destroys?: true;
  yourTurn?: true;
  opponentsTurn?: true;
  /** This is not so: "if you have no other Units", "with 3 or less". */
  not?: Need;
  /** All of this as well. */
  also?: readonly Need[];
}

/** What has happened this turn, to or by the player whose text this is: all that is said of it. */
export interface ThisTurn {
  /** One of your cards of this description has been deployed; what a token is named and printed with counts too. */
  deployed?: CardFilter;
  /** You have activated the Main or Action of a Command of this description. */
  commandUsed?: CardFilter;
  /** An effect of one of your cards of this description has destroyed one of your Units by saying so. */
  // gundam/how-wording-is-read#destroy-or-damage
  putDown?: CardFilter;
  /** You have paid a Cost of 1 or more for an effect of one of your Units; of another than this, if it says so. */
  effectPaid?: CardFilter & { other?: true };
  /** An opponent has discarded for one of your effects. */
  enemyDiscarded?: true;
}
