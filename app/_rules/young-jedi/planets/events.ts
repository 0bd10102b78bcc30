import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { DrawnFor, Planet, Searched, TurnStep } from './state';

/** Why nobody controls a planet as a turn ends. */
export type NoControl = 'nobody' | 'contested' | 'hidden';
/** What makes hidden cards illegal. */
// young-jedi/faq-illegal-hidden-cards#what-is-illegal
export const ILLEGALITIES = ['kind', 'counters', 'effects', 'stack'] as const;
export type Illegality = (typeof ILLEGALITIES)[number];

/** Everything that can happen, with the figures its words need. Cards go by their titles. */
export interface EventArgs {
  'start-drawn': { player: Side; value: number };
  'start-again': { dual: number };
  'goes-first': { player: Side };
  located: { player: Side; planet: Planet; card: string; from: Searched };
  shuffled: { player: Side };
  'hands-drawn': { count: number };
  fetched: { player: Side; card: string };
  'fetched-nothing': { player: Side };
  turn: { player: Side; number: number; planet: Planet };
  'first-turn-here': { player: Side; planet: Planet };
  revealed: { player: Side; card: string };
  illegal: { player: Side; why: Illegality };
  deployed: { player: Side; card: string; cost: number; left: number };
  'deployed-hidden': { player: Side; card: string; cost: number; left: number };
  'found-nothing': { player: Side; damage: number; left: number };
  'location-changed': { player: Side; card: string };
  'to-hyperspace': { player: Side; card: string };
  step: { player: Side; step: TurnStep };
  battle: { player: Side };
  sent: { player: Side; card: string };
  'sent-armed': { player: Side; card: string; weapon: string };
  destiny: { player: Side; for: DrawnFor; left: number };
  won: { player: Side; card: string; beaten: string };
  tied: Record<string, never>;
  damage: { player: Side; count: number; left: number };
  breakthrough: { player: Side; count: number; left: number };
  'battle-over': Record<string, never>;
  discarded: { player: Side; card: string };
  recycled: { player: Side; count: number };
  evened: { player: Side; count: number };
  'turn-ended': { player: Side };
  'no-control': { why: NoControl };
  controlled: { player: Side; planet: Planet };
  conceded: { player: Side; planet: Planet };
  'effect-discarded': { player: Side; card: string };
  stranded: { player: Side; count: number; planet: Planet };
  chooses: { player: Side };
  'taken-back': { player: Side; count: number };
  'left-there': { player: Side };
  'put-right': { player: Side; card: string; count: number; planet: Planet; first: Planet };
  'planet-victory': { player: Side; count: number };
  'deck-victory': { player: Side; empty: Side };
  'drawn-game': Record<string, never>;
  'illegal-deck': { player: Side };
  stopped: { turns: number };
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
