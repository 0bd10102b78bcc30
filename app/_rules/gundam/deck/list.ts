import type { RuleRef } from '../../core/contract';
import type { DeckPart } from '../../core/several-decks';
import type { CardType, Colour } from '../cards';

// gundam/rulebook/cards#deck-rules, gundam/resource-deck
export const DECK_SIZE = 50;
export const MOST_COLOURS = 2;
export const MOST_COPIES = 4;
export const RESOURCE_DECK = 10;

/** The types a deck is made of. */
// gundam/rulebook/cards#deck-rules
export const DECK_TYPES = ['unit', 'pilot', 'command', 'base'] as const;
export type DeckType = (typeof DECK_TYPES)[number];

export interface Range {
  least: number;
  most: number;
}

/** The balance that the booklet advises. */
// gundam/rulebook/decks#deck-composition
export const COMPOSITION: Record<DeckType, Range> = {
  unit: { least: 25, most: 28 },
  pilot: { least: 6, most: 8 },
  command: { least: 8, most: 10 },
  base: { least: 4, most: 6 },
};

/** Units of a low Lv., which give something to do in the first turns. */
// gundam/rulebook/decks#deck-composition
export const LOW_LV = 3;
export const LOW_UNITS: Range = { least: 16, most: 20 };

/** So many copies of a card, as a line of a list has them. What is not said is looked up by its number. */
export interface ListedCard {
  /** The line it stands on, from 1. */
  line: number;
  count: number;
  /** As in `ST01-001`; a Resource needs none. */
  number?: string;
  name?: string;
  colour?: Colour;
  type?: CardType;
  lv?: number;
  /** An EX Base, an EX Resource or another token: in neither deck. */
  // gundam/token
  token?: true;
  /** Under a heading for cards of neither deck: tokens, a sideboard. */
  aside?: true;
  /** The list names the card without its number. */
  byName?: true;
}

/** What is wrong with a line, a deck, or worth saying about it: a code, its rule, and figures for its words. */
export interface Remark<Code extends string = string> {
  code: Code;
  rule: RuleRef;
  args: object;
  lines: number[];
}

type None = Record<string, never>;

/** Figures for the words on lines that cannot be read. */
export interface LineArgs {
  'bad-quantity': { quantity: string };
  'no-number': { text: string };
  'several-numbers': { text: string };
  'which-number': { name: string; numbers: string };
  'line-too-long': { most: number };
  'too-many-lines': { most: number };
}
export type LineCode = keyof LineArgs;

export const LINE_RULES: Record<LineCode, RuleRef> = {
  'bad-quantity': 'gundam/deck',
  'no-number': 'gundam/card-number',
  'several-numbers': 'gundam/card-number',
  'which-number': 'gundam/card-number',
  'line-too-long': 'gundam/deck',
  'too-many-lines': 'gundam/deck',
};

/** Figures for the words on broken rules. */
export interface ViolationArgs {
  empty: None;
  'deck-short': { count: number; missing: number };
  'deck-over': { count: number; extra: number };
  'too-many-copies': { card: string; count: number; extra: number };
  /** Colours as codes, each with its cards: `blue:20 white:25 red:5`; then those to give up. */
  'too-many-colours': { count: number; colours: string; fewest: string; cards: number };
  'resources-short': { count: number; missing: number };
  'resources-over': { count: number; extra: number };
}
export type ViolationCode = keyof ViolationArgs;

export const VIOLATION_RULES: Record<ViolationCode, RuleRef> = {
  empty: 'gundam/deck',
  'deck-short': 'gundam/deck',
  'deck-over': 'gundam/deck',
  'too-many-copies': 'gundam/card-number',
  'too-many-colours': 'gundam/colour',
  'resources-short': 'gundam/resource-deck',
  'resources-over': 'gundam/resource-deck',
};

/** Figures for the words of advice. */
export interface AdviceArgs {
  'type-few': { type: DeckType; count: number; least: number; most: number };
  'type-many': { type: DeckType; count: number; least: number; most: number };
  'low-units-few': { count: number; least: number; most: number };
  'low-units-many': { count: number; least: number; most: number };
  'resources-not-listed': None;
  'unknown-cards': { cards: string; count: number };
  'colours-unknown': { count: number };
  'token-listed': { card: string };
  'set-aside': { count: number };
  'heading-differs': { heading: string; said: number; count: number };
  'several-decks': { decks: readonly DeckPart[] };
  'deck-name': { text: string };
  'by-name': { name: string; number: string };
  'typed-differs': { card: string; colour: Colour };
  'name-differs': { number: string; typed: string; name: string };
}
export type AdviceCode = keyof AdviceArgs;

export const ADVICE_RULES: Record<AdviceCode, RuleRef> = {
  'type-few': 'gundam/rulebook/decks#deck-composition',
  'type-many': 'gundam/rulebook/decks#deck-composition',
  'low-units-few': 'gundam/rulebook/decks#deck-composition',
  'low-units-many': 'gundam/rulebook/decks#deck-composition',
  'resources-not-listed': 'gundam/resource-deck',
  'unknown-cards': 'gundam/card-number',
  'colours-unknown': 'gundam/colour',
  'token-listed': 'gundam/token',
  'set-aside': 'gundam/deck',
  'heading-differs': 'gundam/deck',
  'several-decks': 'gundam/deck',
  'deck-name': 'gundam/deck',
  'by-name': 'gundam/card-number',
  'typed-differs': 'gundam/colour',
  'name-differs': 'gundam/card-number',
};
