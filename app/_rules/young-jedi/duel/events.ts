import { EventLog } from '../../core/codes';
import type { Coded } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { Step } from './state';

interface OfPlayer {
  player: Side;
}

/** Everything that can happen, with the figures its words need. Cards go by their titles. */
export interface EventArgs {
  initiated: { player: Side; character: string; weapon: string; target: string };
  defends: { character: string };
  'defends-armed': { character: string; weapon: string };
  'steps-in': { character: string; target: string };
  'steps-in-armed': { character: string; target: string; weapon: string };
  'zero-discarded': { character: string };
  'power-drawn': { player: Side; character: string; value: number };
  'may-redraw': { player: Side; character: string };
  kept: OfPlayer;
  redrawn: OfPlayer;
  power: { character: string; basic: number; bonus: number; total: number };
  'hand-drawn': { player: Side; count: number };
  'hand-short': { player: Side; count: number; power: number };
  attacked: { player: Side; destiny: number };
  'attacked-with': { player: Side; destiny: number; card: string };
  parried: { player: Side; destiny: number };
  'parried-with': { player: Side; destiny: number; card: string };
  hit: { character: string; hits: number; damage: number };
  'may-use-text': { player: Side; card: string };
  'text-used': { player: Side; card: string };
  'extra-hits': { character: string; count: number; hits: number; damage: number };
  'cards-added': { player: Side; count: number };
  'hits-removed': { character: string; count: number; hits: number };
  'text-discarded': { card: string };
  'text-declined': { player: Side; card: string };
  leads: OfPlayer;
  'no-cards-to-lead': OfPlayer;
  passed: OfPlayer;
  'passed-again': OfPlayer;
  'both-passed': Record<string, never>;
  'out-of-cards': Record<string, never>;
  'nobody-attacks': OfPlayer;
  defeated: { character: string; hits: number; damage: number };
  discarded: { card: string };
  reshuffled: Record<string, never>;
  'damage-changed': { card: string; amount: number };
  'loser-damage': { player: Side; damage: number; dealt: number; amount: number };
  'full-damage': { player: Side; amount: number };
  'drawn-damage': { player: Side; taken: number; dealt: number; amount: number };
  'drawn-full-damage': { player: Side; amount: number };
  'equal-hits': { hits: number };
  'tokens-removed': Record<string, never>;
  'deck-empty': OfPlayer;
  'battle-initiated': OfPlayer;
  'step-begun': { player: Side; step: Step };
  'step-over': OfPlayer;
}

export type EventCode = keyof EventArgs;

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
