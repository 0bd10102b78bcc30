import type { StackScenario } from '../scenario';
import { beruStew } from './beru-stew';
import { crashSiteMemorial } from './crash-site-memorial';
import { darkForces } from './dark-forces';
import { justAndBackingUp } from './just-and-backing-up';
import { refusalDrain } from './refusal-drain';
import { refusalSuspended } from './refusal-suspended';
import { refusalTargets } from './refusal-targets';
import { senseAlterWar } from './sense-alter-war';

export const STACK_SCENARIOS: StackScenario[] = [
  crashSiteMemorial,
  justAndBackingUp,
  senseAlterWar,
  beruStew,
  darkForces,
  refusalDrain,
  refusalTargets,
  refusalSuspended,
];
