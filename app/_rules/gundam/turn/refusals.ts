import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Moment, Player } from './state';

interface OfPlayer {
  player: Player;
}
interface OfCard {
  card: string;
}

/** The figures that the words of each refusal need. Cards go by their names. */
export interface RefusalArgs {
  'malformed-move': None;
  'game-over': None;
  'play-over': None;
  'not-in-game': OfPlayer;
  'not-your-turn': OfPlayer;
  'not-your-opportunity': OfPlayer;
  'wrong-moment': { at: Moment };
  'only-in-main-phase': None;
  'only-in-action-step': None;
  'no-passing-now': None;
  'something-due': None;
  'nothing-due': OfPlayer;
  'deck-empty': OfPlayer;
  'top-card-known': OfCard;
  'not-in-pool': OfCard;

  'not-in-hand': OfCard;
  'not-deployable': OfCard;
  'not-a-pilot': OfCard;
  'not-a-command': OfCard;
  'lv-not-met': OfCard & { lv: number; have: number };
  'cannot-pay': OfCard & { cost: number; active: number };
  'payment-too-small': { cost: number; ex: number; active: number };
  'payment-too-large': { cost: number; ex: number; have: number };
  'must-make-room': OfCard;
  'no-room-needed': OfCard;
  'not-your-unit': OfCard;
  'already-paired': { unit: string; pilot: string };
  'no-pairing-in-action-step': OfCard;
  'needs-main-timing': OfCard;
  'needs-action-timing': OfCard;
  'no-target': OfCard;

  'no-such-ability': OfCard;
  'triggers-by-itself': OfCard;
  'not-in-play': OfCard;
  'needs-pair': OfCard;
  'needs-link': OfCard;
  'used-this-turn': OfCard;
  'already-rested': OfCard;
  'condition-not-met': OfCard;

  'not-a-target': OfCard;
  'no-such-trigger': None;
  'cannot-decline': None;
}

export type RefusalCode = keyof RefusalArgs;

/** Every reason to refuse a move, with the rule that forbids it. */
export const REFUSALS = {
  'malformed-move': 'gundam/rulebook/turn#turn-overview',
  'game-over': 'gundam/victory',
  'play-over': 'gundam/rulebook/turn#turn-overview',
  'not-in-game': 'gundam/battle-royale',
  'not-your-turn': 'gundam/rulebook/turn#turn-overview',
  'not-your-opportunity': 'gundam/action-step',
  'wrong-moment': 'gundam/rulebook/turn#turn-overview',
  'only-in-main-phase': 'gundam/main-phase',
  'only-in-action-step': 'gundam/action-step',
  'no-passing-now': 'gundam/action-step',
  'something-due': 'gundam/rulebook/turn#turn-overview',
  'nothing-due': 'gundam/rulebook/turn#turn-overview',
  'deck-empty': 'gundam/victory',
  'top-card-known': 'gundam/draw-phase',
  'not-in-pool': 'gundam/draw-phase',

  'not-in-hand': 'gundam/main-phase',
  'not-deployable': 'gundam/deploy',
  'not-a-pilot': 'gundam/pairing',
  'not-a-command': 'gundam/command',
  'lv-not-met': 'gundam/lv',
  'cannot-pay': 'gundam/cost',
  'payment-too-small': 'gundam/cost',
  'payment-too-large': 'gundam/ex-resource',
  'must-make-room': 'gundam/card-limit',
  'no-room-needed': 'gundam/card-limit',
  'not-your-unit': 'gundam/rulebook/playing-cards#pairing-pilots',
  'already-paired': 'gundam/pairing',
  'no-pairing-in-action-step': 'gundam/pilot-ability',
  'needs-main-timing': 'gundam/main-timing',
  'needs-action-timing': 'gundam/action-timing',
  'no-target': 'gundam/command',

  'no-such-ability': 'gundam/activate-main',
  'triggers-by-itself': 'gundam/activate-main',
  'not-in-play': 'gundam/activate-main',
  'needs-pair': 'gundam/pairing',
  'needs-link': 'gundam/link-unit',
  'used-this-turn': 'gundam/activate-main',
  'already-rested': 'gundam/rested-and-active',
  'condition-not-met': 'gundam/activate-main',

  'not-a-target': 'gundam/rulebook/playing-cards#command-cards',
  'no-such-trigger': 'gundam/rulebook/turn#turn-overview',
  'cannot-decline': 'gundam/rulebook/turn#turn-overview',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
