import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { LoseFrom } from '../force/piles';
import type { Segment } from './state';

/** Everything that can happen, with the figures its words need. Cards and locations go by their titles. */
export interface EventArgs {
  initiated: { player: Side; location: string };
  'force-used': { player: Side; amount: number };
  fired: { player: Side; weapon: string; target: string };
  'destiny-drawn': { player: Side; value: number; counts: number };
  'draw-failed': { player: Side };
  missed: { weapon: string; target: string; total: number; defense: number };
  hit: { weapon: string; target: string; total: number; defense: number };
  'lost-at-once': { card: string };
  captured: { card: string };
  'forfeit-zero': { card: string };
  'interrupt-played': { player: Side; card: string };
  excluded: { card: string };
  'destinies-added': { player: Side; count: number };
  'power-added': { player: Side; amount: number };
  passed: { player: Side };
  segment: { segment: Segment };
  'power-counted': { player: Side; power: number };
  'may-draw': { player: Side; ability: number; draws: number };
  'may-not-draw': { player: Side; ability: number };
  declined: { player: Side };
  totals: { dark: number; light: number };
  won: { player: Side; by: number };
  tied: { total: number };
  attrition: { player: Side; amount: number };
  'no-attrition': { player: Side };
  damage: { player: Side; amount: number };
  forfeited: { player: Side; card: string; value: number };
  'lost-along': { card: string; with: string };
  'jumped-off': { card: string };
  'force-lost': { player: Side; from: LoseFrom };
  'remainder-ignored': { player: Side; amount: number };
  finished: { player: Side };
  'ended-early': { player: Side };
  ended: { location: string };
  defeated: { player: Side };
  'phase-over': { player: Side };
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
