import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { LoseFrom } from './piles';
import type { Moment } from './state';

/** Everything that can happen, with the figures its words need. Cards and locations go by their titles. */
export interface EventArgs {
  activated: { player: Side; left: number };
  'drain-initiated': { player: Side; location: string; amount: number };
  'must-lose': { player: Side; amount: number };
  'must-activate': { player: Side; amount: number };
  'force-lost': { player: Side; from: LoseFrom; left: number };
  'deploy-announced': { player: Side; card: string; cost: number };
  deployed: { player: Side; card: string };
  'interrupt-announced': { player: Side; card: string; cost: number };
  'interrupt-played': { player: Side; card: string };
  'to-used': { card: string };
  'to-lost': { card: string };
  'battle-announced': { player: Side; location: string };
  'battle-initiated': { player: Side; location: string };
  'may-draw-destiny': { player: Side };
  'destiny-drawn': { player: Side };
  'destiny-failed': { player: Side };
  'destiny-declined': { player: Side };
  'move-announced': { player: Side; card: string };
  moved: { player: Side; card: string };
  'force-used': { player: Side; left: number };
  retrieved: { player: Side; count: number; asked: number };
  'taken-from-reserve': { player: Side; count: number; asked: number };
  'cut-short': { player: Side };
  drawn: { player: Side };
  passed: { player: Side };
  'nothing-to-play': { player: Side };
  phase: { player: Side; phase: Moment };
  recirculated: { player: Side; count: number };
  turn: { player: Side; number: number };
  stopped: { turns: number };
  defeated: { player: Side };
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
