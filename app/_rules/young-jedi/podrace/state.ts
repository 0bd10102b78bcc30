import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { DeckCard, DrawDeck, Typed, TypedDeck } from '../shuffled-deck';
import type { Refusal } from './refusals';

/** A pilot never has more Thrust tokens than this. */
// young-jedi/rulebook/podrace#thrust
export const MOST_THRUST = 4;
/** A lap runs from 1 to this number. */
// young-jedi/rulebook/podrace#lap-cards
export const LAP_LENGTH = 6;
export const LAPS_TO_WIN = 3;
// young-jedi/rulebook/podrace#handling
export const HANDLING_CARDS_A_LAP = 2;
// young-jedi/rulebook/first-game#deploy-step
export const COUNTERS_A_TURN = 6;
// young-jedi/rulebook/battle#even-up
export const HAND_SIZE = 6;

/** Before the first turn; then the three steps of a turn, always in this order. */
// young-jedi/rulebook/full-game#full-game-start, young-jedi/rulebook/first-game#turn
export const STAGES = ['opening', 'deploy', 'battle', 'even-up'] as const;
export type Stage = (typeof STAGES)[number];

/** What a player does in the deploy step, always in this order. */
// young-jedi/rulebook/podrace
export const DEPLOY_ORDER = ['line-up', 'laps', 'refuel', 'rest'] as const;
export type DeployPart = (typeof DEPLOY_ORDER)[number];

export const CARD_KINDS = ['character', 'weapon', 'battle', 'effect', 'location', 'starship'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface Card extends DeckCard {
  kind?: CardKind;
  counters?: number;
  /** The collector number, whose last digit is a pilot's handling number. */
  // young-jedi/rulebook/podrace#handling
  collector?: number;
  /** There may be many of it in play. */
  diamond?: true;
  /** A Podracer pilot, whatever its title and subtitle say. */
  pilot?: true;
  /** A Podracer that matches the pilot of this name, whatever its title says. */
  podracerOf?: string;
  /** It gets one additional Thrust token when it deploys to the Objective. */
  extraToken?: true;
}

/** A card on the podracing pile, and the number it stands for there. */
export interface LapCard {
  card: string;
  number: number;
  handling?: true;
}

export interface Player {
  objective: 'none' | 'held' | 'played';
  pilot?: string;
  podracer?: string;
  /** Thrust tokens on the pilot. */
  thrust: number;
  /** Lap tokens on the Objective. */
  laps: number;
  /** The podracing pile, in the order played. */
  pile: LapCard[];
  hand: string[];
  deck: DrawDeck;
  discard: string[];
  /** Cards in play on the planet. */
  planet: string[];
  /** Counters that may be deployed each turn. */
  counters: number;
}

/** What the player whose turn it is has done in this deploy step. */
export interface DeployStep {
  counters: number;
  thrust: boolean;
  laps: number;
  refueled: number;
  /** Something else than racing was done: there is no more racing in this step. */
  // young-jedi/rulebook/podrace#lap-cards
  other: boolean;
  /** The match that may be looked for in the draw deck. */
  search?: 'pilot' | 'podracer';
}

export interface PodraceState {
  turn: Side;
  turnNumber: number;
  /** The play stops after this many turns. */
  turns: number;
  /** Only this player's turns are played. */
  only?: Side;
  search: SearchRule;
  stage: Stage;
  deploy: DeployStep;
  /** The player has begun to draw in this Even Up. */
  drawing: boolean;
  /** Destinies drawn to see who goes first. */
  opening: Partial<Record<Side, number>>;
  /** They have been drawn before, and were alike. */
  tied?: true;
  /** A player who has to discard a card from the draw deck before anything else. */
  owes?: Side;
  cards: Record<string, Card>;
  players: Record<Side, Player>;
  over?: { reason: 'race' | 'deck'; winner: Side } | { reason: 'turns' };
}

/** Whether a match is looked for only as the other card deploys, or as long as the other card is there. */
// young-jedi/rulebook/podrace#podrace-objective
export type SearchRule = 'when-deployed' | 'while-there';

/** A card of the hand: by its id, or by its number if it has no title. */
export type InHand = { card: string; value?: never } | { value: number; card?: never };

export type Move =
  | { type: 'objective'; player: Side }
  | { type: 'destiny'; player: Side; value: number }
  | { type: 'deploy'; player: Side; card: string; to: 'objective' | 'planet' }
  /** Without a card, the search comes to nothing. */
  | { type: 'search'; player: Side; card?: string }
  | { type: 'thrust'; player: Side }
  | ({ type: 'lap'; player: Side } & InHand)
  /** In the deploy step this is refueling, in the last step Even Up. */
  | { type: 'draw'; player: Side; card?: string; value?: number }
  | { type: 'lose'; player: Side; card?: string; value?: number }
  | ({ type: 'discard'; player: Side } & InHand)
  | { type: 'recycle'; player: Side }
  | { type: 'done'; player: Side };

export interface PlayerSetup {
  /** False for a player without an Objective card. */
  objective?: boolean;
  hand?: Typed<Card>[];
  deck: TypedDeck<Card>;
  /** The order of the deck is not known. */
  shuffled?: true;
  discard?: Typed<Card>[];
  planet?: Typed<Card>[];
  pilot?: Card & { id?: string };
  podracer?: Card & { id?: string };
  thrust?: number;
  laps?: number;
  /** Lap cards in the order played; `as` for a handling card. */
  pile?: (number | { destiny: number; as: number })[];
  /** More than six with the right Effect in play. */
  counters?: number;
}

export interface PodraceSetup {
  /** Whose turn it is; without it, the play begins with the draw for who goes first. */
  turn?: Side;
  turns?: number;
  only?: Side;
  search?: SearchRule;
  players: Record<Side, PlayerSetup>;
}

export type PodraceScenario = Scenario<PodraceSetup, Move, Refusal>;
