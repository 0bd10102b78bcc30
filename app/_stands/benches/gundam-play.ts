import { GUNDAM_BENCH } from '../../_i18n/benches/gundam-play';
import type { Locale } from '../../_i18n/locales';
import { playBench } from '../../_rules/gundam/play/bench';
import { hiddenOf } from '../../_rules/gundam/play/bench/hidden';
import { isOut, sideOf } from '../../_rules/gundam/play/sides';
import type { PlaySetup, PlayState } from '../../_rules/gundam/play/state';
import { burstAmongShields, nextCard } from './gundam-chances';
import { told } from './told';
import type { Chances, Workbench } from './workbench';

/** Only the order of a deck is left to chance: what is drawn next, and what lies among the Shields. */
function* chances(locale: Locale, state: PlayState): Generator<number, Chances[]> {
  yield 0;
  if (state.over) return [];
  return state.sides
    .flat()
    .filter((seat) => !isOut(state, sideOf(state, seat)))
    .map((seat) => hiddenOf(state, seat))
    .flatMap((hidden) => [...nextCard(locale, hidden), ...burstAmongShields(locale, hidden)]);
}

export const gundamPlayBench: Workbench<PlayState, PlaySetup> = {
  bench: playBench,
  ...told(playBench, GUNDAM_BENCH),
  chances,
};
