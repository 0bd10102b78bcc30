import { EVACUATION_BENCH, EVACUATION_CHANCES } from '../../_i18n/benches/yj-evacuation';
import type { Locale } from '../../_i18n/locales';
import { evacuationBench } from '../../_rules/young-jedi/evacuation/bench';
import { evacuatedOut } from '../../_rules/young-jedi/evacuation/bench/play-out';
import { planetTitle } from '../../_rules/young-jedi/evacuation/fleet';
import { options } from '../../_rules/young-jedi/evacuation/options';
import { play } from '../../_rules/young-jedi/evacuation/simulator';
import type { EvacuationSetup, EvacuationState } from '../../_rules/young-jedi/evacuation/state';
import { tally } from './tally';
import { told } from './told';
import type { Chances, Workbench } from './workbench';

const PLAYS = 1_000;

/** The attempts that could be made now, or the one that is under way. */
function attempts(state: EvacuationState, locale: Locale): { title: string; from: EvacuationState }[] {
  const words = EVACUATION_CHANCES[locale];
  if (state.attempt) return [{ title: words.title, from: state }];
  const seen = new Set<string>();
  return options(state).flatMap((move) => {
    if (move.type !== 'evacuate' || seen.has(move.planet)) return [];
    seen.add(move.planet);
    const step = play(state, move);
    return step.ok ? [{ title: words.titleOf(planetTitle(state, move.planet)), from: step.state }] : [];
  });
}

function* chances(locale: Locale, state: EvacuationState): Generator<number, Chances[]> {
  const words = EVACUATION_CHANCES[locale];
  const found: Chances[] = [];
  const all = state.over ? [] : attempts(state, locale);
  for (const [i, { title, from }] of all.entries()) {
    const before = from.results.length;
    const looking = tally(
      PLAYS,
      (random) => {
        const end = evacuatedOut(from, random);
        const result = end.results[before];
        if (result) return { outcome: words.outcomes[result.outcome] };
        return end.over ? { outcome: words.outcomes.deck } : undefined;
      },
      words.rest,
    );
    let next = looking.next();
    for (; !next.done; next = looking.next()) yield (i + next.value) / all.length;
    if (next.value.length > 0) found.push({ title, given: words.given(PLAYS), rows: next.value });
  }
  return found;
}

export const yjEvacuationBench: Workbench<EvacuationState, EvacuationSetup> = {
  bench: evacuationBench,
  ...told(evacuationBench, EVACUATION_BENCH),
  chances,
};
