import { EventLog } from '../../core/codes';
import type { Coded, None } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { EventArgs as BattleEvents } from '../battle/events';
import type { Role } from '../battle/state';
import type { Value } from './schema';
import type { ActionType, Phase, Pile, Segment, Zone } from './timing';

interface OfSide {
  side: Side;
}
interface OfCard {
  card: string;
}
/** An action by the title of its card, or by its type if it has none. */
interface OfAction {
  action: string;
}

/** What a whole play tells of a battle as the battle itself does. */
export const OF_BATTLES = [
  'power-counted',
  'may-draw',
  'may-not-draw',
  'missed',
  'hit',
  'lost-at-once',
  'attrition',
  'no-attrition',
  'damage',
  'forfeited',
  'remainder-ignored',
  'finished',
  'ended-early',
] as const satisfies (keyof BattleEvents)[];
type OfBattles = Pick<BattleEvents, (typeof OF_BATTLES)[number]>;

/** The figures that the words of each event need. Cards go by their titles. */
export interface EventArgs extends OfBattles {
  announced: OfCard & OfSide;
  'backed-up': OfCard & OfSide;
  started: OfAction & OfSide & { type: ActionType };
  targeted: OfAction & { type: ActionType; targets: string };
  'force-used': OfSide;
  'destiny-drawn': OfSide & { value: number };
  'destiny-declined': OfSide;
  substituted: OfSide & { value: number };
  'destiny-failed': OfSide;
  'destiny-cancelled': OfSide;
  initiated: OfAction & OfSide;
  unpaid: OfAction & { need: number | '?' };
  passed: OfSide;
  mandatory: OfSide;
  result: OfAction;
  cancels: OfAction & { target: string };
  fails: OfAction;
  cancelled: OfAction & { by: string };
  placed: OfCard & OfSide & { zone: Zone };
  grabbed: OfCard & { by: string };
  limited: OfCard & { copies: number };
  capped: OfAction & { most: number };
  scheduled: OfAction;
  automatic: OfAction & OfSide;
  'force-activated': OfSide;
  'card-drawn': OfSide;
  'force-lost': OfSide & { from: Pile | 'hand'; left: number };
  'force-retrieved': OfSide & { count: number };
  'nothing-left': OfSide & { pile: Pile | 'hand' };
  moved: OfCard & { to: string };
  modified: OfAction & { value: Value; before: number; after: number; side?: Side };
  excluded: OfCard & OfAction;
  captured: OfCard;
  released: OfCard;
  converted: { location: string };
  undercover: OfCard;
  'cover-broken': OfCard;
  /** A fact by its name, and in words if the card has some for it. */
  noted: { what: string; fr?: string; en?: string };
  chosen: OfSide & { choice: string };
  segment: { segment: Segment };
  winner: OfSide & { light: number; dark: number; damage: number };
  tie: { total: number };
  phase: OfSide & { phase: Phase };
  turn: OfSide;
  over: None;
  topmost: OfAction & OfSide;
  'jumped-off': OfCard;
  stayed: OfCard & { location: string };
  boarded: OfCard & { host: string; as: Role };
  joined: OfCard;
  'out-of-battle': OfCard;
  'worth-changed': OfCard & { value: number };
  'immunity-granted': OfCard & { below: number };
  'immunity-lost': OfCard;
  'power-changed': OfCard & { add: number };
  'ability-unapplied': OfCard;
  kept: OfCard & { from: 'battling' | 'moving' };
  'battle-ended': { location: string };
  defeated: OfSide;
}

export type EventCode = keyof EventArgs;

/** What a step can tell. Words for each stand in `_i18n/rules/swccg-stack.ts`. */
export const EVENT_CODES = [
  'announced',
  'backed-up',
  'started',
  'targeted',
  'force-used',
  'destiny-drawn',
  'destiny-declined',
  'substituted',
  'destiny-failed',
  'destiny-cancelled',
  'initiated',
  'unpaid',
  'passed',
  'mandatory',
  'result',
  'cancels',
  'fails',
  'cancelled',
  'placed',
  'grabbed',
  'limited',
  'capped',
  'scheduled',
  'automatic',
  'force-activated',
  'card-drawn',
  'force-lost',
  'force-retrieved',
  'nothing-left',
  'moved',
  'modified',
  'excluded',
  'captured',
  'released',
  'converted',
  'undercover',
  'cover-broken',
  'noted',
  'chosen',
  'segment',
  'winner',
  'tie',
  'phase',
  'turn',
  'over',
  'topmost',
  'jumped-off',
  'stayed',
  'boarded',
  'joined',
  'out-of-battle',
  'worth-changed',
  'immunity-granted',
  'immunity-lost',
  'power-changed',
  'ability-unapplied',
  'kept',
  'battle-ended',
  'defeated',
  ...OF_BATTLES,
] as const satisfies readonly EventCode[];

export type GameEvent = Coded<EventArgs>;

export class Log extends EventLog<EventArgs> {}
