import { PHASES } from '../moments';
import { type Refusal, refuse } from './refusals';
import type { PlayState } from './state';

/** Whether the main phase is still to come: the game is being set up, or an earlier phase is under way. */
export const isBeforeMain = ({ phase }: PlayState): boolean =>
  phase !== 'over' && (PHASES as readonly string[]).indexOf(phase) < PHASES.indexOf('main');

// gundam/main-phase
export const whyNotMain = (state: PlayState): Refusal | undefined =>
  state.phase === 'main' ? undefined : refuse(isBeforeMain(state) ? 'not-yet-main' : 'main-phase-over');
