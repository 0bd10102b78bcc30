import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Side } from '../../core/sides';

interface OfPlayer {
  player: Side;
}
interface OfCard {
  card: string;
}

/** Everything that can happen, with the figures its words need. Cards and planets go by their titles. */
export interface EventArgs {
  deployed: OfPlayer & OfCard;
  reinforced: OfPlayer & OfCard;
  'evacuation-begun': OfPlayer & { planet: string; count: number };
  'transport-lands': OfPlayer & OfCard & { planet: string };
  committed: OfPlayer & { count: number };
  intercepted: OfPlayer & { count: number };
  'intercepted-by': OfPlayer & OfCard;
  'not-intercepted': OfPlayer;
  declared: OfPlayer & { count: number };
  'plan-ready': OfPlayer;
  'battle-begins': { planet: string; attacker: Side };
  'battle-card-wasted': OfPlayer & OfCard;
  revealed: OfPlayer & { ships: string };
  'revealed-with': OfPlayer & { ships: string } & OfCard;
  'destiny-drawn': OfPlayer & { value: number } & OfCard;
  totals: { light: number; dark: number };
  tied: { total: number };
  destroyed: OfPlayer & OfCard;
  damage: OfPlayer & { count: number };
  withdrawn: OfPlayer & { ships: string };
  'left-over': OfPlayer & { ships: string };
  'no-breakthrough': { count: number };
  'battle-over': Record<string, never>;
  'battle-cards-discarded': OfPlayer & { count: number };
  escaped: OfPlayer & { planet: string; count: number };
  failed: OfPlayer & { planet: string; count: number };
  'transport-returns': OfPlayer & OfCard;
  'back-to-hyperspace': OfPlayer & { ships: string };
  departs: OfPlayer & OfCard;
  'turned-up': OfPlayer & { count: number };
  turn: OfPlayer & { number: number };
  'deck-empty': OfPlayer;
  'play-over': Record<string, never>;
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
