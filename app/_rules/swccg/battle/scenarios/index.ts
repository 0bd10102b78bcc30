import type { BattleScenario } from '../state';
import { elevenAgainstSeven } from './eleven-against-seven';
import { emptyReserveDeck } from './empty-reserve-deck';
import { enclosedPassengers } from './enclosed-passengers';
import { tie } from './tie';
import { vaderAttrition4 } from './vader-attrition-4';
import { vaderAttrition6 } from './vader-attrition-6';
import { whoMayInitiate } from './who-may-initiate';

/** The worked examples of the battle, simplest first. */
export const BATTLE_SCENARIOS: readonly BattleScenario[] = [
  whoMayInitiate,
  elevenAgainstSeven,
  vaderAttrition4,
  vaderAttrition6,
  tie,
  enclosedPassengers,
  emptyReserveDeck,
];
