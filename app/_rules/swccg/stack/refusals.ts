import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { Phase, Pile, Segment, Zone } from './timing';

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

/** The figures that the words of each refusal need. Cards go by their titles. */
export interface RefusalArgs {
  malformed: None;
  over: None;
  'destiny-first': OfSide;
  'order-first': OfSide;
  'loss-first': OfSide;
  'choice-first': OfSide;
  'not-awaited': None;
  'wrong-destiny': { value: number };
  'no-such-card': OfCard;
  'not-your-card': OfCard;
  'not-there': OfCard & { zone: Zone; from: 'hand' | 'table' };
  'not-yet-on-table': OfCard;
  'no-text': OfCard;
  'automatic-only': OfCard;
  'nothing-just': OfCard;
  'nothing-to-answer': OfCard;
  unrelated: OfCard & OfAction;
  suspended: OfCard & OfAction & { topmost: string };
  'result-begun': OfCard & OfAction;
  'just-over': OfCard & OfAction;
  'wrong-segment': OfCard & { segment: Segment };
  immune: OfCard & OfAction;
  'not-your-opportunity': OfSide & Partial<OfCard>;
  'just-first': OfCard & { announced: string };
  'wrong-turn': OfCard;
  'wrong-phase': OfCard & { phase: Phase };
  limit: OfCard & { copies: number };
  'used-up': OfCard;
  forbidden: OfCard & { by: string };
  /** The kind of condition, and the name it turns on. */
  condition: OfCard & { condition: string; about: string };
  'empty-pile': OfCard & { pile: Pile | 'hand' };
  'no-target': OfCard & { target: string };
  captive: OfCard & { target: string };
  'no-character': OfCard;
  cost: OfCard & { need: number; have: number };
  'which-text': OfCard;
  'text-not-asked': OfCard;
  'wrong-target': OfCard;
}

export type RefusalCode = keyof RefusalArgs;
export type Refusal = Refused<RefusalArgs>;

/** Why a move is not made, in the order in which the rules ask; with the rule, where no nearer passage is cited. */
export const REFUSALS = {
  malformed: 'swccg/actions',
  over: 'swccg/actions-taking-turns#passing',
  // something else has to come first
  'destiny-first': 'swccg/destiny-draw#steps',
  'order-first': 'swccg/automatic-actions',
  'loss-first': 'swccg/force#verbs',
  'choice-first': 'swccg/actions-step-3',
  'not-awaited': 'swccg/actions-step-3',
  'wrong-destiny': 'swccg/destiny-draw#steps',
  // is there such a card, and is it where it can be used?
  'no-such-card': 'swccg/actions-step-1',
  'not-your-card': 'swccg/actions-step-1',
  'not-there': 'swccg/actions-step-1a',
  'not-yet-on-table': 'swccg/actions-step-3',
  'no-text': 'swccg/actions',
  'automatic-only': 'swccg/automatic-actions',
  // the stack
  'nothing-just': 'swccg/actions-just',
  'nothing-to-answer': 'swccg/actions-step-2',
  unrelated: 'swccg/actions-step-2#valid-response',
  suspended: 'swccg/actions-stacking#not-allowed',
  'result-begun': 'swccg/actions-step-3#actions-within',
  'just-over': 'swccg/actions-just#several',
  'wrong-segment': 'swccg/death-star-ii/battle#weapons-segment',
  immune: 'swccg/actions-step-1b#cancelling-is-targeting',
  // whose opportunity
  'not-your-opportunity': 'swccg/actions-taking-turns',
  'just-first': 'swccg/actions-just#priority',
  // step 1a
  'wrong-turn': 'swccg/actions-step-1a#right-moment',
  'wrong-phase': 'swccg/actions-step-1a#right-moment',
  limit: 'swccg/unique-and-restricted',
  'used-up': 'swccg/actions-step-1a',
  forbidden: 'swccg/actions-step-1a',
  condition: 'swccg/actions-step-1a',
  'empty-pile': 'swccg/empty-deck-or-pile#not-allowed',
  // step 1b
  'no-target': 'swccg/actions-step-1b',
  captive: 'swccg/actions-step-1b#in-play-is-not-enough',
  'no-character': 'swccg/highest-ability-character',
  // step 1c
  cost: 'swccg/actions-step-1c',
  // how the move is written
  'which-text': 'swccg/actions-step-1',
  'text-not-asked': 'swccg/actions-step-1',
  'wrong-target': 'swccg/actions-step-1b',
} as const satisfies Record<RefusalCode, RuleRef>;

export const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[];

export const refuse = refuser<RefusalArgs>(REFUSALS);
