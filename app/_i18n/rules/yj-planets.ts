import type { Side } from '../../_rules/core/sides';
import type { SetupFlaw } from '../../_rules/young-jedi/planets/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/planets/events';
import type { LabelArgs } from '../../_rules/young-jedi/planets/label';
import type { RefusalArgs } from '../../_rules/young-jedi/planets/refusals';
import type { Kind, Step } from '../../_rules/young-jedi/planets/state';
import type { Locale } from '../locales';
import type { Said } from './said';
import { en } from './yj-planets.en';
import { fr } from './yj-planets.fr';

/** Every word of the planets simulator. */
export interface PlanetsWords {
  sides: Record<Side, string>;
  steps: Record<Step, string>;
  kinds: Record<Kind, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

export const PLANETS_WORDS: Record<Locale, PlanetsWords> = { fr, en };
