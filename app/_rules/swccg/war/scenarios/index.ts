import { controlHasTheLastWord } from './control-has-the-last-word';
import { oneSense } from './one-sense';
import type { WarScenario } from './scenario';

export type { WarScenario };

export const WAR_SCENARIOS: WarScenario[] = [oneSense, controlHasTheLastWord];
