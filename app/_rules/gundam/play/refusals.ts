import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Timing } from '../cards';
import type { Moment, Seat } from './state';

interface OfCard {
  card: string;
}
interface OfPlayer {
  player: Seat;
}

/** What the words of each refusal need. Cards go by their names. */
export interface RefusalArgs {
  'malformed-move': None;
  'game-over': None;
  'turn-over': None;
  'out-of-game': OfPlayer;
  'reveal-first': None;
  'effect-first': OfCard;
  'attack-under-way': None;
  'main-phase-over': None;
  'not-your-turn': OfPlayer;
  'not-your-opportunity': OfPlayer;
  'nothing-to-pass': None;

  'not-your-unit': OfCard;
  'rested-cannot-attack': OfCard;
  'deployed-this-turn': OfCard;
  'may-not-attack': OfCard;
  'may-not-attack-player': OfCard;
  'no-such-target': None;
  'active-target': OfCard;
  'own-side-target': None;
  'drawn-elsewhere': OfCard;
  'shield-area-not-a-target': None;

  'not-block-step': None;
  'already-blocked': None;
  'not-under-attack': OfPlayer;
  'no-blocker': OfCard;
  'target-cannot-block': OfCard;
  'rested-cannot-block': OfCard;
  'high-maneuver': OfCard;

  'not-in-hand': None;
  'not-a-command': OfCard;
  'wrong-timing': OfCard & { timing: Timing };
  'lv-not-met': OfCard & { lv: number; have: number };
  'cost-not-met': OfCard & { cost: number; have: number };
  'no-such-ability': None;
  'ability-of-another-time': OfCard;
  'ability-used': OfCard;
  'condition-not-met': OfCard;
  'rested-cannot-pay': OfCard;
  'no-support': OfCard;
  'support-another': OfCard;
  'nothing-to-choose': OfCard;
  'wrong-targets': OfCard;
  'no-room': None;
  'nothing-to-replace': None;
  'not-deployable': OfCard;
  'deploy-in-main-phase': OfCard;
  'not-a-pilot': OfCard;
  'pair-in-main-phase': OfCard;
  'already-paired': OfCard;
  'cannot-be-paired': OfCard;

  'nothing-to-reveal': None;
  'not-your-shield': None;
  'unknown-card': None;
  'no-burst-now': None;
  'not-your-burst': OfCard;
  'nothing-to-resolve': None;
  'must-be-resolved': OfCard;

  'wrong-moment': { at: Moment };
  'already-done': OfPlayer;
  'not-yet-main': None;
  'something-due': OfPlayer;
  'nothing-due': OfPlayer;
  'not-a-choice': None;
  'top-card-known': OfCard;
  'not-in-pool': OfCard;
  'ex-too-few': { cost: number; ex: number; active: number };
  'ex-too-many': { cost: number; ex: number; have: number };
}

export type RefusalCode = keyof RefusalArgs;

/** The rule that each refusal rests on. */
export const REFUSALS = {
  'malformed-move': 'gundam/attack',
  'game-over': 'gundam/rulebook/setup#victory',
  'turn-over': 'gundam/rulebook/turn#end-phase',
  'out-of-game': 'gundam/rulebook/multiplayer#battle-royale',
  'reveal-first': 'gundam/rulebook/attack#damage-management',
  'effect-first': 'gundam/order-of-effects',
  'attack-under-way': 'gundam/rulebook/attack',
  'main-phase-over': 'gundam/rulebook/turn#end-phase',
  'not-your-turn': 'gundam/rulebook/turn#main-phase',
  'not-your-opportunity': 'gundam/rulebook/attack#action-step',
  'nothing-to-pass': 'gundam/rulebook/attack#action-step',

  'not-your-unit': 'gundam/attack',
  'rested-cannot-attack': 'gundam/rulebook/attack#attack-step',
  'deployed-this-turn': 'gundam/rulebook/playing-cards#link-units',
  'may-not-attack': 'gundam/rulebook/attack#attack-step',
  'may-not-attack-player': 'gundam/rulebook/attack#attack-step',
  'no-such-target': 'gundam/rulebook/attack#attack-step',
  'active-target': 'gundam/rulebook/attack#attack-step',
  'own-side-target': 'gundam/rulebook/attack#attack-step',
  'drawn-elsewhere': 'gundam/attack-step',
  'shield-area-not-a-target': 'gundam/attack-step',

  'not-block-step': 'gundam/rulebook/attack#block-step',
  'already-blocked': 'gundam/blocker',
  'not-under-attack': 'gundam/rulebook/attack#block-step',
  'no-blocker': 'gundam/block-step',
  'target-cannot-block': 'gundam/blocker',
  'rested-cannot-block': 'gundam/blocker',
  'high-maneuver': 'gundam/blocker',

  'not-in-hand': 'gundam/rulebook/playing-cards',
  'not-a-command': 'gundam/rulebook/playing-cards#command-cards',
  'wrong-timing': 'gundam/rulebook/playing-cards#command-cards',
  'lv-not-met': 'gundam/rulebook/playing-cards#paying-cost',
  'cost-not-met': 'gundam/rulebook/playing-cards#paying-cost',
  'no-such-ability': 'gundam/rulebook/playing-cards#activate-main',
  'ability-of-another-time': 'gundam/rulebook/playing-cards#activate-main',
  'ability-used': 'gundam/activate-main',
  'condition-not-met': 'gundam/activate-main',
  'rested-cannot-pay': 'gundam/rested-and-active',
  'no-support': 'gundam/activate-main',
  'support-another': 'gundam/activate-main',
  'nothing-to-choose': 'gundam/command',
  'wrong-targets': 'gundam/command',
  'no-room': 'gundam/rulebook/playing-cards#card-limits',
  'nothing-to-replace': 'gundam/rulebook/playing-cards#card-limits',
  'not-deployable': 'gundam/rulebook/playing-cards#deploying',
  'deploy-in-main-phase': 'gundam/deploy',
  'not-a-pilot': 'gundam/rulebook/playing-cards#pairing-pilots',
  'pair-in-main-phase': 'gundam/pilot-ability',
  'already-paired': 'gundam/rulebook/playing-cards#pairing-pilots',
  'cannot-be-paired': 'gundam/rulebook/playing-cards#pairing-pilots',

  'nothing-to-reveal': 'gundam/shield',
  'not-your-shield': 'gundam/shield',
  'unknown-card': 'gundam/shield',
  'no-burst-now': 'gundam/burst',
  'not-your-burst': 'gundam/burst',
  'nothing-to-resolve': 'gundam/attack',
  'must-be-resolved': 'gundam/attack',

  'wrong-moment': 'gundam/rulebook/turn#turn-overview',
  'already-done': 'gundam/rulebook/multiplayer#team-battle',
  'not-yet-main': 'gundam/rulebook/turn#main-phase',
  'something-due': 'gundam/order-of-effects',
  'nothing-due': 'gundam/order-of-effects',
  'not-a-choice': 'gundam/how-wording-is-read',
  'top-card-known': 'gundam/draw-phase',
  'not-in-pool': 'gundam/draw-phase',
  'ex-too-few': 'gundam/cost',
  'ex-too-many': 'gundam/ex-resource',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
