import type { AttackScenario } from '../state';
import { actionStep } from './action-step';
import { attackOnThePlayer } from './attack-on-the-player';
import { battleRoyale } from './battle-royale';
import { blocked } from './blocked';
import { breach } from './breach';
import { burst } from './burst';
import { keywords } from './keywords';
import { lastHit } from './last-hit';
import { targetGone } from './target-gone';
import { teamBattle } from './team-battle';
import { twoUnits } from './two-units';
import { whoMayAttack } from './who-may-attack';

/** The worked examples of the attack, simplest first. */
export const ATTACK_SCENARIOS: readonly AttackScenario[] = [
  attackOnThePlayer,
  whoMayAttack,
  twoUnits,
  blocked,
  actionStep,
  burst,
  breach,
  targetGone,
  lastHit,
  keywords,
  teamBattle,
  battleRoyale,
];
