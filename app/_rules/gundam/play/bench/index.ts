import type { Bench, Template } from '../../../core/bench';
import { listsBench } from '../../../core/lists-bench';
import { CARDS } from '../../attack/cards';
import type { AttackSetup } from '../../attack/state';
import { KINDS, knownIn } from '../../bench/pieces';
import { PRINTED } from '../../printed/cards';
import type { CardFacts } from '../../printed/schema';
import type { PlaySetup, PlayState } from '../state';
import { odd } from './odd';
import { attackSetupOf, playSetupOf } from './setup-of';
import { set, switches } from './switches';
import { playTable } from './table';
import { ATTACK_TEMPLATES, PLAY_TEMPLATES } from './templates';

const benchOf = <Setup>(
  cards: Readonly<Record<string, CardFacts>>,
  templates: readonly Template<Setup>[],
): Bench<PlayState, Setup> => ({
  ...listsBench(playTable(knownIn(cards))),
  templates,
  kinds: KINDS,
  switches,
  set,
  odd,
});

/** The whole play, and its attack alone, as something that can be laid out by hand. */
export const playBench: Bench<PlayState, PlaySetup> = {
  ...benchOf(PRINTED, PLAY_TEMPLATES),
  setupOf: playSetupOf,
};
export const attackBench: Bench<PlayState, AttackSetup> = {
  ...benchOf(CARDS, ATTACK_TEMPLATES),
  setupOf: attackSetupOf,
};
