import type { TurnScenario } from '../state';
import { beforeTheGame } from './before-the-game';
import { endOfTurn } from './end-of-turn';
import { gundamAndAmuro } from './gundam-and-amuro';
import { lastCard } from './last-card';
import { mainAndAction } from './main-and-action';
import { moreResources } from './more-resources';
import { payingCost } from './paying-cost';
import { secondPlayerGm } from './second-player-gm';
import { seventhUnit } from './seventh-unit';
import { threePlayers } from './three-players';

/** Worked examples of the booklet, simplest first. */
export const TURN_SCENARIOS: readonly TurnScenario[] = [
  payingCost,
  beforeTheGame,
  secondPlayerGm,
  gundamAndAmuro,
  seventhUnit,
  mainAndAction,
  endOfTurn,
  moreResources,
  lastCard,
  threePlayers,
];
