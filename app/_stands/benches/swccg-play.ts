import { playBench } from '../../_rules/swccg/play/bench';
import type { PlaySetup } from '../../_rules/swccg/play/setup';
import type { State } from '../../_rules/swccg/stack/state';
import { playChances } from './swccg-play-chances';
import { tableTellers } from './swccg-table';
import type { Workbench } from './workbench';

export const swccgPlayBench: Workbench<State, PlaySetup> = {
  bench: playBench,
  ...tableTellers,
  chances: playChances,
};
