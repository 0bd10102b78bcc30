import { GUNDAM_BENCH } from '../../_i18n/benches/gundam-play';

import { playBench } from '../../_rules/gundam/play/bench';
import type { PlaySetup, PlayState } from '../../_rules/gundam/play/state';
import { told } from './told';
import type { Workbench } from './workbench';

/** Nothing is left to chance here but the order of a deck, which is told as it is drawn. */
export const gundamPlayBench: Workbench<PlayState, PlaySetup> = {
  bench: playBench,
  ...told(playBench, GUNDAM_BENCH),
};
