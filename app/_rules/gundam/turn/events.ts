import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Moment, Player } from './state';

interface OfPlayer {
  player: Player;
}
interface OfCard {
  card: string;
}

/** Everything that can happen, with the figures its words need. Cards go by their names. */
export interface EventArgs {
  kept: OfPlayer;
  'hand-returned': OfPlayer & { count: number };
  shuffled: OfPlayer;
  'shields-placed': OfPlayer & { count: number };
  'ex-base-placed': OfPlayer;
  'ex-resource-placed': OfPlayer & { count: number; rested: number };
  'no-ex-resource': OfPlayer;
  turn: OfPlayer & { number: number };
  phase: OfPlayer & { phase: Moment };
  'set-active': OfPlayer & { units: number; resources: number; bases: number };
  drew: OfPlayer & { left: number };
  'drew-card': OfPlayer & OfCard & { left: number };
  'resource-placed': OfPlayer & { total: number; rested: number };
  'no-resource-left': OfPlayer;
  'resources-set-active': OfPlayer & { count: number };
  played: OfPlayer & OfCard & { lv: number; cost: number };
  paid: OfPlayer & { resources: number; ex: number };
  'made-room': OfPlayer & OfCard;
  'base-replaced': OfPlayer & OfCard;
  deployed: OfPlayer & OfCard;
  'token-deployed': OfPlayer & OfCard;
  'must-make-room': OfPlayer & OfCard;
  paired: OfPlayer & OfCard & { unit: string };
  linked: OfPlayer & { unit: string };
  activated: OfPlayer & OfCard;
  'self-rested': OfCard;
  triggered: OfPlayer & OfCard;
  'no-target': OfCard;
  'condition-not-met': OfCard;
  declined: OfPlayer & OfCard;
  chosen: OfPlayer & OfCard;
  'ap-changed': OfCard & { amount: number; now: number };
  'hp-changed': OfCard & { amount: number; now: number };
  damaged: OfCard & { amount: number; left: number };
  recovered: OfCard & { amount: number };
  'unit-rested': OfCard;
  'unit-set-active': OfCard;
  returned: OfCard;
  destroyed: OfCard;
  'removed-from-game': OfCard;
  'shield-to-hand': OfPlayer & { left: number };
  'other-effect': OfCard;
  'command-to-trash': OfCard;
  'must-discard': OfPlayer & { count: number; limit: number };
  discarded: OfPlayer & { left: number };
  'discarded-card': OfPlayer & OfCard & { left: number };
  'action-step': OfPlayer;
  passed: OfPlayer;
  'action-step-over': Record<string, never>;
  'effects-ceased': Record<string, never>;
  'deck-empty': OfPlayer;
  won: OfPlayer;
  eliminated: OfPlayer;
  stopped: { turns: number };
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
