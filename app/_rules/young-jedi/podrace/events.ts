import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { Stage } from './state';

interface OfPlayer {
  player: Side;
}
/** A card by its title; without one, by its number. */
export interface OfCard {
  card: string;
  value: number;
}

/** Everything that can happen, with the figures its words need. */
export interface EventArgs {
  'objective-played': OfPlayer;
  'destiny-drawn': OfPlayer & { value: number };
  'tied-draw': { value: number };
  begins: OfPlayer;
  'deployed-to-objective': OfPlayer & { card: string; counters: number };
  deployed: OfPlayer & { card: string; counters: number };
  'extra-token': { card: string; thrust: number };
  found: OfPlayer & { card: string; counters: number };
  'found-nothing': OfPlayer;
  reshuffled: OfPlayer;
  'token-placed': OfPlayer & { card: string; thrust: number };
  'tokens-full': { card: string; thrust: number };
  'lap-card': OfPlayer & OfCard & { number: number };
  'handling-card': OfPlayer & OfCard & { number: number; used: number };
  'lap-finished': OfPlayer & { laps: number };
  'laps-shuffled-in': OfPlayer;
  refueled: OfPlayer & { drawn: number; limit: number };
  drawn: OfPlayer;
  'lap-card-drawn': OfPlayer & { number: number };
  lost: OfPlayer;
  'lap-card-lost': OfPlayer & { number: number };
  discarded: OfPlayer & OfCard;
  recycled: OfPlayer & { count: number };
  stage: OfPlayer & { stage: Stage };
  turn: OfPlayer & { number: number };
  'deck-discarded': OfPlayer & { count: number };
  'race-won': OfPlayer;
  'deck-empty': OfPlayer;
  'play-over': Record<string, never>;
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
