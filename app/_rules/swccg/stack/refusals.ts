import { refuser } from '../../core/codes';
import type { None, Refused, RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';
import { type RefusalArgs as BattleRefusals, REFUSALS as OF_BATTLES } from '../battle/refusals';
import type { Role } from '../battle/state';
import { type RefusalArgs as ForceRefusals, REFUSALS as OF_FORCE } from '../force/refusals';
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

/** What a whole play refuses for the reasons of a battle, or of the Force. */
export const AS_IN_BATTLES = [
  'battle-under-way',
  'not-your-battle-phase',
  'no-such-location',
  'no-battle-here',
  'location-has-battled',
  'no-presence',
  'already-fought',
  'nobody-takes-part',
  'not-enough-force',
  'not-weapons-segment',
  'not-your-weapon',
  'only-dark-captures',
  'bearer-not-in-battle',
  'excluded-cannot-fire',
  'fired-from-inside',
  'weapon-unmanned',
  'weapon-unpiloted',
  'landed-cannot-fire',
  'weapon-already-fired',
  'shots-used-up',
  'target-not-in-battle',
  'excluded-not-targeted',
  'target-inside',
  'no-weapon-destiny',
  'exclusion-not-in-battle',
  'not-damage-segment',
  'already-finished',
  'not-your-card-in-battle',
  'excluded-not-forfeited',
  'no-forfeit-value',
  'nothing-left-to-satisfy',
  'hit-must-be-forfeited',
  'attrition-not-satisfied',
  'immunity-too-low',
  'damage-not-satisfied',
  'attrition-not-in-force',
  'no-damage-to-pay',
  'pile-empty',
  'malformed-move',
  'wrong-riders',
] as const satisfies (keyof BattleRefusals)[];
export const AS_IN_THE_FORCE = [
  'all-activated',
  'not-controlled',
  'already-drained',
  'already-moved',
] as const satisfies (keyof ForceRefusals)[];
type AsInBattles = Pick<BattleRefusals, (typeof AS_IN_BATTLES)[number]>;
type AsInTheForce = Pick<ForceRefusals, (typeof AS_IN_THE_FORCE)[number]>;

const pick = <Table, Code extends keyof Table>(table: Table, codes: readonly Code[]): Pick<Table, Code> =>
  Object.fromEntries(codes.map((code) => [code, table[code]])) as Pick<Table, Code>;

/** The figures that the words of each refusal need. Cards go by their titles. */
export interface RefusalArgs extends AsInBattles, AsInTheForce {
  malformed: None;
  over: None;
  'destiny-first': OfSide;
  'order-first': OfSide;
  'loss-first': OfSide;
  'choice-first': OfSide;
  'damage-first': OfSide;
  'not-awaited': None;
  'wrong-destiny': { value: number };
  'no-such-card': OfCard;
  'not-your-card': OfCard;
  'not-there': OfCard & { zone: Zone; from: 'hand' | 'table' };
  'not-yet-on-table': OfCard;
  inactive: OfCard;
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
  'mandatory-first': OfSide;
  'starting-only': OfCard;
  'locations-lie': OfCard;
  'other-death-star': OfCard;
  'already-lies': { location: string };
  'has-its-place': OfCard;
  'out-of-order': OfCard & { location: string };
  'no-version': OfCard & { location: string };
  'version-unknown': { location: string };
  'wrong-turn': OfCard;
  'wrong-phase': OfCard & { phase: Phase };
  limit: OfCard & { copies: number };
  'persona-on-table': OfCard & { other: string };
  'no-battleground-system': OfCard;
  'used-up': OfCard;
  forbidden: OfCard & { by: string };
  /** The kind of condition, and the name it turns on. */
  condition: OfCard & { condition: string; about: string };
  'empty-pile': OfCard & { pile: Pile | 'hand' };
  'drained-elsewhere': OfCard & { location: string };
  'no-drain-here': { location: string };
  'aboard-moves-along': OfCard;
  'not-driven': OfCard;
  'out-of-range': OfCard & { location: string };
  'wrong-place': OfCard & { location: string };
  'no-deployment-here': OfCard & { location: string };
  'closed-planet': OfCard & { location: string };
  'sector-closed': OfCard & { location: string };
  'may-remain': OfCard;
  undercover: OfCard;
  'not-undercover': OfCard;
  'not-a-spy': OfCard;
  'spied-upon': { location: string };
  'no-presence-to-deploy': OfCard & { location: string };
  'no-pilot-to-deploy': OfCard & { location: string };
  'no-such-seat': OfCard & { host: string; as: Role };
  'not-a-pilot': OfCard;
  'may-not-drive': OfCard;
  'no-room': OfCard & { host: string };
  'pilot-not-needed': OfCard & { location: string };
  'not-together': OfCard & { host: string };
  'not-aboard': OfCard;
  'cannot-get-off': OfCard & { location: string };
  'cannot-dock': OfCard;
  'sits-there': OfCard;
  'no-docking-bay': OfCard & { location: string };
  'not-outdoors': OfCard & { location: string };
  'no-ship-docking': OfCard;
  'not-related': { location: string; other: string };
  'no-starfighter': OfCard;
  'needs-docking-bay': OfCard & { location: string };
  'only-bay-327': OfCard & { location: string };
  'cannot-carry': OfCard & { weapon: string };
  'not-alone': OfCard;
  'not-aimed-at': OfCard;
  spared: OfCard & { by: string };
  'kept-from-moving': OfCard & { by: string };
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
  'damage-first': 'swccg/death-star-ii/battle#damage-segment',
  'not-awaited': 'swccg/actions-step-3',
  'wrong-destiny': 'swccg/destiny-draw#steps',
  // is there such a card, and is it where it can be used?
  'no-such-card': 'swccg/actions-step-1',
  'not-your-card': 'swccg/actions-step-1',
  'not-there': 'swccg/actions-step-1a',
  'not-yet-on-table': 'swccg/actions-step-3',
  inactive: 'swccg/card-states',
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
  'mandatory-first': 'swccg/automatic-actions',
  'starting-only': 'swccg/death-star-ii/concepts#interrupts',
  'locations-lie': 'swccg/death-star-ii/turn#deploying-locations',
  'other-death-star': 'swccg/death-star-and-death-star-ii',
  'already-lies': 'swccg/death-star-ii/turn#deploying-locations',
  'has-its-place': 'swccg/death-star-ii/turn#deploying-locations',
  'out-of-order': 'swccg/death-star-ii/turn#deploying-locations',
  'no-version': 'swccg/death-star-ii/turn#deploying-locations',
  'version-unknown': 'swccg/death-star-ii/turn#deploying-locations',
  'wrong-turn': 'swccg/actions-step-1a#right-moment',
  'wrong-phase': 'swccg/actions-step-1a#right-moment',
  limit: 'swccg/unique-and-restricted',
  'persona-on-table': 'swccg/personas',
  'no-battleground-system': 'swccg/admirals-order',
  'used-up': 'swccg/actions-step-1a',
  forbidden: 'swccg/actions-step-1a',
  condition: 'swccg/actions-step-1a',
  'empty-pile': 'swccg/empty-deck-or-pile#not-allowed',
  // what is counted on the table of a whole play
  ...pick(OF_FORCE, AS_IN_THE_FORCE),
  ...pick(OF_BATTLES, AS_IN_BATTLES),
  'drained-elsewhere': 'swccg/force-drain#procedure',
  'no-drain-here': 'swccg/force-drain#where-not',
  'aboard-moves-along': 'swccg/death-star-ii/moving#landspeed',
  'not-driven': 'swccg/death-star-ii/moving#drivers',
  'out-of-range': 'swccg/adjacent',
  'wrong-place': 'swccg/death-star-ii/turn#deploy-phase',
  'no-deployment-here': 'swccg/death-star-ii-sectors',
  'closed-planet': 'swccg/dagobah',
  'sector-closed': 'swccg/movement#death-star-ii-sectors',
  'may-remain': 'swccg/movement#death-star-ii-sectors',
  undercover: 'swccg/card-states#undercover',
  'not-undercover': 'swccg/card-states#undercover',
  'not-a-spy': 'swccg/card-states#undercover',
  'spied-upon': 'swccg/card-states#undercover',
  'no-presence-to-deploy': 'swccg/deployment-restrictions#no-presence',
  'no-pilot-to-deploy': 'swccg/death-star-ii/turn#deploying-characters-vehicles-starships',
  'no-such-seat': 'swccg/death-star-ii/moving#pilots',
  'not-a-pilot': 'swccg/death-star-ii/moving#pilots',
  'may-not-drive': 'swccg/driver',
  'no-room': 'swccg/deploying-cards-on-vehicles-and-starships',
  'pilot-not-needed': 'swccg/death-star-ii/turn#deploying-characters-vehicles-starships',
  'not-together': 'swccg/death-star-ii/moving#embarking-characters',
  'not-aboard': 'swccg/disembarking',
  'cannot-get-off': 'swccg/disembarking',
  'cannot-dock': 'swccg/death-star-ii/moving#transferring',
  'sits-there': 'swccg/death-star-ii/moving#pilots',
  'no-docking-bay': 'swccg/docking-bay-transit',
  'not-outdoors': 'swccg/death-star-ii/moving#shuttling',
  'no-ship-docking': 'swccg/death-star-ii/moving#shuttling',
  'not-related': 'swccg/locations#kinds',
  'no-starfighter': 'swccg/death-star-ii/moving#landing-taking-off',
  'needs-docking-bay': 'swccg/death-star-ii/moving#landing-taking-off',
  'only-bay-327': 'swccg/death-star-dark-side#starships',
  'cannot-carry': 'swccg/weapons-carrying',
  'not-alone': 'swccg/dodge',
  'not-aimed-at': 'swccg/weapons-firing#steps',
  spared: 'swccg/weapons-firing#steps',
  'kept-from-moving': 'swccg/actions-step-1a',
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
