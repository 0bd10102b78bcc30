import { GUNDAM_BENCH } from '../../_i18n/benches/gundam-play';
import type { AttackSetup } from '../../_rules/gundam/attack/state';
import { attackBench } from '../../_rules/gundam/play/bench';
import type { PlayState } from '../../_rules/gundam/play/state';
import { told } from './told';
import type { Workbench } from './workbench';

/** Nothing is left to chance here but the order of a deck, which is told as it is drawn. */
export const gundamAttackBench: Workbench<PlayState, AttackSetup> = {
  bench: attackBench,
  ...told(attackBench, GUNDAM_BENCH),
};
