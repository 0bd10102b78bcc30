import type { Side } from '../../_rules/core/sides';
import type { EventArgs } from '../../_rules/swccg/stack/events';
import type { LabelArgs } from '../../_rules/swccg/stack/label';
import type { Refusal, RefusalArgs } from '../../_rules/swccg/stack/refusals';
import type { Value } from '../../_rules/swccg/stack/schema';
import type {
  ActionType,
  Kind,
  MoveWay,
  Phase,
  Pile,
  Segment,
  Step,
  Zone,
} from '../../_rules/swccg/stack/timing';
import type { Locale } from '../locales';
import { type Said, say } from './said';
import { en } from './swccg-stack.en';
import { fr } from './swccg-stack.fr';

/** Every word that the simulator of the stack needs, in one language. */
export interface StackWords {
  title: string;
  summary: string;
  sides: Record<Side, string>;
  steps: Record<Step, string>;
  phases: Record<Phase, string>;
  segments: Record<Segment, string>;
  zones: Record<Zone, string>;
  kinds: Record<Kind, string>;
  stack: string;
  hand: (side: Side) => string;
  table: string;
  pilesOf: (side: Side) => string;
  emptyStack: string;
  over: string;
  turnOf: (side: Side) => string;
  piles: Record<Pile | 'hand', string>;
  /** Actions that have no card, and what is done with a card. */
  actions: Record<ActionType | MoveWay, string>;
  values: Record<Value, string>;
  topmost: string;
  suspended: string;
  opportunity: (side: Side) => string;
  passes: (count: 0 | 1) => string;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
}

export const swccgStackWords: Record<Locale, StackWords> = { fr, en };

/** Why a move is refused, in words. */
export const tellRefusal = (locale: Locale, refusal: Refusal): string =>
  say(swccgStackWords[locale].refusals, refusal);
