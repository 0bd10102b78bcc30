import type { PlayScenario } from '../scenario';

export const PLAY_SCENARIOS: PlayScenario[] = [];
