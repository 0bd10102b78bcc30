import { PODRACE_BENCH, PODRACE_CHANCES } from '../../_i18n/benches/yj-podrace';
import type { Locale } from '../../_i18n/locales';
import { SIDES } from '../../_rules/core/sides';
import { podraceBench } from '../../_rules/young-jedi/podrace/bench';
import { racedOut } from '../../_rules/young-jedi/podrace/bench/play-out';
import type { PodraceSetup, PodraceState } from '../../_rules/young-jedi/podrace/state';
import { type Outcome, tally } from './tally';
import { told } from './told';
import type { Chances, Workbench } from './workbench';

const PLAYS = 300;
const TURNS = 30;

function* chances(locale: Locale, state: PodraceState): Generator<number, Chances[]> {
  const words = PODRACE_CHANCES[locale];
  const races = SIDES.some((side) => state.players[side].objective !== 'none');
  if (state.over || !races) return [];
  const rows = yield* tally(
    PLAYS,
    (random): Outcome => {
      const { over } = racedOut(state, random, TURNS);
      if (!over || over.reason === 'turns') return { outcome: words.undecided(TURNS) };
      return { outcome: words[over.reason][over.winner], seat: over.winner };
    },
    words.rest,
    1,
  );
  return [{ title: words.title, given: words.given(PLAYS, TURNS), rows }];
}

export const yjPodraceBench: Workbench<PodraceState, PodraceSetup> = {
  bench: podraceBench,
  ...told(podraceBench, PODRACE_BENCH),
  chances,
};
