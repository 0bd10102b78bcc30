import type { Game } from '../../_leaf/games';
import type { Bilingual } from '../../_leaf/locales';
import type { CardFacts } from './card-facts';
import type { RuleRef } from './contract';

/** Something wrong with a list or one of its lines, or advice on it: what the rule says and how to mend it. */
export interface Finding {
  code: string;
  /** The rule that is broken, or that the advice follows from. */
  rule: RuleRef;
  /** The lines it speaks of, from 1, in rising order. */
  lines?: number[];
  message: Bilingual;
  remedy: Bilingual;
}

/** A line of the list as it was typed; one that cannot be read says why, and the rest is still checked. */
export interface DeckLine {
  /** From 1. */
  line: number;
  text: string;
  /** How many cards it lists, if any. */
  cards?: number;
  problem?: Finding;
}

/** A figure of the deck, beside what the rules ask for. */
export interface DeckCount {
  label: Bilingual;
  value: number;
  of?: number;
}

/** A deck that breaks no rule as far as it was read may still break one in what is not known of it. */
export type DeckVerdict = 'legal' | 'illegal' | 'unknown';

export interface DeckReport {
  /** Every line of the text, blank ones and comments too. */
  lines: DeckLine[];
  counts: DeckCount[];
  violations: Finding[];
  /** What is allowed and yet unwise; it never makes a deck illegal. */
  advice: Finding[];
  verdict: DeckVerdict;
  /** What has to be known of the cards before the deck can be called legal; all of it is in `advice` as well. */
  missing: Finding[];
  /** Every line was read, no rule is broken and nothing is missing: the verdict is `legal`. */
  legal: boolean;
}

/** A broken rule decides; else a line that was not read, or a fact that is missing, leaves it open. */
export const verdictOf = (broken: number, unread: number, missing: number): DeckVerdict =>
  broken > 0 ? 'illegal' : unread + missing > 0 ? 'unknown' : 'legal';

/** A list of cards in, its violations out. Pure; takes any text whatever. */
export interface DeckChecker {
  id: 'yj-deck' | 'gundam-deck' | 'swccg-deck';
  game: Game;
  title: Bilingual;
  /** What one can do here, in a sentence or two. */
  summary: Bilingual;
  /** What stands in the empty field. */
  placeholder: Bilingual;
  examples: readonly { id: string; title: Bilingual; text: string }[];
  /** With the facts that somebody brought, if any. */
  check(text: string, facts?: CardFacts): DeckReport;
}
