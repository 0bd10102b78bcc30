import type { ForceScenario } from '../state';
import { defeat } from './defeat';
import { emptyReserveDeck } from './empty-reserve-deck';
import { firstTurn } from './first-turn';
import { forceDrain } from './force-drain';
import { retrieval } from './retrieval';

/** The worked examples of the Force cycle, simplest first. */
export const FORCE_SCENARIOS: readonly ForceScenario[] = [
  firstTurn,
  forceDrain,
  retrieval,
  emptyReserveDeck,
  defeat,
];
