import type { RuleRef } from '../../core/contract';
import type { DeckPart } from '../../core/several-decks';
import type { Side } from '../../core/sides';

/** The deckbuilding colours, in the order of the dots on a card. */
// young-jedi/rulebook/decks#six-times-ten
export const COLOURS = ['red', 'orange', 'blue', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

// young-jedi/rulebook/cards#card-types
export const TYPES = [
  'character',
  'weapon',
  'battle',
  'effect',
  'location',
  'starship',
  'objective',
] as const;
export type CardType = (typeof TYPES)[number];

// young-jedi/rulebook/decks#three-planets
export const PLANETS = ['tatooine', 'coruscant', 'naboo'] as const;
export type Planet = (typeof PLANETS)[number];

export const DECK_SIZE = 60;
export const PER_COLOUR = 10;
/** Cards of one title in one colour, wild cards included. */
// young-jedi/rulebook/decks#six-times-ten
export const PER_TITLE = 5;
/** Places for wild cards: one in each colour. */
// young-jedi/rulebook/special-cards#wildcards
export const WILD_CARDS = COLOURS.length;

/** The colours that each type of card has its regular dot in; an Objective card has none. */
// young-jedi/rulebook/decks#six-times-ten
export const COLOURS_OF: Record<CardType, readonly Colour[]> = {
  character: ['red', 'blue', 'green'],
  weapon: ['orange'],
  battle: ['yellow'],
  effect: ['yellow'],
  location: ['purple'],
  starship: ['purple'],
  objective: [],
};

/** Where the white dots of an Objective card are. */
// young-jedi/rulebook/podrace#podrace-objective
export const OBJECTIVE_DOTS: readonly Colour[] = ['yellow', 'purple', 'orange'];

/** So many copies of a card, as a line of a list has them. */
export interface ListedCard {
  /** The line it stands on, from 1. */
  line: number;
  count: number;
  title: string;
  subtitle?: string;
  /** The colour it is played in; a wild card without one is put where it fits. */
  colour?: Colour;
  type?: CardType;
  /** The type is told by a file that somebody brought, and by nothing else. */
  filed?: true;
  /** The planet of a location. */
  planet?: Planet;
  /** A card with two white dots or more; Objective cards are wild of themselves. */
  wild?: true;
  /** The colours whose places its white dots take, where the list says so. */
  dots?: Colour[];
  side?: Side;
  virtual?: true;
}

/** What is wrong with a line, a deck, or worth saying about it: a code, its rule, and figures for its words. */
export interface Remark<Code extends string = string> {
  code: Code;
  rule: RuleRef;
  args: object;
  lines: number[];
}

/** Figures for the words on lines that cannot be read. */
export interface LineArgs {
  'bad-quantity': { quantity: string };
  'no-title': Record<string, never>;
  'no-quantity': { text: string };
  'no-colour': { card: string };
  'several-colours': { card: string };
  'one-white-dot': { card: string };
  'unknown-heading': { text: string };
  'bad-quotes': Record<string, never>;
  'line-too-long': { most: number };
  'too-many-lines': { most: number };
}
export type LineCode = keyof LineArgs;

export const LINE_RULES: Record<LineCode, RuleRef> = {
  'bad-quantity': 'young-jedi/rulebook/decks#deck-building',
  'no-title': 'young-jedi/rulebook/decks#deck-building',
  'no-quantity': 'young-jedi/rulebook/decks#deck-building',
  'no-colour': 'young-jedi/rulebook/decks#six-times-ten',
  'several-colours': 'young-jedi/rulebook/decks#six-times-ten',
  'one-white-dot': 'young-jedi/rulebook/special-cards#wildcards',
  'unknown-heading': 'young-jedi/rulebook/decks#deck-building',
  'bad-quotes': 'young-jedi/rulebook/decks#deck-building',
  'line-too-long': 'young-jedi/rulebook/decks#deck-building',
  'too-many-lines': 'young-jedi/rulebook/decks#deck-building',
};

/** Figures for the words on broken rules. */
export interface ViolationArgs {
  empty: Record<string, never>;
  'deck-short': { count: number; missing: number };
  'deck-over': { count: number; extra: number };
  'colour-short': { colour: Colour; count: number; missing: number };
  'colour-over': { colour: Colour; count: number; extra: number };
  'same-title': { title: string; colour: Colour; count: number; extra: number };
  'wild-twice': { colour: Colour; count: number };
  'wild-colour': { card: string; colour: Colour };
  'wild-unplaced': { card: string; count: number };
  'planet-missing': { planet: Planet };
  'objective-twice': { count: number };
  'objective-colour': { card: string; colour: Colour };
  'wrong-dot': { card: string; type: CardType; colour: Colour };
  'two-sides': { light: number; dark: number };
}
export type ViolationCode = keyof ViolationArgs;

export const VIOLATION_RULES: Record<ViolationCode, RuleRef> = {
  empty: 'young-jedi/rulebook/decks#deck-building',
  'deck-short': 'young-jedi/rulebook/decks#deck-building',
  'deck-over': 'young-jedi/rulebook/decks#deck-building',
  'colour-short': 'young-jedi/rulebook/decks#six-times-ten',
  'colour-over': 'young-jedi/rulebook/decks#six-times-ten',
  'same-title': 'young-jedi/rulebook/decks#six-times-ten',
  'wild-twice': 'young-jedi/rulebook/special-cards#wildcards',
  'wild-colour': 'young-jedi/rulebook/special-cards#wildcards',
  'wild-unplaced': 'young-jedi/rulebook/special-cards#wildcards',
  'planet-missing': 'young-jedi/rulebook/decks#three-planets',
  'objective-twice': 'young-jedi/objective-card',
  'objective-colour': 'young-jedi/rulebook/podrace#podrace-objective',
  'wrong-dot': 'young-jedi/rulebook/decks#six-times-ten',
  'two-sides': 'young-jedi/rulebook/full-game#full-game',
};

/** Figures for the words of advice. */
export interface AdviceArgs {
  'starter-deck': Record<string, never>;
  'wild-placed': { card: string; colour: Colour };
  'unique-starship': { card: string; count: number };
  'two-colours': { card: string };
  'colours-unknown': { count: number };
  'heading-differs': { heading: string; said: number; count: number };
  'several-decks': { decks: readonly DeckPart[] };
  'deck-name': { text: string };
  'type-doubtful': { card: string; type: CardType; colour: Colour };
  'sealed-uh-oh': Record<string, never>;
  'sealed-virtual': { count: number };
}
export type AdviceCode = keyof AdviceArgs;

export const ADVICE_RULES: Record<AdviceCode, RuleRef> = {
  'starter-deck': 'young-jedi/rulebook/full-game#full-game',
  'wild-placed': 'young-jedi/wild-card',
  'unique-starship': 'young-jedi/faq-two-amidala-starships',
  'two-colours': 'young-jedi/rulebook/decks#six-times-ten',
  'colours-unknown': 'young-jedi/rulebook/decks#six-times-ten',
  'heading-differs': 'young-jedi/rulebook/decks#deck-building',
  'several-decks': 'young-jedi/rulebook/decks#deck-building',
  'deck-name': 'young-jedi/rulebook/decks#deck-building',
  'type-doubtful': 'young-jedi/rulebook/decks#six-times-ten',
  'sealed-uh-oh': 'young-jedi/rulebook/virtual#rule-changes',
  'sealed-virtual': 'young-jedi/rulebook/virtual#virtual-cards',
};
