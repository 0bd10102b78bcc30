import type { Locale } from '../_i18n/locales';
import { BATTLE_WORDS } from '../_i18n/rules/yj-battle';
import { BATTLE_PICTURE } from '../_i18n/rules/yj-battle-picture';
import { lineupOf, sideIn } from '../_rules/young-jedi/battle/facts';
import { drawsFor } from '../_rules/young-jedi/battle/power';
import { type BattleState, FIGHT_STEPS, STAGES } from '../_rules/young-jedi/battle/state';
import type { TrackStep, Zone } from './picture';

type Words = (typeof BATTLE_PICTURE)[Locale];

/** The stages of the battle; within a fight its eight steps, if there is anything to do in them. */
export function track(locale: Locale, state: BattleState): Zone {
  const words = BATTLE_PICTURE[locale];
  const { fight, over, results } = state;
  const steps = stepsOfFight(words, state);
  if (fight && steps.some(({ note }) => note !== NOTHING))
    return { id: 'steps', title: words.steps, row: 'track', form: 'track', steps };
  const now = over ? STAGES.length : STAGES.indexOf(state.stage);
  return {
    id: 'stages',
    title: words.stages,
    row: 'track',
    form: 'track',
    steps: STAGES.map((stage, i) => ({
      title: BATTLE_WORDS[locale].stages[stage],
      at: i < now ? 'done' : i === now ? 'now' : 'ahead',
      ...(stage === 'fights' && fight && { note: words.nth(results.length + 1) }),
    })),
  };
}

const NOTHING = '–';

function stepsOfFight(words: Words, state: BattleState): TrackStep[] {
  const { fight } = state;
  if (!fight) return [];
  return FIGHT_STEPS.map(({ role, does }, i) => {
    const side = sideIn(state, role);
    const values = fight.drawn[side].filter((drawn) => drawn.for === does).map(({ value }) => value);
    const draws =
      does === 'resolve' ? (lineupOf(state, side).battle ? 1 : 0) : drawsFor(state, side, does).length;
    const note = values.length > 0 ? values.join(' + ') : draws === 0 ? NOTHING : undefined;
    return {
      title: `${words.step[does]} · ${words.roles[role]}`,
      at: i < fight.step ? 'done' : i === fight.step ? 'now' : 'ahead',
      ...(note !== undefined && { note }),
    };
  });
}
