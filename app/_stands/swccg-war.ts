import { swccgStackWords } from '../_i18n/rules/swccg-stack';
import { swccgWarWords } from '../_i18n/rules/swccg-war';
import type { GameEvent } from '../_rules/swccg/stack/events';
import type { Move } from '../_rules/swccg/stack/moves';
import type { Refusal } from '../_rules/swccg/stack/refusals';
import type { State } from '../_rules/swccg/stack/state';
import { survivalAfter, swccgWar, type WarSetup, warScenarios } from '../_rules/swccg/war';
import type { Zone } from './picture';
import type { Stand } from './stand';
import { swccgStackStand } from './swccg-stack';

/** The stack's stand, for a war over one card. */
export const swccgWarStand: Stand<State, Move, WarSetup, GameEvent, Refusal> = {
  ...swccgStackStand,
  simulator: swccgWar,
  title: { fr: swccgWarWords.fr.title, en: swccgWarWords.en.title },
  summary: { fr: swccgWarWords.fr.summary, en: swccgWarWords.en.summary },
  scenarios: warScenarios,
  worth: (locale, state, move) => {
    const survives = survivalAfter(state, move);
    return survives === undefined ? undefined : swccgWarWords[locale].worth(survives);
  },
  picture: (locale, state) => {
    const picture = swccgStackStand.picture(locale, state);
    return {
      ...picture,
      moment: swccgStackWords[locale].turnOf(state.turn),
      zones: picture.zones.filter(({ id }) => id !== 'table').map(withoutForce),
    };
  },
};

/** Nothing costs Force in a war. */
const withoutForce = (zone: Zone): Zone =>
  zone.form === 'piles' ? { ...zone, piles: zone.piles.filter(({ id }) => !id.endsWith('-force')) } : zone;
