import type { Scenario } from '../../core/contract';
import type { EndStep, Moment } from '../moments';
import type { PrintedName } from '../printed/cards';
import type {
  Ability,
  BaseFacts,
  CardFacts,
  CardFilter,
  CommandFacts,
  Effect,
  Filter,
  Gain,
  Lasts,
  PilotFacts,
  UnitFacts,
} from '../printed/schema';
import type { Refusal } from './refusals';

export * from '../moments';

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

/** What an effect has given; with the Unit that battle damage is dealt to instead. */
export type Given = Gain & { dealtTo?: string };

export interface UnitState {
  id: string;
  owner: Seat;
  /** The card paired with it: a Pilot, or a Command that serves as one. */
  pilot?: string;
  rested: boolean;
  damage: number;
  /** Deployed this turn. */
  deployed: boolean;
  /** Deployed from the trash. */
  fromTrash?: true;
  /** It is not set active in the next start phase of its player. */
  keptRested?: true;
  gains: (Given & { lasts: Lasts })[];
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
  exRested?: number;
}

export interface PlayerState {
  hand: string[];
  trash: string[];
  /** Removed from the game: tokens, and the cards of an eliminated player. */
  removed: string[];
  /** Not kept: Lv. and Cost are taken as met. */
  resources?: Resources;
  /** Its cards, the top first, or how many there are; not kept if it does not matter. */
  deck?: number | string[];
  resourceDeck?: number;
  /** Named cards that an unnamed card of the deck may turn out to be. */
  pool?: string[];
}

export interface Battle {
  attacker: string;
  /** A Unit, or the seat of a player. */
  target: string;
  step: AttackStep;
  blocked: boolean;
  dealt: boolean;
  /** An effect has begun it: it has no other steps than damage and end. */
  begun?: true;
  /** Shield areas that take no damage from such attackers. */
  spared?: { side: number; from: Filter }[];
}

/** An effect that waits for its player. `ability` counts in the card's list; a Breach has none. */
export type Pending =
  | { kind: 'burst'; player: Seat; card: string }
  /** `about` is the Unit that the text has waited for, if that is not its own, or the Command. */
  | {
      kind: 'trigger';
      player: Seat;
      card: string;
      ability: number;
      unit?: string;
      about?: string;
      /** The card paired with its Unit, which has been destroyed. */
      pilot?: string;
      /** The Cost that it has waited for. */
      paid?: number;
      /** One that an effect has given; it counts after those of the card. */
      given?: Ability;
    }
  | { kind: 'breach'; player: Seat; card: string; side: number; amount: number }
  | { kind: 'repair'; player: Seat; card: string; amount: number };

/** A part of a text; with the player who carries it out, if that is not the one whose text it is. */
export type Carried = Effect & { seat?: Seat };

/** A text being carried out: what is left of it, and what has been chosen. */
export interface Resolving {
  kind: 'command' | 'burst' | 'ability';
  player: Seat;
  card: string;
  /** The Unit that a Pilot's text speaks of. */
  unit?: string;
  /** The Unit or the Command that it has waited for. */
  about?: string;
  /** The card that was paired with its Unit as that was destroyed. */
  pilot?: string;
  /** The Cost that it has waited for. */
  paid?: number;
  /** An EX Resource has paid for it. */
  exPaid?: true;
  /** The cards that it has put from the deck into the trash. */
  milled?: readonly string[];
  /** The cards that its player has discarded for it. */
  discarded?: readonly string[];
  /** On how many cards the part before has worked, and how many enemy Units the text has destroyed. */
  worked?: number;
  destroyed?: number;
  /** How many cards it asks to choose at least; nothing if it chooses none. */
  asked: number | null;
  targets: readonly string[];
  replace: readonly string[];
  effects: readonly Carried[];
  /** The part before was done, as "if you do" asks. */
  did: boolean;
  /** Its player has said yes to the part that comes next. */
  accepted: boolean;
  /** The card that the part in hand deploys, once it is chosen. */
  picked?: string;
  /** What it has triggered so far, which waits until it is over. */
  triggered?: readonly Pending[];
}

/** What has to be done, and by whom, before anything else. */
export type Due =
  /** To say what the unknown cards are that are drawn. */
  | { what: 'draw'; player: Seat; left: number; redraw?: true }
  /** To say what the unknown cards are that go from the deck to the trash. */
  | { what: 'mill'; player: Seat; left: number }
  | { what: 'discard'; player: Seat; left: number; limit?: true; of?: CardFilter }
  | { what: 'may' | 'choose' | 'trash' | 'deploy' | 'pair' | 'one-of'; player: Seat }
  | { what: 'exile' | 'shuffle-in'; player: Seat; left: number }
  /** So many Units have to make room for what a text deploys. */
  | { what: 'room'; player: Seat; left: number }
  /** These top cards of the deck are looked at. */
  | { what: 'look'; player: Seat; cards: string[] };

/** The turns of a game; a play of attacks alone has none. */
export interface Course {
  /** The first is 1; 0 before it. */
  turn: number;
  /** The play stops after so many turns. */
  last: number | null;
  /** Who of the side whose turn it is has done what the phase asks for. */
  done: Seat[];
  endStep: EndStep | null;
}

export type Over =
  | { reason: 'turn' }
  | { reason: 'battle-damage' | 'empty-deck'; winners: Seat[]; defeated: Seat[] };

/** Something that texts may ask about for the rest of the turn. */
export interface Happened {
  what: 'deployed' | 'command-used' | 'put-down' | 'effect-paid' | 'discarded';
  player: Seat;
  /** What was deployed or used, or whose effect it was. */
  card?: string;
  /** What it had besides its printed traits. */
  traits?: readonly string[];
  /** Whose effect it was, if that is another player's. */
  by?: Seat;
}

