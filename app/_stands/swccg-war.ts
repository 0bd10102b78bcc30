import { swccgStackWords } from '../_i18n/rules/swccg-stack';
import { swccgWarWords } from '../_i18n/rules/swccg-war';
import type { Move } from '../_rules/swccg/stack/moves';
import type { State } from '../_rules/swccg/stack/state';
import { swccgWar, type WarSetup, warScenarios } from '../_rules/swccg/war';
import type { Stand } from './stand';
import { swccgStackStand } from './swccg-stack';

/** The stack's stand, for a war over one card. */
export const swccgWarStand: Stand<State, Move, WarSetup> = {
  ...swccgStackStand,
  simulator: swccgWar,
  title: { fr: swccgWarWords.fr.title, en: swccgWarWords.en.title },
  summary: { fr: swccgWarWords.fr.summary, en: swccgWarWords.en.summary },
  scenarios: warScenarios,
  picture: (locale, state) => {
    const picture = swccgStackStand.picture(locale, state);
    const only = ['stack', 'hand-light', 'hand-dark', 'piles-light', 'piles-dark'];
    return {
      ...picture,
      moment: swccgStackWords[locale].turnOf(state.turn),
      zones: picture.zones.filter(({ id }) => only.includes(id)),
    };
  },
};
