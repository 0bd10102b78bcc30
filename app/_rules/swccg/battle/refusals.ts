import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';

interface OfCard {
  card: string;
}
interface OfWeapon extends OfCard {
  weapon: string;
}
interface OfPlayer {
  player: Side;
}
interface OfPlace {
  location: string;
}

/** The figures that the words of each refusal need. Cards and locations go by their titles. */
export interface RefusalArgs {
  'malformed-move': None;
  'phase-over': None;
  'game-over': None;
  'not-your-opportunity': OfPlayer;
  'draw-pending': None;
  'no-passing-now': None;

  'not-your-battle-phase': OfPlayer;
  'battle-under-way': None;
  'no-such-location': OfPlace;
  'no-battle-here': OfPlace;
  'location-has-battled': OfPlace;
  'no-presence': OfPlayer & OfPlace;
  'already-fought': OfPlayer & OfPlace;
  'nobody-takes-part': OfPlayer & OfPlace;
  'not-enough-force': { cost: number };

  'not-weapons-segment': None;
  'not-your-weapon': { weapon: string };
  'only-dark-captures': OfWeapon;
  'bearer-not-in-battle': OfWeapon;
  'excluded-cannot-fire': OfWeapon;
  'fired-from-inside': OfWeapon;
  'weapon-unmanned': OfWeapon;
  'weapon-unpiloted': OfWeapon;
  'landed-cannot-fire': OfWeapon;
  'weapon-already-fired': OfWeapon;
  'shots-used-up': OfWeapon;
  'target-not-in-battle': OfCard;
  'excluded-not-targeted': OfCard;
  'wrong-target': OfWeapon;
  'target-inside': OfCard;
  'no-weapon-destiny': OfWeapon;
  'not-in-hand': OfCard;
  'condition-not-met': { card: string; needs: string };
  'played-too-often': { card: string; copies: number };
  'exclusion-not-in-battle': OfCard;

  'no-draw-due': OfPlayer;
  'no-battle-destiny': { player: Side; ability: number };
  'draw-is-mandatory': None;
  'reserve-empty': OfPlayer;
  'not-its-destiny': None;

  'not-damage-segment': None;
  'already-finished': OfPlayer;
  'not-your-card-in-battle': OfCard;
  'excluded-not-forfeited': OfCard;
  'no-forfeit-value': OfCard;
  'nothing-left-to-satisfy': None;
  'wrong-riders': None;
  'hit-must-be-forfeited': OfCard;
  'attrition-not-satisfied': { left: number; card: string };
  'immunity-too-low': { card: string; limit: number; total: number };
  'damage-not-satisfied': { left: number };
  'attrition-not-in-force': None;
  'no-damage-to-pay': None;
  'pile-empty': None;
}

export type RefusalCode = keyof RefusalArgs;

/** Every reason to refuse a move, with the rule that forbids it. */
export const REFUSALS = {
  'malformed-move': 'swccg/actions',
  'phase-over': 'swccg/death-star-ii/turn#turn',
  'game-over': 'swccg/death-star-ii/ending#victory',
  'not-your-opportunity': 'swccg/actions-taking-turns',
  'draw-pending': 'swccg/destiny-draw#mandatory',
  'no-passing-now': 'swccg/actions-taking-turns#passing',

  'not-your-battle-phase': 'swccg/death-star-ii/battle#battle-phase',
  'battle-under-way': 'swccg/actions-stacking',
  'no-such-location': 'swccg/death-star-ii/battle#battle-phase',
  'no-battle-here': 'swccg/death-star-ii-sectors',
  'location-has-battled': 'swccg/death-star-ii/battle#battle-phase',
  'no-presence': 'swccg/presence',
  'already-fought': 'swccg/participating-in-battle',
  'nobody-takes-part': 'swccg/participating-in-battle#who',
  'not-enough-force': 'swccg/death-star-ii/life-force#used-pile',

  'not-weapons-segment': 'swccg/death-star-ii/battle#weapons-segment',
  'not-your-weapon': 'swccg/weapons-firing#steps',
  'only-dark-captures': 'swccg/captives#capturing',
  'bearer-not-in-battle': 'swccg/participating-in-battle',
  'excluded-cannot-fire': 'swccg/excluded-from-battle',
  'fired-from-inside': 'swccg/enclosed',
  'weapon-unmanned': 'swccg/driver#what-needs-a-driver',
  'weapon-unpiloted': 'swccg/death-star-ii/moving#pilots',
  'landed-cannot-fire': 'swccg/landed-starfighter',
  'weapon-already-fired': 'swccg/weapons-firing#limits',
  'shots-used-up': 'swccg/weapons-firing#limits',
  'target-not-in-battle': 'swccg/weapons-firing#steps',
  'excluded-not-targeted': 'swccg/excluded-from-battle',
  'wrong-target': 'swccg/death-star-ii/battle#weapons-segment',
  'target-inside': 'swccg/enclosed',
  'no-weapon-destiny': 'swccg/weapon-destiny',
  'not-in-hand': 'swccg/death-star-ii/concepts#interrupts',
  'condition-not-met': 'swccg/actions-step-1a',
  'played-too-often': 'swccg/unique-and-restricted',
  'exclusion-not-in-battle': 'swccg/excluded-from-battle',

  'no-draw-due': 'swccg/destiny-draw',
  'no-battle-destiny': 'swccg/battle-destiny',
  'draw-is-mandatory': 'swccg/destiny-draw#mandatory',
  'reserve-empty': 'swccg/empty-deck-or-pile#still-allowed',
  'not-its-destiny': 'swccg/destiny-draw#steps',

  'not-damage-segment': 'swccg/forfeit#when',
  'already-finished': 'swccg/death-star-ii/battle#damage-segment',
  'not-your-card-in-battle': 'swccg/forfeit#when',
  'excluded-not-forfeited': 'swccg/excluded-from-battle',
  'no-forfeit-value': 'swccg/forfeit#when',
  'nothing-left-to-satisfy': 'swccg/forfeit#when',
  'wrong-riders': 'swccg/death-star-ii/battle#weapon-hits',
  'hit-must-be-forfeited': 'swccg/death-star-ii/battle#weapon-hits',
  'attrition-not-satisfied': 'swccg/death-star-ii/battle#attrition',
  'immunity-too-low': 'swccg/death-star-ii/battle#immunity-to-attrition',
  'damage-not-satisfied': 'swccg/death-star-ii/battle#battle-damage',
  'attrition-not-in-force': 'swccg/attrition#satisfying',
  'no-damage-to-pay': 'swccg/death-star-ii/battle#battle-damage',
  'pile-empty': 'swccg/death-star-ii/life-force#lost-pile',
} as const satisfies Record<RefusalCode, RuleRef>;

export type Refusal = Refused<RefusalArgs>;

export const refuse = refuser<RefusalArgs>(REFUSALS);
