import type { Scenario } from '../../core/contract';
import type { Refusal } from '../play/refusals';
import type {
  HandCard as CardOf,
  Laid,
  Move,
  PlayState,
  TableSetup,
  UnitSetup as UnitOf,
} from '../play/state';
import type { CardName } from './cards';

export type { Move, Seat } from '../play/state';
export { SEATS } from '../play/state';

export type UnitSetup = UnitOf<CardName>;
export type HandCard = CardOf<CardName>;

export interface PlayerSetup extends Laid<CardName> {
  /** How many cards; left out, it never runs out. */
  deck?: number;
}

export type AttackSetup = TableSetup<PlayerSetup>;

/** A position of the play that keeps no turns. */
export type AttackState = PlayState;

export type AttackScenario = Scenario<AttackSetup, Move, Refusal>;
