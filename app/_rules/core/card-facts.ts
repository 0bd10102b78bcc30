import type { Side } from './sides';

/** What a checker may know of a card that stands in a list: facts that somebody brought. */
export interface FactsOfCard {
  /** Its number in lists: `GD01-008`, or the blueprint `1_168`. */
  id: string;
  title: string;
  virtual?: true;
  side?: Side;
  /** In small letters. */
  type: string;
  subtype?: string;
  /** As printed before the title: •, ◇. */
  unique?: string;
  figures: { colour?: string; level?: string };
}

/** The cards that are held, as a checker asks for them. */
export interface CardFacts {
  byNumber(number: string): FactsOfCard | undefined;
  /** Every card that bears the name; nothing that is merely near. */
  byName(name: string): readonly FactsOfCard[];
  /** Titles that are near, to be shown where a name is not known. */
  near(name: string): readonly string[];
}

/** Nobody has brought any. */
export const NO_FACTS: CardFacts = { byNumber: () => undefined, byName: () => [], near: () => [] };
