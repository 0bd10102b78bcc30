import { DESTINY_NUMBERS, FIGHT_SEGMENTS } from '../battle/state';
import { LIFE_FORCE } from '../force/piles';
import { PHASES as OF_A_TURN } from '../force/state';

/** The order of play, as the rulebooks give it. */

// swccg/actions-sequence-of-steps
export const STEPS = ['initiation', 'responses', 'result'] as const;
export type Step = (typeof STEPS)[number];

// swccg/death-star-ii/turn#turn, between swccg/start-of-turn and swccg/end-of-turn
export const PHASES = ['start', ...OF_A_TURN, 'end'] as const;
export type Phase = (typeof PHASES)[number];

// swccg/death-star-ii/battle#battle-phase
export const SEGMENTS = FIGHT_SEGMENTS;
export type Segment = (typeof SEGMENTS)[number];

/** What the rules call an action. Those after `automatic` are made as parts of another one. */
export const ACTION_TYPES = [
  'play', // an Interrupt or an epic event
  'deploy',
  'use', // the game text of a card on table
  'battle',
  'force-drain',
  'react',
  'move',
  'fire', // a weapon
  'activate-force', // one Force
  'draw-card', // one card, from the Force Pile
  'automatic',
  'use-force', // one Force
  'draw-destiny', // one destiny
  'lose-force', // the whole amount
  'retrieve-force', // the whole amount
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

// swccg/movement: besides landspeed and hyperspeed
export const MOVE_WAYS = [
  'embark',
  'disembark',
  'enter',
  'crew',
  'transfer',
  'transit',
  'shuttle',
  'land',
  'take-off',
  'return',
  'sneak',
  'break-cover',
] as const;
export type MoveWay = (typeof MOVE_WAYS)[number];

export const KINDS = [
  'interrupt',
  'effect',
  'immediate-effect',
  'mobile-effect',
  'utinni-effect',
  'political-effect',
  'starting-effect',
  'epic-event',
  'admirals-order',
  'objective',
  'defensive-shield',
  'character',
  'creature',
  'vehicle',
  'starship',
  'weapon',
  'device',
  'location',
  'jedi-test',
  'virtual', // the imaginary card of an action that has none: a battle, a Force drain
] as const;
export type Kind = (typeof KINDS)[number];

/** Where a card can be. `on` is under or on another card, `out` is out of play, `stack` is being played. */
export const ZONES = [
  'hand',
  'stack',
  'table',
  'on',
  'reserve',
  'force',
  'used',
  'lost',
  'out',
  'rules',
] as const;
export type Zone = (typeof ZONES)[number];

export const PILES = [...LIFE_FORCE, 'lost'] as const;
export type Pile = (typeof PILES)[number];

/** The values that a nameless card of unknown destiny can turn up. */
export const DESTINIES = DESTINY_NUMBERS;
