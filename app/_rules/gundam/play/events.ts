import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Keywords } from '../cards';
import type { Lasts } from '../printed/schema';
import type { AttackStep, Moment, Seat } from './state';

interface OfCard {
  card: string;
}
interface OfPlayer {
  player: Seat;
}

/** Everything that can happen, with what its words need. Cards go by their names, a team by its seats: `1+2`. */
export interface EventArgs {
  'attacked-unit': OfPlayer & { unit: string; target: string };
  'attacked-player': OfPlayer & { unit: string; target: Seat };
  step: { step: AttackStep };
  blocked: OfPlayer & { unit: string };
  'not-blocked': OfPlayer;
  passed: OfPlayer;
  'battle-begun': { unit: string; target: string };
  'attack-stopped': Record<string, never>;
  'battle-ended': Record<string, never>;

  played: OfPlayer & OfCard;
  activated: OfPlayer & OfCard;
  paid: OfPlayer & { amount: number };
  'ex-resource-removed': OfPlayer & { amount: number };
  triggered: OfCard;
  'no-target': OfCard;
  declined: OfPlayer & OfCard;
  supported: { unit: string; target: string; amount: number };
  deployed: OfPlayer & OfCard;
  replaced: OfCard;
  paired: OfCard & { unit: string };
  linked: { unit: string };

  rested: OfCard;
  'set-active': OfCard;
  'ap-changed': OfCard & { amount: number; lasts: Lasts };
  'ap-kept': OfCard;
  'hp-changed': OfCard & { amount: number; lasts: Lasts };
  'keyword-gained': OfCard & { keyword: keyof Keywords; amount: number; lasts: Lasts };
  'text-gained': OfCard & { lasts: Lasts };
  recovered: OfCard & { amount: number };
  returned: OfCard & OfPlayer;
  drew: OfPlayer & { count: number };
  'shield-taken': OfPlayer;

  'first-strike': { unit: string };
  damaged: OfCard & { amount: number; left: number };
  'no-damage': { unit: string };
  unhurt: OfCard & { by: string };
  'dealt-instead': OfCard & { by: string };
  reduced: OfCard & { amount: number };
  'excess-lost': OfCard & { amount: number };
  destroyed: OfCard;
  'not-destroyed': OfCard;
  'destroyed-along': OfCard & { unit: string };
  'token-removed': OfCard;
  'shield-destroyed': OfPlayer;
  revealed: OfPlayer & OfCard;
  'burst-activated': OfPlayer & OfCard;
  'burst-declined': OfPlayer & OfCard;
  breach: { unit: string; amount: number };
  'breach-idle': { unit: string };

  defeated: { players: string };
  eliminated: { players: string };
  won: { players: string };
  'end-phase': OfPlayer;
  'turn-over': Record<string, never>;

  kept: OfPlayer;
  'hand-returned': OfPlayer & { count: number };
  shuffled: OfPlayer;
  'shields-placed': OfPlayer & { count: number };
  'ex-base-placed': OfPlayer;
  'ex-resource-placed': OfPlayer & { count: number; rested: number };
  'no-ex-resource': OfPlayer;
  turn: { players: string; number: number };
  phase: { players: string; phase: Moment };
  'all-set-active': OfPlayer & { units: number; resources: number; bases: number };
  'drew-card': OfPlayer & OfCard;
  'resource-placed': OfPlayer & { total: number; rested: number };
  'no-resource-left': OfPlayer;
  'resources-set-active': OfPlayer & { count: number };
  /** A limit of 0: an effect asks for it. */
  'must-discard': OfPlayer & { count: number; limit: number };
  discarded: OfPlayer & { left: number };
  'discarded-card': OfPlayer & OfCard & { left: number };

  'condition-unmet': OfCard;
  looked: OfPlayer & { count: number };
  taken: OfPlayer & OfCard;
  exiled: OfPlayer & OfCard;
  'put-into-deck': OfPlayer & OfCard;
  'kept-rested': OfCard;
  milled: OfPlayer & { count: number };
  'milled-card': OfPlayer & OfCard;
  'put-under': OfPlayer & { count: number };
  'left-on-top': OfPlayer;
  'put-on-top': OfPlayer & OfCard;
  'returned-under': OfPlayer & OfCard;
  unharmed: OfCard & { by: string };
  'target-changed': OfCard & { by: string };
  'shields-spared': OfPlayer;
  'shields-unhurt': { unit: string };
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
