import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { DrawnFor } from './state';

interface OfPlayer {
  player: Side;
}
interface OfCard extends OfPlayer {
  card: string;
}

/** What can happen, with the figures its words need. Cards go by their titles. */
export interface EventArgs {
  declared: { player: Side; location: string };
  skipped: OfPlayer;
  taken: OfCard;
  announced: { player: Side; count: number };
  placed: { player: Side; card: string; place: number };
  'plan-ready': OfPlayer;
  fight: { number: number };
  revealed: { player: Side; cards: string };
  'battle-card-mistake': OfCard;
  'battle-card-useless': OfCard;
  'weapon-ignored': OfCard;
  'back-to-hand': OfCard;
  together: { player: Side; cards: string; card: string };
  'weapon-stopped': { player: Side; card: string; by: string };
  'half-chosen': OfCard;
  drew: { player: Side; value: number; card: string; for: DrawnFor };
  redrawn: OfCard;
  'weapon-broken': { player: Side; card: string; target: string };
  declined: OfCard;
  resolved: OfCard;
  'hand-revealed': OfCard;
  'nothing-to-reveal': OfCard;
  'destiny-added': { player: Side; card: string; value: number };
  'back-on-plan': { player: Side; cards: string };
  'left-over': { player: Side; cards: string };
  discarded: OfPlayer;
  'made-a-tie': OfCard;
  totals: { light: number; dark: number };
  won: { player: Side; by: number };
  tied: { total: number };
  'tied-by-text': Record<string, never>;
  defeated: OfCard;
  'defeated-to-hand': OfCard;
  'weapon-lost': OfCard;
  damage: { player: Side; amount: number };
  'no-damage': OfPlayer;
  'fights-again': OfCard;
  breakthrough: { player: Side; count: number };
  'no-breakthrough': { player: Side; count: number };
  'battle-cards-discarded': { player: Side; count: number };
  ended: { location: string };
  'deck-empty': OfPlayer;
  'game-drawn': Record<string, never>;
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
