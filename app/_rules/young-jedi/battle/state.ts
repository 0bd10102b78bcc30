import type { Scenario } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { Card } from './cards';
import type { Refusal } from './refusals';

/** A battle from its declaration to its last fight. */
// young-jedi/rulebook/battle#battle-step
export const STAGES = ['declare', 'battle-cards', 'plans', 'fights'] as const;
export type Stage = (typeof STAGES)[number];

export type DrawnFor = 'battle' | 'weapon' | 'power';

/** The steps of a fight, in this order. */
// young-jedi/rulebook/battle-details#destiny-order
export const FIGHT_STEPS = [
  { role: 'defender', does: 'battle' },
  { role: 'attacker', does: 'battle' },
  { role: 'defender', does: 'weapon' },
  { role: 'attacker', does: 'weapon' },
  { role: 'defender', does: 'power' },
  { role: 'attacker', does: 'power' },
  { role: 'attacker', does: 'resolve' },
  { role: 'defender', does: 'resolve' },
] as const satisfies readonly { role: 'attacker' | 'defender'; does: DrawnFor | 'resolve' }[];

/** The numbers on the faces of the chance cube. */
// young-jedi/destiny
export const DESTINY_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** A player’s cards. What is face up on the planet is at the table, in the plan, in the fight or set aside. */
export interface SideState {
  /** Characters and weapons picked up for the plan but not placed yet, with the Battle cards taken from hand. */
  table: string[];
  /** Hidden cards, and those kept out of battles this turn. */
  hidden: string[];
  effects: string[];
  hand: string[];
  /** From left to right: the first is revealed first. */
  plan: string[];
  /** What has fought and stays, and weapons that are not used. */
  aside: string[];
  /** The top first. */
  deck: string[];
  /** The latest last. */
  discard: string[];
  /** Planets controlled. */
  controls: string[];
  /** Cards of the hand that got into the plan and are no Battle cards. */
  // young-jedi/faq-non-battle-card-in-plan
  strays: string[];
}

/** The cards of one player in a fight. */
export interface Lineup {
  characters: string[];
  /** Weapon cards; the first character uses them. */
  weapons: string[];
  battle?: string;
}

export interface Drawn {
  for: DrawnFor;
  /** The Battle card, weapon or character that the draw is for. */
  card: string;
  value: number;
}

export interface Fight {
  lineups: Record<Side, Lineup>;
  /** Where it is in the order of steps; after the last one the totals are compared. */
  step: number;
  /** Draws made in the present step. */
  made: number;
  drawn: Record<Side, Drawn[]>;
  /** Weapons ignored in this fight; a built-in weapon goes by its character. */
  stopped: string[];
  /** Cards whose players have answered what was asked of them. */
  asked: string[];
  /** Battle cards for which the hand was revealed. */
  shown: Side[];
  /** Which opponent’s destiny a player has chosen to add. */
  target: Partial<Record<Side, string>>;
  tied?: true;
}

/** What a player has to do before the fight goes on. */
export type Waiting =
  | { for: 'half'; player: Side; card: string }
  | { for: 'draw'; player: Side; source: DrawnFor; card: string }
  | { for: 'redraw'; player: Side; card: string; drawn: string }
  | { for: 'break-weapon'; player: Side; card: string }
  | { for: 'reveal-hand'; player: Side; card: string }
  | { for: 'tie'; player: Side; card: string }
  | { for: 'discard'; player: Side; card: string; left: number }
  | { for: 'opponent'; player: Side; card: string }
  | { for: 'defeated'; player: Side; among: string[] };

export interface FightResult {
  characters: Record<Side, string[]>;
  totals: Record<Side, number>;
  /** None for a tie, or for a fight that a card has called off. */
  winner?: Side;
  defeated: string[];
  damage: number;
}

export type Over =
  | { reason: 'no-battle' }
  | { reason: 'battle-over'; breakthrough: number }
  | { reason: 'deck'; loser: Side }
  | { reason: 'drawn-game' };

export interface BattleState {
  attacker: Side;
  location: { title: string; planet?: string };
  /** The older answer lets both players finish their draws before anyone looks for a last card. */
  // young-jedi/faq-both-draw-last-card
  lastCard: 'in-order' | 'older';
  /** Players who passed in a duel this turn. */
  passed: Side[];
  /** Cards kept out of battles this turn by a text. */
  sittingOut: string[];
  stage: Stage;
  cards: Record<string, Card>;
  sides: Record<Side, SideState>;
  /** Characters whose text helps others. */
  helpers: string[];
  /** How many Battle cards each player has announced. */
  announced: Partial<Record<Side, number>>;
  /** The half chosen of each Double Impact card. */
  halves: Record<string, 0 | 1>;
  /** Who has turned up cards for a fight while the other still has to choose a half. */
  ready: Partial<Record<Side, Lineup>>;
  fight: Fight | null;
  waiting: Waiting | null;
  /** A character who fights the next fight too, with the same weapons. */
  stays: Partial<Record<Side, Lineup>>;
  /** Characters whose fight was called off and who count as leftover. */
  leftover: string[];
  fought: string[];
  /** Characters who have redrawn this turn. */
  redrawn: string[];
  results: FightResult[];
  over?: Over;
}

export type Move =
  | { type: 'declare'; player: Side }
  /** No battle this turn. */
  | { type: 'skip'; player: Side }
  /** Takes a Battle card from hand for the plan. */
  | { type: 'take'; player: Side; card: string }
  | { type: 'announce'; player: Side }
  /** Puts a card at the right end of the plan. */
  | { type: 'place'; player: Side; card: string }
  | { type: 'reveal' }
  | { type: 'draw'; player: Side; value: number }
  /** Uses a text that one may use; `target` names the weapon to ignore. */
  | { type: 'use'; player: Side; card: string; target?: string }
  | { type: 'decline'; player: Side }
  | { type: 'choose'; player: Side; target: string }
  | { type: 'half'; player: Side; half: 0 | 1 }
  | { type: 'discard'; player: Side; card: string }
  | { type: 'compare' }
  | { type: 'end' };

export interface PlacedCard {
  id: string;
  card: Card;
  /** Face down: it takes no part. */
  hidden?: true;
  /** Kept out of battles this turn by a text. */
  // young-jedi/pit-droid-virtual
  sitsOut?: true;
  /** It has fought this turn, as in a duel; beside a plan that leaves it out, in an earlier fight of this battle. */
  fought?: true;
}

export interface SideSetup {
  /** Characters, weapons and Effects in play. */
  table: readonly PlacedCard[];
  /** Cards by name, and numbers of cards that do not matter. */
  hand?: number | readonly (PlacedCard | number)[];
  /** The draw deck, top first: cards by name, and numbers of unknown cards. */
  deck: number | readonly (PlacedCard | number)[];
  discard?: number;
  controls?: readonly string[];
  /** The ids of the plan, from left to right. Given for both players, the battle opens at the first fight. */
  plan?: readonly string[];
}

export interface BattleSetup {
  /** Whose turn it is. */
  attacker: Side;
  location: { title: string; planet?: string };
  light: SideSetup;
  dark: SideSetup;
  lastCard?: 'in-order' | 'older';
  passed?: readonly Side[];
}

export type BattleScenario = Scenario<BattleSetup, Move, Refusal>;
