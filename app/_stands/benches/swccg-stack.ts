import { stackBench } from '../../_rules/swccg/stack/bench';
import type { Setup } from '../../_rules/swccg/stack/setup';
import type { State } from '../../_rules/swccg/stack/state';
import { testChances } from './swccg-stack-chances';
import { tableTellers } from './swccg-table';
import type { Workbench } from './workbench';

export const swccgStackBench: Workbench<State, Setup> = {
  bench: stackBench,
  ...tableTellers,
  chances: testChances,
};
