import type { PodraceScenario } from '../state';
import { deckRunsOut } from './deck-runs-out';
import { fullRace } from './full-race';
import { handling, noHandling } from './handling';
import { orderOfActions } from './order-of-actions';
import { startingLine } from './starting-line';

/** The worked examples of the podrace, simplest first. The document has none of its own. */
export const PODRACE_SCENARIOS: readonly PodraceScenario[] = [
  startingLine,
  orderOfActions,
  handling,
  noHandling,
  deckRunsOut,
  fullRace,
];
