import type { FactsOfCard } from '../../core/card-facts';
import type { RuleRef } from '../../core/contract';
import type { DeckPart } from '../../core/several-decks';

// swccg/death-star-ii/starting#first-deck
export const DECK_SIZE = 60;
// swccg/effect-starting-effect#beyond-60
export const MOST_UNDER = 10;
// swccg/objective#one-per-deck
export const MOST_OBJECTIVES = 1;

/** The kinds of cards that a deck check counts. */
export const KINDS = [
  'character',
  'location',
  'starship',
  'vehicle',
  'interrupt',
  'effect',
  'weapon',
  'device',
  'objective',
] as const;
export type Kind = (typeof KINDS)[number];

/** So many copies of a card, as a line of a list has them. */
export interface ListedCard {
  /** The line it stands on, from 1. */
  line: number;
  count: number;
  title: string;
  virtual?: true;
  /** The blueprint, where the list gives one: it wins over the title. */
  number?: string;
  /** Not among the 60: Defensive Shields and whatever else goes under a Starting Effect. */
  outside?: true;
  /** Among the 60: it stands under no heading, in a list that sets others apart under theirs. */
  inDeck?: true;
  /** What the heading above it says that it is. */
  kind?: Kind | 'shield';
}

/** A listed card with the facts that are held on it. */
export interface Resolved extends ListedCard {
  facts?: FactsOfCard;
  /** Every card that it may be, where there are several that matter. */
  couldBe?: FactsOfCard[];
}

/** What is wrong with a line, a deck, or worth saying about it: a code, its rule, and figures for its words. */
export interface Remark<Code extends string = string> {
  code: Code;
  rule: RuleRef;
  args: object;
  lines: number[];
}

type None = Record<string, never>;

export interface LineArgs {
  'bad-quantity': { quantity: string };
  'no-title': None;
  'no-quantity': { text: string };
  'unknown-heading': { text: string };
  'bad-element': { text: string };
  'line-too-long': { most: number };
  'too-many-lines': { most: number };
}
export type LineCode = keyof LineArgs;

const DECK: RuleRef = 'swccg/death-star-ii/starting#first-deck';
export const LINE_RULES: Record<LineCode, RuleRef> = {
  'bad-quantity': DECK,
  'no-title': DECK,
  'no-quantity': DECK,
  'unknown-heading': DECK,
  'bad-element': DECK,
  'line-too-long': DECK,
  'too-many-lines': DECK,
};

export interface ViolationArgs {
  empty: None;
  'deck-short': { count: number; missing: number };
  'deck-over': { count: number; extra: number };
  'two-sides': { light: number; dark: number };
  'objective-twice': { count: number };
  'no-start': None;
  'under-without-effect': { count: number };
  'under-over': { count: number; extra: number };
}
export type ViolationCode = keyof ViolationArgs;

export const VIOLATION_RULES: Record<ViolationCode, RuleRef> = {
  empty: DECK,
  'deck-short': DECK,
  'deck-over': DECK,
  'two-sides': DECK,
  'objective-twice': 'swccg/objective',
  'no-start': 'swccg/death-star-ii/starting#starting-the-game',
  'under-without-effect': 'swccg/effect-starting-effect',
  'under-over': 'swccg/effect-starting-effect',
};

export interface AdviceArgs {
  'no-facts': { count: number };
  'unknown-cards': { cards: string; count: number };
  'which-card': { card: string; could: string };
  'name-differs': { number: string; typed: string; title: string };
  'heading-differs': { heading: string; said: number; count: number };
  'several-decks': { decks: readonly DeckPart[] };
  'deck-name': { text: string };
  'name-is-card': { text: string };
  'under-text': { count: number; card: string };
  'outside-text': { count: number };
  'objective-starts': { card: string };
  'generic-sites-only': None;
  'starting-effects': { count: number };
}
export type AdviceCode = keyof AdviceArgs;

export const ADVICE_RULES: Record<AdviceCode, RuleRef> = {
  'no-facts': DECK,
  'unknown-cards': DECK,
  'which-card': DECK,
  'name-differs': DECK,
  'heading-differs': DECK,
  'several-decks': DECK,
  'deck-name': DECK,
  'name-is-card': DECK,
  'under-text': 'swccg/effect-starting-effect',
  'outside-text': 'swccg/effect-starting-effect',
  'objective-starts': 'swccg/objective',
  'generic-sites-only': 'swccg/unique-and-restricted#diamond',
  'starting-effects': 'swccg/effect-starting-effect',
};
