import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { Refusal } from './refusals';

// young-jedi/rulebook/full-game#full-game
export const PLANETS = ['tatooine', 'coruscant', 'naboo'] as const;
export type Planet = (typeof PLANETS)[number];
export const PLANET_NAMES: Record<Planet, string> = {
  tatooine: 'Tatooine',
  coruscant: 'Coruscant',
  naboo: 'Naboo',
};

/** The steps of a turn, in rulebook order. Hidden cards are turned up as it begins; control is seen to as it ends. */
// young-jedi/rulebook/first-game#turn
export const TURN_STEPS = ['begin', 'deploy', 'battle', 'even-up', 'end'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** Between turns: who starts the game, which planet comes next, an Effect card from the draw deck, a penalty. */
export type Step = TurnStep | 'start' | 'choose' | 'fetch' | 'penalty';

// young-jedi/rulebook/first-game#deploy-step
export const COUNTERS_PER_TURN = 6;
// young-jedi/rulebook/battle#even-up
export const HAND_SIZE = 6;
/** What can stand on Watto's chance cube. */
// young-jedi/destiny
export const DESTINIES = [1, 2, 3, 4, 5, 6] as const;

/** In each fight the defender draws before the attacker: for Battle cards, then weapons, then power. */
// young-jedi/rulebook/battle-details#destiny-order
export const DRAWN_FOR = ['battle-card', 'weapon', 'power'] as const;
export type DrawnFor = (typeof DRAWN_FOR)[number];

export const KINDS = ['character', 'weapon', 'effect', 'battle', 'location', 'starship'] as const;
export type Kind = (typeof KINDS)[number];

/** What is printed on a card, as far as planets need it. */
export interface CardFacts {
  /** Without its subtitle: a stack goes by the title. */
  title: string;
  subtitle?: string;
  kind: Kind;
  /** The planet of a location. */
  planet?: Planet;
  /** What it costs to deploy; none if left out. */
  counters?: number;
  /** Cards lost when it is defeated; none if left out. */
  damage?: number;
  /**
   * How many may be in play: any number (♦), many on one planet, or one. If left out, as the rules say of the title, and
   * any number if they do not.
   */
  copies?: 'many' | 'stackable' | 'unique';
  /** How many more counters a turn this Effect card grants while it is face up. */
  raises?: number;
  /** The title that its text lets one deploy from the draw deck as it deploys, for fewer counters if the text says so. */
  // young-jedi/rulebook/effects#deploy-from-draw-deck
  finds?: { title: string; counters?: number };
}

/** Where a player's cards are when they are not on a planet. `lap` is the Podracing pile, the last card played last. */
export const PILES = ['draw', 'hand', 'discard', 'lap', 'hyperspace'] as const;
export type PileName = (typeof PILES)[number];
/** Where the next location may come from. */
// young-jedi/rulebook/full-game#second-planet
export const SEARCHED = ['discard', 'draw', 'hand'] as const;
export type Searched = (typeof SEARCHED)[number];

/** How a card lies on a planet. */
export interface Lying {
  hidden?: true;
  /** Part of an illegal stack that was deployed hidden: the rule on hidden cards has been applied, and it stays. */
  // young-jedi/stackable-illegal#hidden-cards
  stays?: true;
}

/** A card on a planet. */
export interface Placed extends Lying {
  id: string;
}

export interface Fighter {
  card: string;
  weapon?: string;
}

export interface Battle {
  attacker: Side;
  /** Characters that have fought and weapons that were used. */
  fought: string[];
  up: Partial<Record<Side, Fighter>>;
  /** The place, in the order of destiny draws, of the last draw in this fight. */
  drawn: number;
}

export type Over =
  | { reason: 'planets' | 'deck' | 'illegal-deck'; winner: Side }
  | { reason: 'draw' }
  | { reason: 'turns' };

/** What the game is played to, and by which edition; the same from start to end. */
export interface Terms {
  /** Planets that win the game: two, or one with 30-card starter decks. */
  needed: number;
  /** Counters a turn. */
  limit: number;
  /** Both players draw their last card in one fight: the first to do so loses, or (older answer) nobody wins. */
  lastCard: 'in-order' | 'same-fight';
  /** The play stops after this turn. */
  lastTurn?: number;
}

export interface PlanetsState {
  terms: Terms;
  cards: Record<string, CardFacts>;
  piles: Record<Side, Record<PileName, string[]>>;
  /** Who controls which planet. */
  held: Partial<Record<Planet, Side>>;
  /** The planet in play; none while the next one is being chosen. */
  planet?: Planet;
  /** The location cards of each planet that has been in play, the one on top last. */
  locations: Partial<Record<Planet, string[]>>;
  /** Characters, weapons and Effect cards on each planet, stranded ones too. */
  on: Partial<Record<Planet, Record<Side, Placed[]>>>;
  turn: Side;
  turnNumber: number;
  /** Turns that each player has begun on this planet, the present one included. */
  turnsHere: Record<Side, number>;
  step: Step;
  /** Counters used this turn. */
  spent: number;
  /** The card just deployed whose text lets one search the draw deck now. */
  search?: string;
  battle?: Battle;
  /** Destinies drawn for who starts. */
  startDraws: Partial<Record<Side, { value: number; dual?: true }>>;
  /** Who may still fetch an Effect card, in order. */
  fetching: Side[];
  /** Hidden cards were illegal: whose, and on which planet. */
  penalty?: { offender: Side; planet: Planet };
  over?: Over;
}

export type Move =
  /** A destiny for who starts; `dual`: the card has two numbers and this one is taken. */
  | { type: 'draw'; player: Side; value: number; dual?: true }
  /** Puts the first location of a planet into play; `card` names it if the pile's cards are known. */
  | { type: 'choose'; player: Side; planet: Planet; from: Searched; card?: string }
  | { type: 'fetch'; player: Side; card: string }
  | { type: 'skip'; player: Side }
  /** Turns up one's hidden cards as the turn begins. */
  | { type: 'reveal'; player: Side }
  | { type: 'deploy'; player: Side; card: string }
  /** Searches the draw deck as the text of the card just deployed allows; without a card it comes to nothing. */
  | { type: 'search'; player: Side; card?: string }
  /** Goes on to the next step of the turn. */
  | { type: 'next'; player: Side }
  | { type: 'battle'; player: Side }
  /** The next character of a battle plan, with its weapon. */
  | { type: 'fight'; player: Side; card: string; weapon?: string }
  | { type: 'destiny'; player: Side; for: DrawnFor }
  /** The player's character wins the fight. */
  | { type: 'win'; player: Side }
  | { type: 'tie' }
  | { type: 'discard'; player: Side; card: string }
  | { type: 'recycle'; player: Side }
  | { type: 'even-up'; player: Side }
  | { type: 'end-turn'; player: Side }
  | { type: 'concede'; player: Side }
  /** After illegal hidden cards: the opponent takes their own cards back into the draw deck, or leaves them. */
  | { type: 'take-back'; player: Side }
  | { type: 'leave'; player: Side }
  /** Puts an illegal stack right: `title` lies on two planets. */
  | { type: 'put-right'; player: Side; title: string };

/** A card with a name to call it by. */
export type Card = CardFacts & { id: string };
/** So many unknown cards, or cards and numbers of unknown cards, the topmost first. */
export type Pile = number | readonly (Card | number)[];

export interface SideSetup {
  draw: Pile;
  hand?: Pile;
  discard?: Pile;
  /** Lap cards of a Podrace, the last one played last. */
  lap?: Pile;
  hyperspace?: readonly Card[];
  /** On the planet in play. */
  here?: readonly (Card & Lying)[];
  /** On planets set aside. */
  stranded?: Partial<Record<Planet, readonly (Card & Lying)[]>>;
}

export interface PlanetsSetup {
  /** Where the play begins; if left out, with turning up hidden cards that are due, or else in the deploy step. */
  step?: Exclude<Step, 'fetch' | 'penalty'>;
  /** Whose turn it is, or who chooses the planet; the dark side if left out. */
  turn?: Side;
  /** Left out at `start` and `choose`. */
  planet?: Planet;
  /** The title of the location in play; the planet's name if left out. */
  location?: string;
  /** In the order in which they were controlled. */
  controlled?: Partial<Record<Planet, Side>>;
  /** Turns begun on this planet, the present one included; two each if left out. */
  turnsHere?: Partial<Record<Side, number>>;
  /** Counters used before this moment of the turn. */
  spent?: number;
  terms?: Partial<Omit<Terms, 'lastTurn'>>;
  /** The play stops after so many turns; it goes on if left out. */
  turns?: number;
  sides: Record<Side, SideSetup>;
}

export type PlanetsScenario = Scenario<PlanetsSetup, Move, Refusal>;
