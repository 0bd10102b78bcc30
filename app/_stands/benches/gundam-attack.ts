import { GUNDAM_BENCH } from '../../_i18n/benches/gundam-play';
import type { AttackSetup } from '../../_rules/gundam/attack/state';
import { attackBench } from '../../_rules/gundam/play/bench';
import type { PlayState } from '../../_rules/gundam/play/state';
import { told } from './told';
import type { Workbench } from './workbench';

/** An attack alone keeps no deck card by card, so that nothing can be said of what lies in it or in the Shields. */
export const gundamAttackBench: Workbench<PlayState, AttackSetup> = {
  bench: attackBench,
  ...told(attackBench, GUNDAM_BENCH),
};
