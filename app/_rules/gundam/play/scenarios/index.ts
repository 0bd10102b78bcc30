import type { PlayScenario } from '../state';

/** Worked examples that only a whole play can show. */
export const PLAY_SCENARIOS: readonly PlayScenario[] = [];
