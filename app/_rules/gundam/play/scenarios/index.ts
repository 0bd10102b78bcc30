import type { PlayScenario } from '../state';
import { burstExResource, burstGivesAPilot, burstWeakens, burstWhiteBase } from './bursts';
import {
  attackerSentBack,
  cheaperAerial,
  commandSavesBlocker,
  peacefulTimbre,
  sulettaPaysTheCommand,
} from './commands';
import { commandFromTheTrash, extremeHatred, ifYouDo, lookAtTheDeck, topOrBottom } from './effects';
import { downToTen, endPhaseActionStep, repairAfterBattle } from './end-phase';
import { commandAsPilot, linkUnitAttacksAtOnce, pairedWithoutLink, stillRested } from './link-units';
import { royaleRound, teamTurn } from './multiplayer';
import { breachThenBurst, heavyarmsDestroys, raiderOncePerTurn, zedasMay } from './triggers';
import { deckOutBeforeAttack, firstTwoTurns, lastShieldThenPlayer, seventhUnitAttacks } from './turns';

/** Worked examples that only a whole play can show, simplest first. */
export const PLAY_SCENARIOS: readonly PlayScenario[] = [
  linkUnitAttacksAtOnce,
  pairedWithoutLink,
  commandAsPilot,
  stillRested,
  commandSavesBlocker,
  attackerSentBack,
  endPhaseActionStep,
  downToTen,
  repairAfterBattle,
  burstGivesAPilot,
  burstWhiteBase,
  burstWeakens,
  burstExResource,
  breachThenBurst,
  peacefulTimbre,
  sulettaPaysTheCommand,
  cheaperAerial,
  seventhUnitAttacks,
  firstTwoTurns,
  lastShieldThenPlayer,
  deckOutBeforeAttack,
  ifYouDo,
  commandFromTheTrash,
  lookAtTheDeck,
  topOrBottom,
  extremeHatred,
  heavyarmsDestroys,
  raiderOncePerTurn,
  zedasMay,
  teamTurn,
  royaleRound,
];
