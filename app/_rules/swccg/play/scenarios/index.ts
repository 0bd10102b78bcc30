import type { PlayScenario } from '../scenario';
import { fighterWithPilot, walkAndRide } from './aboard';
import { dodgedBattle, endsEarly, hitBeforeCancel, hitThenExcluded, sensedDodge } from './cancelled';
import { captiveStays } from './captives';
import {
  evaderSavesVader,
  forfeitModified,
  forfeitReset,
  immunityFixed,
  immunityRaised,
  lostAboard,
  tripledToTheEnd,
} from './damage';
import { headingBack } from './death-star';
import {
  attritionOnly,
  cancelledDestiny,
  ifUnable,
  moreThanFive,
  powerOnly,
  thresholdOfSix,
  thresholdReached,
} from './destiny';
import { drainedThenMoved, droidAlone, reactOutOfReach, reactSavesDrain, senseOnReact } from './drains';
import { wholeSenseAlterWar } from './example-4';
import { layingSites } from './laying';
import { bayToBay, landingForFree, upToTheDestroyer } from './travel';
import { deployingWithoutPresence, nextAction, roundTheTurn } from './turn';
import { undercoverSpy } from './undercover';
import {
  captiveEscapes,
  darkStrike,
  dodgedShot,
  evazanOperates,
  oneWeaponATurn,
  senseOnWeaponInterrupt,
} from './weapons';

export const PLAY_SCENARIOS: PlayScenario[] = [
  reactSavesDrain,
  senseOnReact,
  reactOutOfReach,
  drainedThenMoved,
  droidAlone,
  deployingWithoutPresence,
  fighterWithPilot,
  walkAndRide,
  bayToBay,
  landingForFree,
  upToTheDestroyer,
  dodgedBattle,
  sensedDodge,
  hitBeforeCancel,
  endsEarly,
  hitThenExcluded,
  darkStrike,
  senseOnWeaponInterrupt,
  dodgedShot,
  evazanOperates,
  captiveEscapes,
  captiveStays,
  oneWeaponATurn,
  thresholdOfSix,
  thresholdReached,
  moreThanFive,
  ifUnable,
  powerOnly,
  attritionOnly,
  cancelledDestiny,
  immunityRaised,
  immunityFixed,
  forfeitReset,
  forfeitModified,
  evaderSavesVader,
  lostAboard,
  tripledToTheEnd,
  nextAction,
  roundTheTurn,
  wholeSenseAlterWar,
  undercoverSpy,
  headingBack,
  layingSites,
];
