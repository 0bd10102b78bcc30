import type { DuelScenario } from '../state';
import { asFirstPrinted } from './as-first-printed';
import { aurraAndThePilot } from './aurra-and-the-pilot';
import { bothPass } from './both-pass';
import { quiGonForObiWan, quiGonForR2, r2Alone, twoAnakins, twoObiWans } from './choosing-the-defender';
import { lastCards } from './last-cards';
import { maceAndAurra } from './mace-and-aurra';
import { whoMayInitiate } from './who-may-initiate';

/** The worked duels and the examples of choosing the defender, then what they leave out. */
export const DUEL_SCENARIOS: readonly DuelScenario[] = [
  aurraAndThePilot,
  maceAndAurra,
  whoMayInitiate,
  quiGonForR2,
  r2Alone,
  quiGonForObiWan,
  twoAnakins,
  twoObiWans,
  bothPass,
  lastCards,
  asFirstPrinted,
];
