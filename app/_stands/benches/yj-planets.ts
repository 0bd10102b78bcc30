import { PLANETS_BENCH, START_CHANCES } from '../../_i18n/benches/yj-planets';
import type { Locale } from '../../_i18n/locales';
import type { Random } from '../../_rules/core/seeded';
import { planetsBench } from '../../_rules/young-jedi/planets/bench';
import { options } from '../../_rules/young-jedi/planets/options';
import { planetsSimulator } from '../../_rules/young-jedi/planets/simulator';
import type { PlanetsSetup, PlanetsState } from '../../_rules/young-jedi/planets/state';
import { tally } from './tally';
import { told } from './told';
import type { Chances, Workbench } from './workbench';

const PLAYS = 2_000;

/** Draws for who starts until somebody does. */
function started(from: PlanetsState, random: Random): PlanetsState {
  let state = from;
  for (let i = 0; i < 60 && state.step === 'start'; i++) {
    const moves = options(state).filter((move) => move.type === 'draw' && !move.dual);
    const step = planetsSimulator.play(state, moves[random(moves.length)] ?? { type: 'tie' });
    if (!step.ok) break;
    state = step.state;
  }
  return state;
}

/** Who fights whom and who wins is for the players to say here: chance decides only who starts. */
function* chances(locale: Locale, state: PlanetsState): Generator<number, Chances[]> {
  const words = START_CHANCES[locale];
  if (state.over || state.step !== 'start') return [];
  const rows = yield* tally(
    PLAYS,
    (random) => {
      const { step, turn } = started(state, random);
      return step === 'start' ? undefined : { outcome: words.starts[turn], seat: turn };
    },
    words.rest,
  );
  return [{ title: words.title, given: words.given(PLAYS), rows }];
}

export const yjPlanetsBench: Workbench<PlanetsState, PlanetsSetup> = {
  bench: planetsBench,
  ...told(planetsBench, PLANETS_BENCH),
  chances,
};
