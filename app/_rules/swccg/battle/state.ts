import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { LoseFrom, Piles, PilesSetup } from '../force/piles';
import type { CardName } from './cards';
import type { CardFacts } from './facts';
import type { Refusal } from './refusals';

/** A battle's segments, always in this order. */
// swccg/death-star-ii/battle#battle-phase
export const FIGHT_SEGMENTS = ['weapons', 'power', 'damage'] as const;

/** The same, and then come the actions of its end. */
// swccg/end-of-a-battle
export const SEGMENTS = [...FIGHT_SEGMENTS, 'end'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The destiny numbers that can be typed for an unknown card. */
export const DESTINY_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export interface Location {
  id: string;
  title: string;
  kind: 'site' | 'system' | 'sector';
  /** No battle is allowed here, as at a Death Star II sector. */
  // swccg/death-star-ii-sectors
  noBattle?: true;
}

/** What a card aboard does there; cargo is a vehicle or starfighter in the hold of a capital starship. */
// swccg/death-star-ii/moving#pilots
export const ROLES = ['pilot', 'driver', 'passenger', 'cargo'] as const;
export type Role = (typeof ROLES)[number];

/** Where a card on the table is: at a location, and there aboard a card, or deployed on one. */
export interface Place {
  at: string;
  aboard?: string;
  as?: Role;
  on?: string;
}

export type Draw =
  | { for: 'weapon'; player: Side; weapon: string; by: string; target: string; left: number; drawn: number[] }
  | { for: 'battle'; player: Side; left: number };

/** A shot that has been made, with the cards drawn for it. */
export interface Shot {
  player: Side;
  weapon: string;
  by: string;
  target: string;
  drawn: number[];
  cards: string[];
  modifiers: number;
  total: number;
  defense: number;
}

/** What a player still has to satisfy. No `attrition` when the opponent completed no draw. */
// swccg/death-star-ii/battle#damage-segment
export interface Debt {
  /** The total, with which immunity is compared. */
  attrition?: number;
  attritionMet: number;
  damage: number;
  damageMet: number;
}

export interface Totals {
  power: number;
  destiny: number;
  total: number;
}

/** The ability that a player needs for battle destiny, where a card demands another than usual. */
// swccg/battle-destiny#required-ability
export interface Demand {
  ability: number;
  /** More than that. */
  more?: true;
  /** No battle destiny at all. */
  none?: true;
}

/** How many battle destinies a player draws at the most, where a card says so. */
export type MostDraws = Partial<Record<Side, number>>;

/** What the texts of other cards make of a battle; one that is set up by itself has only what is printed. */
export interface Counted {
  worth?: Record<string, number>;
  immunity?: Record<string, number>;
  power?: Record<string, number>;
  demands?: Partial<Record<Side, Demand>>;
  mostDraws?: MostDraws;
  /** Cards whose ability does not count toward battle destiny. */
  unapplied?: string[];
}

export interface Battle extends Counted {
  location: string;
  initiator: Side;
  segment: Segment;
  participants: string[];
  excluded: string[];
  hit: string[];
  /** Cards whose forfeit value a weapon brought down to 0. */
  forfeitZero: string[];
  /** Weapons that have fired in this battle. */
  fired: string[];
  addedPower: Record<Side, number>;
  /** The titles that have added to a side's power: a copy adds nothing more. */
  addedBy?: Record<Side, string[]>;
  addedDestinies: Record<Side, number>;
  /** Battle destinies completed, each with its modifiers. */
  destinies: Record<Side, number[]>;
  /** A destiny that is to be drawn now. */
  draw: Draw | null;
  /** The latest shot of this battle. */
  shot?: Shot;
  totals?: Record<Side, Totals>;
  winner?: Side;
  debts?: Record<Side, Debt>;
  /** Players who have satisfied everything in the damage segment. */
  finished: Side[];
}

export interface BattleResult {
  location: string;
  outcome: 'won' | 'tied' | 'ended-early';
  winner?: Side;
  totals?: Record<Side, Totals>;
}

export interface BattleState {
  /** Whose battle phase it is. */
  turn: Side;
  locations: Location[];
  /** The figures of every card with a name. */
  cards: Record<string, CardFacts>;
  /** The destiny numbers of cards known to lie in a Reserve Deck. */
  destinies: Record<string, number>;
  table: Record<string, Place>;
  captives: string[];
  piles: Record<Side, Piles>;
  /** Locations that have seen a battle this turn, and cards that have fought. */
  battled: string[];
  fought: string[];
  /** Cards that a text keeps from battling this turn. */
  kept?: string[];
  /** Who has fired a weapon this turn, once for each shot. */
  shooters: string[];
  /** Interrupts played this turn, by side and title. */
  played: Record<Side, Record<string, number>>;
  opportunity: Side;
  passes: number;
  battle: Battle | null;
  results: BattleResult[];
  over?: { reason: 'phase' } | { reason: 'defeat'; defeated: Side };
}

export type Move =
  | { type: 'initiate'; player: Side; location: string }
  | { type: 'fire'; player: Side; weapon: string; target: string }
  | { type: 'interrupt'; player: Side; card: string; target?: string }
  | { type: 'pass'; player: Side }
  /** Without a value the draw fails: the Reserve Deck is empty. */
  | { type: 'draw'; player: Side; value?: number }
  | { type: 'decline'; player: Side }
  /** From a creature vehicle, `jumping` names the riders who jump off. */
  | { type: 'forfeit'; player: Side; card: string; jumping?: string[] }
  /** `card` names the card of the hand. */
  | { type: 'lose'; player: Side; from: LoseFrom; card?: string }
  | { type: 'finish'; player: Side };

/** A card for the table or a hand: figures by name from the set, or typed in. */
export interface PlacedCard {
  id: string;
  card: CardName | CardFacts;
  at?: string;
  aboard?: string;
  as?: Role;
  on?: string;
  /** It has battled this turn. */
  fought?: true;
}

export interface BattleSetup {
  turn: Side;
  locations: Location[];
  cards: PlacedCard[];
  piles: Record<Side, PilesSetup>;
  destinies?: Record<string, number>;
  /** Locations that have already seen a battle this turn. */
  battled?: string[];
  /** Interrupts already played this turn, by title. */
  played?: Partial<Record<Side, Record<string, number>>>;
  /** Opens in the damage segment of a battle at the first location. */
  damage?: {
    hit?: string[];
    attrition?: Partial<Record<Side, number>>;
    damage?: Partial<Record<Side, number>>;
  };
}

export type BattleScenario = Scenario<BattleSetup, Move, Refusal>;