export interface PlayState {
  format: Format;
  victory: Victory;
  /** Who plays together: one seat each, or two to a team. In turn order. */
  sides: Seat[][];
  /** Which side's turn it is, and which ones are out of the game. */
  turn: number;
  out: number[];
  phase: Moment | 'over';
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
  /** A text that waits for an answer in its middle. */
  resolving: Resolving | null;
  due: Due | null;
  course: Course | null;
  /** What has happened this turn. */
  happened?: readonly Happened[];
  over?: Over;
}

interface Aim {
  /** What the text asks to choose, in any order. */
  targets?: readonly string[];
  /** The Units that make room, if there would be more than six. */
  replace?: readonly string[];
}

/** How many EX Resources pay, none if left out. Where no turns are kept, as few as will do. */
// gundam/ex-resource
interface Paid {
  ex?: number;
}

interface By<Type extends string> {
  type: Type;
  player: Seat;
}

/** Moves that the phases of a turn ask for. */
export type CourseMove =
  | By<'keep' | 'redraw' | 'place-shields' | 'place-tokens' | 'set-active' | 'place-resource'>
  /** With a name if the card is an unnamed one that turns out to be this. */
  | (By<'draw'> & { card?: string });

/** Answers to what a text asks for in its middle. */
export type AnswerMove =
  | (By<'discard'> & { card: string })
  | (By<'accept'> & { card: string })
  | (By<'choose'> & { targets: readonly string[] })
  /** A card of the trash, one to deploy or to pair, or one of those looked at; left out, none. */
  | (By<'take'> & { card?: string } & Paid)
  /** Where a card that was looked at goes. */
  | (By<'put'> & { card: string; where: 'top' | 'bottom' | 'trash' })
  | (By<'pick'> & { option: number });

export type Move =
  /** The target is a Unit, or a player's seat. */
  | (By<'attack'> & { unit: string; target: string })
  | (By<'block'> & { unit: string })
  | By<'pass'>
  /** A Command, at its timing. */
  | (By<'play'> & { card: string } & Aim & Paid)
  /** An Activate: Main or Activate: Action ability of a Unit, its Pilot or a Base. */
  | (By<'activate'> & { card: string; ability: number } & Aim & Paid)
  | (By<'support'> & { unit: string; target: string })
  | (By<'deploy'> & { card: string; replace?: readonly string[] } & Paid)
  | (By<'pair'> & { card: string; unit: string } & Paid)
  /** What an unknown Shield is. */
  | (By<'reveal'> & { shield: string; card: string })
  | (By<'burst'> & { card: string } & Aim)
  | (By<'resolve'> & { card: string; ability?: number } & Aim)
  | (By<'decline'> & { card: string; ability?: number })
  | By<'end'>
  | CourseMove
  | AnswerMove;

export interface UnitSetup<Name = PrintedName> {
  id: string;
  card: Name | UnitFacts;
  pilot?: { id: string; card: Name | PilotFacts | CommandFacts };
  rested?: true;
  damage?: number;
  deployedThisTurn?: true;
}

export interface HandCard<Name = PrintedName> {
  id: string;
  card: Name | CardFacts;
}

/** What a player has, as both the attack and the whole play lay it out. */
export interface Laid<Name> {
  units?: UnitSetup<Name>[];
  base?: Name | BaseFacts | { card: Name | BaseFacts; damage?: number; rested?: true };
  /** The topmost first. A number of unknown Shields, or cards; `null` is an unknown one among them. */
  shields?: number | (Name | CardFacts | null)[];
  hand?: HandCard<Name>[];
  /** A number of active Resources, or all of them. Left out, every Lv. is met and every Cost paid. */
  resources?: number | Partial<Resources>;
}

export interface TableSetup<Player> {
  /** `standard` if not said. */
  format?: Format;
  /** For a battle royale; `first-to-win` if not said. */
  victory?: Victory;
  /** Whose turn it is: in team battle, either teammate's. */
  turn: Seat;
  /** In team battle 1 and 2 play against 3 and 4. */
  players: Partial<Record<Seat, Player>>;
  /** The turn order of a battle royale, if it is not that of the seats. */
  order?: Seat[];
  /** What unknown Shields may turn out to be, by name. */
  unknowns?: Record<string, CardFacts>;
}

/** Named cards and, as numbers, so many unknown ones; the top first. */
export type PileSetup = number | readonly (HandCard | number)[];

export interface PlayerSetup extends Omit<Laid<PrintedName>, 'hand' | 'base'> {
  /** An EX Base if left out, once the game is under way; `null` for none. */
  base?: Laid<PrintedName>['base'] | null;
  /** Nothing if left out; 5 unknown cards before the first turn. */
  hand?: PileSetup;
  /** 30 unknown cards if left out; 45 before the first turn. */
  deck?: PileSetup;
  trash?: readonly HandCard[];
  /** What is left of 10 if left out. */
  resourceDeck?: number;
  /** What an unknown card of the deck may turn out to be. */
  pool?: readonly HandCard[];
}

export interface PlaySetup extends Omit<TableSetup<PlayerSetup>, 'turn'> {
  /** Player 1 if left out. */
  turn?: Seat;
  /** The start phase if left out; `hand` begins before the first turn, with the setup. */
  phase?: Moment;
  /** An attack under way in the main phase; its block step if no other is said. */
  battle?: { attacker: string; target: string; step?: 'block' | 'action' | 'damage' };
  /** Stop after so many turns; left out, the play goes on until somebody has lost. */
  turns?: number;
}

export type PlayScenario = Scenario<PlaySetup, Move, Refusal>;
