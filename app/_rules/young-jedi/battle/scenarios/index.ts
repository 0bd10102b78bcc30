import type { BattleScenario } from '../state';
import { battleDroidPlans } from './battle-droid-plans';
import { breakthrough, spareDefenders } from './breakthrough';
import { eightSteps } from './eight-steps';
import { fightingTogether } from './fighting-together';
import { forcePush } from './force-push';
import { lastCard, lastCardOlder } from './last-card';
import { orderOfFights } from './order-of-fights';
import { planMistakes } from './plan-mistakes';
import { rifleAgainstFour } from './rifle-against-four';
import { stack } from './stack';
import { surplusWeapons } from './surplus-weapons';
import { uselessCards } from './useless-cards';

/** The worked examples of the battle, simplest first. */
export const BATTLE_SCENARIOS: readonly BattleScenario[] = [
  rifleAgainstFour,
  orderOfFights,
  surplusWeapons,
  battleDroidPlans,
  breakthrough,
  spareDefenders,
  fightingTogether,
  stack,
  uselessCards,
  planMistakes,
  forcePush,
  eightSteps,
  lastCard,
  lastCardOlder,
];
