import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { CardName, DeckCardName } from './cards';
import type { DuelCard, TableFacts } from './facts';
import type { Refusal } from './refusals';

/** The steps of a turn that matter here; Even Up follows. */
// young-jedi/rulebook/first-game#turn
export const STEPS = ['deploy', 'battle'] as const;
export type Step = (typeof STEPS)[number];

/** A duel from its beginning to its end: who defends, destiny for power if need be, dueling hands, then the exchange. */
// young-jedi/rulebook/duel#duelists, young-jedi/rulebook/duel#dueling-hand
export const STAGES = ['defender', 'power', 'hands', 'exchange'] as const;
export type Stage = (typeof STAGES)[number];

/** What is done when a duel is over, in this order. */
// young-jedi/rulebook/duel#duel-outcome
export const AFTERMATH = ['discard', 'shuffle', 'damage', 'tokens'] as const;

/** `virtual` is the rule in force, since virtual set 1; `original` is that of the Duel of the Fates expansion. */
export const EDITIONS = ['virtual', 'original'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Place {
  /** The planet it is on. */
  on: string;
  hidden?: true;
}

/** A player's cards that are not on the table. */
export interface PlayerCards {
  /** The draw deck, the top card first. */
  draw: string[];
  /** Cards of the draw deck once it has been reshuffled: their order is unknown. */
  shuffled: number;
  /** The hand that lies aside during the duel. */
  hand: number;
  duelingHand: string[];
  duelingPile: string[];
  discard: string[];
  /** Cards lost from the draw deck to damage. */
  lost: number;
}

export interface Fighter {
  character: string;
  weapon?: string;
}

export interface Attack {
  by: Side;
  card: string;
  destiny: number;
  /** It has parried the one before it. */
  parries?: true;
}

export interface Duel {
  initiator: Side;
  /** The character that was chosen as the target, whoever defends. */
  target: string;
  stage: Stage;
  fighters: Partial<Record<Side, Fighter>>;
  /** Who still has to draw destiny for power, and what was drawn. */
  toDraw: Side[];
  drawn: Partial<Record<Side, number>>;
  /** The card just drawn for power that may be discarded and redrawn. */
  redraw: { player: Side; card: string } | null;
  power: Partial<Record<Side, number>>;
  /** Who has drawn a dueling hand. */
  handsDrawn: Side[];
  /** Tokens on each side's character. */
  hits: Record<Side, number>;
  /** Who leads the next attack. */
  lead: Side;
  attack: Attack | null;
  /** The cards played so far, in order: every parry is an attack too. */
  played: Attack[];
  /** The attack has hit, and its text may be used. */
  text: boolean;
}

export interface Result {
  /** `discarded`: a printed damage of 0 does not stand up in a duel. */
  outcome: 'defeated' | 'drawn' | 'discarded';
  /** How a duel without a winner came to its end. */
  by?: 'passes' | 'cards' | 'no-attacker';
  losers: Side[];
  hits: Record<Side, number>;
  /** Damage each player has taken. */
  damage: Record<Side, number>;
  fighters: Partial<Record<Side, Fighter>>;
}

export interface DuelState {
  edition: Edition;
  turn: Side;
  step: Step;
  planet: string;
  location: string;
  cards: Record<string, TableFacts>;
  /** What each card on the table is called: without its subtitle where no other card has that name. */
  names: Record<string, string>;
  table: Record<string, Place>;
  /** The cards of the draw decks; nothing for one that is not known. */
  deckCards: Record<string, DuelCard | null>;
  /** The destiny numbers with which unknown cards were played. */
  typed: Record<string, number>;
  players: Record<Side, PlayerCards>;
  controlled: Record<Side, string[]>;
  /** Names of those that have fought this turn. */
  fought: string[];
  /** Characters whose redraw has been used this turn. */
  redrawn: string[];
  dueled: boolean;
  battled: boolean;
  /** Players who have passed: they only parry in this duel, and initiate no battle this turn. */
  passed: Side[];
  duel: Duel | null;
  result: Result | null;
  over: { reason: 'step' } | { reason: 'deck'; loser: Side } | null;
}

export type Move =
  /** Without a weapon for an armed and dangerous character. */
  | { type: 'initiate'; player: Side; character: string; target: string; weapon?: string }
  | { type: 'defend'; player: Side; character: string; weapon?: string }
  /** Destiny for power. */
  | { type: 'draw'; player: Side; value: number }
  | { type: 'keep'; player: Side }
  | { type: 'redraw'; player: Side }
  | { type: 'draw-hand'; player: Side }
  /** `card` names a card that has a title; without it, any other card with that destiny number is played. */
  | { type: 'attack'; player: Side; destiny: number; card?: string }
  | { type: 'parry'; player: Side; destiny: number; card?: string }
  | { type: 'take-hit'; player: Side }
  | { type: 'pass'; player: Side }
  | { type: 'use-text'; player: Side }
  | { type: 'decline-text'; player: Side }
  | { type: 'battle'; player: Side }
  | { type: 'end-step'; player: Side };

export interface PlacedCard {
  id: string;
  card: CardName | TableFacts;
  /** Face down. */
  hidden?: true;
  /** A planet other than the current one. */
  on?: string;
}

/** A destiny number, a card by name, one typed in, or `null` for a card that is not known. */
export type DeckItem = number | DeckCardName | DuelCard | null;

/** How many unknown cards, or which lie on top and how many unknown ones below. */
export type DeckSetup = number | { top?: DeckItem[]; rest?: number; hand?: number };

export interface DuelSetup {
  turn: Side;
  planet: string;
  location: string;
  cards: PlacedCard[];
  decks: Record<Side, DeckSetup>;
  /** The battle step unless said. */
  step?: Step;
  edition?: Edition;
  /** Planets that each player has controlled. */
  controlled?: Partial<Record<Side, string[]>>;
  /** Names of those that have already fought this turn. */
  fought?: string[];
  /** There has already been a duel, or the battle, this turn. */
  dueled?: true;
  battled?: true;
  /** Opens in the middle of a duel, with hands and hits typed in. */
  underway?: {
    attacker: Fighter;
    defender: Fighter;
    hands: Record<Side, DeckItem[]>;
    hits?: Partial<Record<Side, number>>;
    passed?: Side[];
    /** Who leads; the one who initiated unless said. */
    lead?: Side;
  };
}

export type DuelScenario = Scenario<DuelSetup, Move, Refusal>;
