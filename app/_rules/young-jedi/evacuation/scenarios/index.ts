import type { EvacuationScenario } from '../state';
import { fleetBattle, noTransportLeft, onTheRun } from './fleet-battle';
import { firstRulebookTie, sameTableFirst, sameTableHyperspace } from './same-table';
import { whoMayEvacuate } from './who-may-evacuate';

/** The worked examples of the evacuation, simplest first; the first two play the same table under either rule. */
export const EVACUATION_SCENARIOS: readonly EvacuationScenario[] = [
  sameTableHyperspace,
  sameTableFirst,
  firstRulebookTie,
  whoMayEvacuate,
  fleetBattle,
  noTransportLeft,
  onTheRun,
];
