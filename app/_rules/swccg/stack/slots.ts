import type { Bilingual } from '../../../_leaf/locales';
import type { Role } from '../battle/state';
import type { ActionType, Kind } from './timing';

/**
 * What an action, a card or a happening is like. Every key given must fit; a list fits if one of it does.
 * `by` is relative to the player of the card on which the pattern stands.
 */
export interface Pattern {
  /** Of a happening: `initiated`, `completed`, `cancelled`, `deployed`, `moved`, `lost`, `drawn`, `winner`, or any word of your own. */
  what?: string | string[];
  type?: ActionType | ActionType[];
  title?: string | string[];
  kind?: Kind | Kind[];
  tag?: string | string[];
  /** Whether a card has one dot. */
  unique?: boolean;
  /** Who did it, or whose card it is; of a loss, who lost the card. */
  by?: 'you' | 'opponent';
  /** Where it is: a location's id or title, or `battle` for that of the battle under way. */
  at?: string;
  /** The location where it is has this tag. */
  atTag?: string | string[];
  /** Where it went. */
  to?: string;
  /** What a destiny is drawn for. */
  purpose?: string | string[];
  any?: Pattern[];
  not?: Pattern;
}

/** What a target may be: cards on table that fit. */
export interface Slot extends Pattern {
  /** What a reader is told that the targets do, where a move names others as well. */
  label?: Bilingual;
  /** One or more of them, instead of one. */
  many?: true;
  /** All of them; the move does not name them. */
  all?: true;
  /** It only has to be there; the move does not name it. */
  implicit?: true;
  /** Choosing none is allowed. */
  optional?: true;
  /** The text says that it may target captives. */
  captives?: true;
  /** With `many`: all of them at one place. */
  together?: true;
  /** The target has to be where the target of that name is, or be that very location. */
  atTarget?: string;
  /** The target has to be somewhere else than the target of that name. */
  elsewhere?: string;
  /** The target has to be aboard this card, or on it. */
  aboard?: true;
  /** Its ability is higher than this. */
  abilityOver?: number;
  /** The target is a card in its player's hand. */
  held?: true;
  /** The place that is taken aboard the target. */
  as?: Role;
  /** In a whole play: what the rules ask of the target, counted from the cards on table. */
  field?: FieldRule;
}

/**
 * Where a battle or a Force drain may be, who may move, where a card may be deployed, what a weapon may be fired at, what
 * is in the battle under way, present in it or alone there, and what the shot responded to is aimed at.
 */
export type FieldRule =
  | 'battle'
  | 'drain'
  | 'mover'
  | 'deploy'
  | 'bearer'
  | 'shot'
  | 'in-battle'
  | 'present'
  | 'alone'
  | 'aimed-at'
  /** Aboard what a card may be deployed; who may come along as a pilot, and where a starfighter goes with one. */
  | 'room'
  | 'crew'
  | 'manned'
  /** Who may get off; who may leave a docking bay; who may shuttle up or down; what may land or take off. */
  | 'leaver'
  | 'at-bay'
  | 'shuttler'
  | 'lander'
  /** Where a location may be deployed: right before or after another one, or on top of it. */
  | 'lay-before'
  | 'lay-after'
  | 'lay-over'
  /** Who could go undercover, who is, and who may move so. */
  | 'spy'
  | 'undercover'
  | 'sneaker'
  /** What has to head back from the sectors of the second Death Star. */
  | 'straggler'
  /** Who goes from starship to starship, and who takes another place aboard. */
  | 'docked'
  | 'aboard'
  /** Who gets aboard what reacts, before it leaves, and who gets off it where it arrives. */
  | 'boarder'
  | 'rider'
  | PairedRule;

/** What is asked of a target together with the card that was chosen to move there, or aboard it. */
export const PAIRED_RULES = [
  'reach',
  'berth',
  'across',
  'seat',
  'interior',
  'bay',
  'up',
  'down',
  'landing',
  'taking-off',
  'homeward',
] as const;
export type PairedRule = (typeof PAIRED_RULES)[number];
