import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { Moment } from './state';

/** The figures that the words of each refusal need. Cards and locations go by their titles. */
export interface RefusalArgs {
  'malformed-move': None;
  'play-over': None;
  'game-over': None;
  'not-your-turn': { player: Side };
  'not-your-opportunity': { player: Side };
  'wrong-phase': { phase: Moment };
  'something-due': None;
  'nothing-due': { player: Side };
  'all-activated': { allowed: number };
  'reserve-empty': None;
  'not-controlled': { location: string };
  'already-drained': { location: string };
  'not-in-hand': { card: string };
  'not-on-table': { card: string };
  'already-moved': { card: string };
  'not-contested': { location: string };
  'already-battled': { location: string };
  'not-enough-force': { cost: number };
  'cannot-take-from-empty': { card: string };
  'force-empty': None;
  'pile-empty': None;
  'already-recirculated': { player: Side };
}

export type RefusalCode = keyof RefusalArgs;

/** The rule behind each refusal. */
export const REFUSALS = {
  'malformed-move': 'swccg/actions',
  'play-over': 'swccg/end-of-turn',
  'game-over': 'swccg/death-star-ii/ending#victory',
  'not-your-turn': 'swccg/death-star-ii/turn#turn',
  'not-your-opportunity': 'swccg/actions-taking-turns',
  'wrong-phase': 'swccg/death-star-ii/turn#turn',
  'something-due': 'swccg/actions-stacking',
  'nothing-due': 'swccg/force#verbs',
  'all-activated': 'swccg/death-star-ii/turn#activate-phase',
  'reserve-empty': 'swccg/activate-force',
  'not-controlled': 'swccg/occupy-and-control#what-it-allows',
  'already-drained': 'swccg/force-drain#procedure',
  'not-in-hand': 'swccg/death-star-ii/turn#deploy-phase',
  'not-on-table': 'swccg/death-star-ii/moving#move-phase',
  'already-moved': 'swccg/death-star-ii/moving#moves-per-turn',
  'not-contested': 'swccg/death-star-ii/battle#battle-phase',
  'already-battled': 'swccg/death-star-ii/battle#battle-phase',
  'not-enough-force': 'swccg/death-star-ii/life-force#used-pile',
  'cannot-take-from-empty': 'swccg/empty-deck-or-pile#not-allowed',
  'force-empty': 'swccg/empty-deck-or-pile#not-allowed',
  'pile-empty': 'swccg/death-star-ii/life-force#lost-pile',
  'already-recirculated': 'swccg/death-star-ii/ending#end-of-turn',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
