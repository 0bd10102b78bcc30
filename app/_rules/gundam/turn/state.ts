import type { Scenario } from '../../core/contract';
import type { EndStep, Moment } from '../moments';
import type { Effect, TurnCard } from './cards';
import type { Refusal } from './refusals';

export * from '../moments';

/** Players by their seats, in turn order. Two play the standard game, three or four a battle royale. */
// gundam/rulebook/multiplayer#battle-royale
export const PLAYERS = ['1', '2', '3', '4'] as const;
export type Player = (typeof PLAYERS)[number];

export interface UnitInPlay {
  id: string;
  rested: boolean;
  damage: number;
  /** The turn in which it was deployed; 0 if before the play began. */
  since: number;
  pilot: string | null;
  /** AP and HP that it has more, or less, until the end of the turn. */
  ap: number;
  hp: number;
}

export interface BaseInPlay {
  id: string;
  rested: boolean;
  damage: number;
}

export interface Resources {
  active: number;
  rested: number;
  ex: number;
  exRested: number;
}

/** What a player has, the top of every pile first. A card without facts is one that nobody has named. */
export interface Table {
  deck: string[];
  hand: string[];
  trash: string[];
  shields: string[];
  units: UnitInPlay[];
  base: BaseInPlay | null;
  resources: Resources;
  resourceDeck: number;
  /** Named cards that an unnamed card of the deck may turn out to be. */
  pool: string[];
}

/** An effect being carried out: what is left of it. */
export interface Resolving {
  by: Player;
  /** The card whose effect it is. */
  source: string;
  /** The Unit that it speaks of as "this Unit". */
  unit?: string;
  effects: readonly Effect[];
  /** What it has triggered so far. */
  triggered?: readonly Trigger[];
  /** A Command goes to the trash when its effect is over. */
  // gundam/command
  command?: true;
}

/** A triggered effect that waits to be carried out. */
export interface Trigger {
  by: Player;
  source: string;
  unit?: string;
  ability: number;
}

/** What has to be done, and by whom, before anything else. */
export type Due =
  | { what: 'draw'; player: Player; left: number; redraw?: true }
  | { what: 'discard'; player: Player; left: number; limit?: true }
  | { what: 'choose'; player: Player; left: number; chosen: string[] }
  | { what: 'room'; player: Player }
  | { what: 'may'; player: Player; trigger: Trigger }
  | { what: 'order'; player: Player };

export type Over =
  | { reason: 'deck-empty'; winner: Player; loser: Player }
  /** The play was set up for so many turns, and they are over. */
  | { reason: 'turns' };

export interface TurnState {
  /** Those still in the game, in turn order, the first player first. */
  players: Player[];
  turn: Player;
  turnNumber: number;
  phase: Moment;
  endStep: EndStep | null;
  /** Who may act now, and how many have passed in a row. */
  // gundam/action-step
  opportunity: Player;
  passes: number;
  tables: Partial<Record<Player, Table>>;
  cards: Record<string, TurnCard>;
  /** Abilities used this turn that can be used once: the card, a slash, the number of the ability. */
  used: string[];
  /** Batches of triggered effects, the latest first: new ones come before those already waiting. */
  waiting: Trigger[][];
  resolving: Resolving | null;
  due: Due | null;
  /** How many tokens have been made, for their names. */
  tokens: number;
  lastTurn: number | null;
  over: Over | null;
}

interface By<Type extends string> {
  type: Type;
  player: Player;
}

/** How many EX Resources pay, the rest being paid with Resources; none if left out. */
interface Paid {
  ex?: number;
}

export type Move =
  | By<'keep'>
  | By<'redraw'>
  | By<'place-shields'>
  | By<'place-tokens'>
  | By<'set-active'>
  /** With a name if the card is an unnamed one that turns out to be this. */
  | (By<'draw'> & { card?: string })
  | By<'place-resource'>
  /** A Unit or Base from hand; at the limit of six, with the Unit that makes room. */
  | (By<'deploy'> & { card: string; replacing?: string } & Paid)
  | (By<'pair'> & { card: string; unit: string } & Paid)
  | (By<'command'> & { card: string } & Paid)
  | (By<'activate'> & { card: string; ability: number } & Paid)
  | By<'end-main'>
  | By<'pass'>
  | (By<'choose'> & { card: string })
  | (By<'discard'> & { card: string })
  /** Which of several triggered effects comes first. */
  | (By<'resolve'> & { trigger: number })
  | By<'accept'>
  | By<'decline'>;

/** Named cards and, as numbers, so many unnamed ones; the top first. */
export type PileSetup = number | readonly (string | number)[];

export interface UnitSetup {
  card: string;
  pilot?: string;
  rested?: boolean;
  damage?: number;
  /** It was deployed in this very turn. */
  deployedThisTurn?: true;
}

export interface PlayerSetup {
  /** 30 unnamed cards if left out; 45 when the play begins with the setup. */
  deck?: PileSetup;
  /** None if left out; 5 unnamed cards when the play begins with the setup. */
  hand?: PileSetup;
  trash?: PileSetup;
  /** 6 if left out. */
  shields?: PileSetup;
  units?: readonly (string | UnitSetup)[];
  /** An EX Base if left out; `null` for none. */
  base?: string | { card?: string; rested?: boolean; damage?: number } | null;
  /** A number stands for so many active Resources. */
  resources?: number | Partial<Resources>;
  /** What is left of 10 if left out. */
  resourceDeck?: number;
  pool?: readonly string[];
}

export interface TurnSetup {
  players: Partial<Record<Player, PlayerSetup>>;
  /** What is printed on every named card. */
  cards?: Readonly<Record<string, TurnCard>>;
  /** Player 1 if left out. Player 1 is always the first player of the game. */
  turn?: Player;
  /** The start phase if left out; `hand` begins before the first turn, with the setup. */
  phase?: Moment;
  /** Stop after so many turns; left out, the play goes on until somebody has lost. */
  turns?: number;
}

export type TurnScenario = Scenario<TurnSetup, Move, Refusal>;

const NOTHING: Table = {
  deck: [],
  hand: [],
  trash: [],
  shields: [],
  units: [],
  base: null,
  resources: { active: 0, rested: 0, ex: 0, exRested: 0 },
  resourceDeck: 0,
  pool: [],
};

export const tableOf = (state: TurnState, player: Player): Table => state.tables[player] ?? NOTHING;

export const nameOf = (state: TurnState, id: string): string => state.cards[id]?.name ?? id;

export const exBaseId = (player: Player): string => `${player}-ex-base`;

/** The next player in turn order, of those still in the game. */
export function after(state: TurnState, player: Player): Player {
  const { players } = state;
  const at = players.indexOf(player);
  return players[(at + 1) % players.length] ?? player;
}
