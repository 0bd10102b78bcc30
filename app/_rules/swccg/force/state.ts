import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { LoseFrom, Piles, PilesSetup } from './piles';
import type { Refusal } from './refusals';

/** The phases of a turn, in rulebook order. */
// swccg/death-star-ii/turn#turn
export const PHASES = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'] as const;
export type Phase = (typeof PHASES)[number];

/** After the draw phase both players recirculate. */
// swccg/death-star-ii/ending#end-of-turn
export type Moment = Phase | 'end';

/** The Force that a player generates without any location. */
// swccg/death-star-ii/turn#activate-phase
export const PERSONAL_FORCE = 1;

export interface ForceLocation {
  id: string;
  title: string;
  icons: Record<Side, number>;
  /** Who controls it; nobody if neither or both occupy it. */
  control?: Side;
  /** Both players occupy it: a battle may be initiated. */
  contested?: true;
  /** What cards add to a drain here. */
  drainBonus?: number;
}

export type ForceEffect = {
  does: 'activate' | 'retrieve' | 'opponent-loses' | 'draw-from-reserve';
  amount: number;
};

/** A card with a name. One that deploys stays on the table; an Interrupt goes to its pile. */
export type ForceCard =
  | { kind: 'deploys'; side: Side; title: string; cost: number }
  | { kind: 'location'; side: Side; title: string; icons: Record<Side, number> }
  | {
      kind: 'interrupt';
      side: Side;
      title: string;
      cost?: number;
      pile: 'used' | 'lost';
      effect: ForceEffect;
    };

/** What a use of Force pays for. */
export type Purpose =
  | { for: 'deploy' | 'interrupt' | 'move'; card: string }
  | { for: 'battle'; location: string };

/** What has to be finished before anything else, one card at a time. */
// swccg/force#verbs
export type Due =
  | { what: 'use'; player: Side; left: number; purpose: Purpose }
  | { what: 'lose'; player: Side; left: number; by: Side }
  | { what: 'activate'; player: Side; left: number; by: Side }
  | { what: 'destiny'; player: Side; by: Side };

export interface ForceState {
  turn: Side;
  turnNumber: number;
  phase: Moment;
  opportunity: Side;
  passes: number;
  piles: Record<Side, Piles>;
  table: Record<Side, string[]>;
  cards: Record<string, ForceCard>;
  locations: ForceLocation[];
  /** Force activated in this activate phase. */
  activated: number;
  /** This turn: locations drained and battled, cards moved, players who have recirculated. */
  drained: string[];
  battled: string[];
  moved: string[];
  recirculated: Side[];
  due: Due | null;
  /** The play stops after this turn. */
  lastTurn: number;
  over?: { reason: 'turns' } | { reason: 'defeat'; defeated: Side };
}

export type Move =
  | { type: 'activate'; player: Side }
  | { type: 'drain'; player: Side; location: string }
  | { type: 'deploy'; player: Side; card: string }
  | { type: 'interrupt'; player: Side; card: string }
  | { type: 'battle'; player: Side; location: string }
  | { type: 'move'; player: Side; card: string }
  | { type: 'draw'; player: Side }
  | { type: 'use'; player: Side }
  /** `card` names the card of the hand. */
  | { type: 'lose'; player: Side; from: LoseFrom; card?: string }
  | { type: 'destiny'; player: Side }
  | { type: 'decline'; player: Side }
  | { type: 'pass'; player: Side }
  | { type: 'recirculate'; player: Side };

export interface ForceSetup {
  piles: Record<Side, PilesSetup>;
  cards?: Record<string, ForceCard>;
  /** Ids of cards on the table. */
  table?: Partial<Record<Side, string[]>>;
  locations: ForceLocation[];
  turn?: Side;
  phase?: Phase;
  /** How many turns are played; one if left out. */
  turns?: number;
}

export type ForceScenario = Scenario<ForceSetup, Move, Refusal>;
