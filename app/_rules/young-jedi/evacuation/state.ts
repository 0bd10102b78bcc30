import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { DeckCard, DrawDeck, Typed, TypedDeck } from '../shuffled-deck';
import type { Refusal } from './refusals';

/** The rule of the first rulebook, and that of the hyperspace pile, which replaces it. */
// young-jedi/rulebook/starships#evacuation, young-jedi/rulebook/starships#hyperspace
export const EDITIONS = ['first', 'hyperspace'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What an attempt goes through, always in this order; the first rulebook knows no declaration and no plan. */
// young-jedi/rulebook/starships#hyperspace
export const STAGES = ['intercept', 'declare', 'plan', 'fight', 'outcome'] as const;
export type Stage = (typeof STAGES)[number];

// young-jedi/rulebook/first-game#turn
export const TURN_STEPS = ['deploy', 'battle', 'even-up'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

// young-jedi/rulebook/starships#starship-battle
export type ShipKind = 'transport' | 'starfighter';

export interface StarshipCard extends DeckCard {
  kind: 'starship';
  title: string;
  ship: ShipKind;
  power: number;
  damage: number;
  /** Destinies it draws for its power: 1 for a starfighter and none for a transport unless typed. */
  cubes?: number;
  /** The seven unique starships are known by their titles; others if typed. */
  // young-jedi/faq-two-amidala-starships
  unique?: boolean;
}

export interface BattleCard extends DeckCard {
  kind: 'battle';
  title: string;
  /** Red dots. */
  bonus?: number;
  /** Chance cubes: destinies drawn for this card. */
  cubes?: number;
  /** With what it works; with any starship unless typed. */
  worksWith?: ShipKind | 'starship' | 'character';
  /** So many starships fight together. */
  // young-jedi/rulebook/battle-details#fight-together
  together?: number;
  /** If the group loses, only one of it is defeated. */
  oneDefeated?: true;
  /** Its starship leaves the fight and goes back on top of the plan. */
  // young-jedi/on-the-run-virtual
  withdraws?: true;
}

export interface OtherCard extends DeckCard {
  kind?: 'character' | 'weapon' | 'effect' | 'location';
  damage?: number;
}

export type Card = StarshipCard | BattleCard | OtherCard;

export interface PlacedCard {
  card: string;
  faceDown?: true;
}

export interface Planet {
  id: string;
  title: string;
  cards: Record<Side, PlacedCard[]>;
}

export interface Player {
  hand: string[];
  deck: DrawDeck;
  discard: string[];
  hyperspace: string[];
  /** Power that cards in play add to each starship of a kind. */
  // young-jedi/faq-two-copies-bonus
  bonus: Record<ShipKind, number>;
}

/** What one player reveals for a fight. */
export interface Group {
  ships: string[];
  battle?: string;
  /** Destinies drawn so far, added up. */
  drawn: number;
}

export interface Fight {
  groups: Record<Side, Group>;
  /** Destinies still to draw, in order. */
  // young-jedi/rulebook/battle-details#destiny-order
  due: { player: Side; card: string }[];
}

export interface Attempt {
  /** Who evacuates, the defender of the starship battle. */
  by: Side;
  planet: string;
  stage: Stage;
  /** Characters and weapons that leave together. */
  passengers: string[];
  /** Starships committed that are in no plan yet. */
  ships: Record<Side, string[]>;
  /** How many Battle cards each player uses. */
  declared: Partial<Record<Side, number>>;
  /** Battle plans, what is revealed first coming first. */
  plans: Record<Side, string[]>;
  /** How many Battle cards each has put into the plan. */
  slipped: Record<Side, number>;
  fight?: Fight;
  /** Of a defeated group that loses only one, the owner says which. */
  choice?: { player: Side; ships: string[] };
  /** Starships that have come through a fight, or had none. */
  survivors: Record<Side, string[]>;
  intercepted: boolean;
}

export interface Result {
  by: Side;
  planet: string;
  outcome: 'unopposed' | 'escaped' | 'lost';
}

export interface EvacuationState {
  edition: Edition;
  /** One surviving transport goes into the draw deck with its passengers. */
  transportReturns: boolean;
  turn: Side;
  turnNumber: number;
  turns: number;
  step: TurnStep;
  planets: Planet[];
  cards: Record<string, Card>;
  players: Record<Side, Player>;
  attempt?: Attempt;
  /** Damage still to take, where the order of the deck is unknown. */
  owed?: { player: Side; count: number };
  results: Result[];
  over?: { reason: 'deck'; winner: Side } | { reason: 'turns' };
}

export type Move =
  /** To the hyperspace pile. Starships never go face down, and the rules say so. */
  | { type: 'deploy'; player: Side; card: string; faceDown?: true }
  /**
   * `transport` is played from hand under the first rulebook. `only` would take some cards, `without` keep some
   * starships back: neither is ever allowed.
   */
  | {
      type: 'evacuate';
      player: Side;
      planet: string;
      transport?: string;
      only?: string[];
      without?: string[];
    }
  /** `starfighter` is played from hand under the first rulebook. */
  | { type: 'intercept'; player: Side; starfighter?: string; without?: string[] }
  | { type: 'decline'; player: Side }
  | { type: 'declare'; player: Side; count: number }
  | { type: 'place'; player: Side; card: string }
  | { type: 'draw'; player: Side; value: number; card?: string }
  | { type: 'lose'; player: Side; value?: number; card?: string }
  | { type: 'sacrifice'; player: Side; card: string }
  /** The transport that chance picks. */
  | { type: 'pick'; player: Side; card: string }
  | { type: 'done'; player: Side };

export interface PlayerSetup {
  deck: TypedDeck<Card>;
  /** The order of the deck is not known. */
  shuffled?: true;
  /** As a deck: so many unknown cards, or cards and runs of unknown ones. */
  hand?: TypedDeck<Card>;
  discard?: Typed<Card>[];
  hyperspace?: (StarshipCard & { id?: string })[];
  bonus?: Partial<Record<ShipKind, number>>;
}

export interface EvacuationSetup {
  /** The rule in force if not typed. */
  edition?: Edition;
  /** An update of virtual set 1; unless typed, it goes with the hyperspace pile. */
  transportReturns?: boolean;
  turn: Side;
  step?: TurnStep;
  turns?: number;
  planets: {
    id: string;
    title: string;
    cards: Partial<Record<Side, (Card & { id?: string; faceDown?: true })[]>>;
  }[];
  players: Record<Side, PlayerSetup>;
}

export type EvacuationScenario = Scenario<EvacuationSetup, Move, Refusal>;
