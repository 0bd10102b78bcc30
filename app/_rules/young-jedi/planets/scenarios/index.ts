import type { PlanetsScenario } from '../state';
import { concedeFirstTurn, thirdPlanet } from './conceding';
import { lastCharacter, nobodyLeft, starterGame } from './control';
import { firstTurns, illegalHidden } from './hidden';
import { hiddenStack } from './hidden-stack';
import { illegalStack } from './illegal-stack';
import { lastCardInAFight, lastCardOlder, secondPlanetLastCard, whoStarts } from './victories';

/** The worked examples of planets, simplest first. */
export const PLANETS_SCENARIOS: readonly PlanetsScenario[] = [
  lastCharacter,
  starterGame,
  firstTurns,
  nobodyLeft,
  concedeFirstTurn,
  secondPlanetLastCard,
  thirdPlanet,
  whoStarts,
  lastCardInAFight,
  lastCardOlder,
  illegalHidden,
  illegalStack,
  hiddenStack,
];
