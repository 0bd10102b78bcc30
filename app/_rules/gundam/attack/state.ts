import type { Scenario } from '../../core/contract';
import type { CardName } from './cards';
import type { BaseFacts, CardFacts, CommandFacts, Gain, Lasts, PilotFacts, UnitFacts } from './facts';
import type { Refusal } from './refusals';

export const SEATS = ['1', '2', '3', '4'] as const;
export type Seat = (typeof SEATS)[number];

// gundam/rulebook/multiplayer
export const FORMATS = ['standard', 'team-battle', 'battle-royale'] as const;
export type Format = (typeof FORMATS)[number];

/** How a battle royale is won, as agreed before the game. */
// gundam/rulebook/multiplayer#battle-royale
export const VICTORIES = ['first-to-win', 'last-standing'] as const;
export type Victory = (typeof VICTORIES)[number];

/** An attack's steps, always in this order. */
// gundam/rulebook/areas#battle-area
export const STEPS = ['attack', 'block', 'action', 'damage', 'end'] as const;
export type AttackStep = (typeof STEPS)[number];

export interface UnitState {
  id: string;
  owner: Seat;
  /** The card paired with it: a Pilot, or a Command that serves as one. */
  pilot?: string;
  rested: boolean;
  damage: number;
  /** Deployed this turn. */
  deployed: boolean;
  gains: (Gain & { lasts: Lasts })[];
  /** Abilities used that may be used once per turn. */
  used: string[];
}

export interface BaseState {
  card: string;
  owner: Seat;
  rested: boolean;
  damage: number;
  used: string[];
}

/** A card face down; what it is may be unknown until it is destroyed. */
export interface ShieldState {
  card: string;
  owner: Seat;
}

/** The Base and the Shields, the topmost first: one area for each side, so one for a team. */
// gundam/shield-area
export interface ShieldArea {
  base: BaseState | null;
  shields: ShieldState[];
}

/** Resources that can still pay, those that have paid, and EX Resources. */
export interface Resources {
  active: number;
  rested: number;
  ex: number;
}

export interface PlayerState {
  hand: string[];
  trash: string[];
  /** Removed from the game: tokens, and the cards of an eliminated player. */
  removed: string[];
  /** Not kept: Lv. and Cost are taken as met. */
  resources?: Resources;
  /** How many cards the deck has; not kept if it does not matter. */
  deck?: number;
}

export interface Battle {
  attacker: string;
  /** A Unit, or the seat of a player. */
  target: string;
  step: AttackStep;
  blocked: boolean;
  dealt: boolean;
}

/** An effect that waits for its player. `ability` counts in the card's list; a Breach has none. */
export type Pending =
  | { kind: 'burst'; player: Seat; card: string }
  | { kind: 'trigger'; player: Seat; card: string; ability: number; unit?: string }
  | { kind: 'breach'; player: Seat; card: string; side: number; amount: number };

export type Over =
  | { reason: 'turn' }
  | { reason: 'battle-damage' | 'empty-deck'; winners: Seat[]; defeated: Seat[] };

export interface AttackState {
  format: Format;
  victory: Victory;
  /** Who plays together: one seat each, or two to a team. In turn order. */
  sides: Seat[][];
  /** Which side's turn it is, and which ones are out of the game. */
  turn: number;
  out: number[];
  phase: 'main' | 'end' | 'over';
  cards: Record<string, CardFacts>;
  /** What an unknown Shield may turn out to be. */
  unknowns: Record<string, CardFacts>;
  players: Partial<Record<Seat, PlayerState>>;
  /** Every Unit in a battle area, in the order of deployment. */
  units: UnitState[];
  areas: ShieldArea[];
  battle: Battle | null;
  /** In an action step: which side may act, and how many have passed in a row. */
  // gundam/action-step
  opportunity: { side: number; passes: number } | null;
  /** Destroyed Shields that are to be revealed. */
  revealing: ShieldState[];
  /** Effects that wait; those that triggered last are resolved first. */
  pending: Pending[][];
  /** Counts the tokens made and the unknown cards drawn, for their names. */
  made: number;
  over?: Over;
}

interface Aim {
  /** What the text asks to choose, in any order. */
  targets?: readonly string[];
  /** The Units that make room, if there would be more than six. */
  replace?: readonly string[];
}

export type Move =
  /** The target is a Unit, or a player's seat. */
  | { type: 'attack'; player: Seat; unit: string; target: string }
  | { type: 'block'; player: Seat; unit: string }
  | { type: 'pass'; player: Seat }
  /** A Command, at its timing. */
  | ({ type: 'play'; player: Seat; card: string } & Aim)
  /** An Activate: Main or Activate: Action ability of a Unit, its Pilot or a Base. */
  | ({ type: 'activate'; player: Seat; card: string; ability: number } & Aim)
  | { type: 'support'; player: Seat; unit: string; target: string }
  | { type: 'deploy'; player: Seat; card: string; replace?: readonly string[] }
  | { type: 'pair'; player: Seat; card: string; unit: string }
  /** What an unknown Shield is. */
  | { type: 'reveal'; player: Seat; shield: string; card: string }
  | ({ type: 'burst'; player: Seat; card: string } & Aim)
  | ({ type: 'resolve'; player: Seat; card: string; ability?: number } & Aim)
  | { type: 'decline'; player: Seat; card: string; ability?: number }
  | { type: 'end'; player: Seat };

export interface UnitSetup {
  id: string;
  card: CardName | UnitFacts;
  pilot?: { id: string; card: CardName | PilotFacts | CommandFacts };
  rested?: true;
  damage?: number;
  deployedThisTurn?: true;
}

export interface HandCard {
  id: string;
  card: CardName | CardFacts;
}

export interface PlayerSetup {
  units?: UnitSetup[];
  base?: CardName | BaseFacts | { card: CardName | BaseFacts; damage?: number; rested?: true };
  /** The topmost first. A number of unknown Shields, or cards; `null` is an unknown one among them. */
  shields?: number | (CardName | CardFacts | null)[];
  hand?: HandCard[];
  /** A number of active Resources, or all of them. Left out, every Lv. is met and every Cost paid. */
  resources?: number | Partial<Resources>;
  deck?: number;
}

export interface AttackSetup {
  /** `standard` if not said. */
  format?: Format;
  /** For a battle royale; `first-to-win` if not said. */
  victory?: Victory;
  /** Whose turn it is: in team battle, either teammate's. */
  turn: Seat;
  /** In team battle 1 and 2 play against 3 and 4. */
  players: Partial<Record<Seat, PlayerSetup>>;
  /** The turn order of a battle royale, if it is not that of the seats. */
  order?: Seat[];
  /** What unknown Shields may turn out to be, by name. */
  unknowns?: Record<string, CardFacts>;
}

export type AttackScenario = Scenario<AttackSetup, Move, Refusal>;
