import type { Side } from '../../_rules/swccg/force/piles';
import type { SetupFlaw } from '../../_rules/young-jedi/evacuation/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/evacuation/events';
import type { LabelArgs } from '../../_rules/young-jedi/evacuation/label';
import type { RefusalArgs } from '../../_rules/young-jedi/evacuation/refusals';
import type { Edition, ShipKind, Stage, TurnStep } from '../../_rules/young-jedi/evacuation/state';
import type { Locale } from '../locales';
import { en } from './yj-evacuation.en';
import { fr } from './yj-evacuation.fr';

type Said<Args> = { [Code in keyof Args]: (args: Args[Code]) => string };

/** Every word of the evacuation simulator. */
export interface EvacuationWords {
  sides: Record<Side, string>;
  editions: Record<Edition, string>;
  steps: Record<TurnStep, string>;
  stages: Record<Stage, string>;
  ships: Record<ShipKind, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
  picture: {
    stagesTitle: string;
    planets: string;
    aboard: string;
    hyperspace: (side: string) => string;
    committed: (side: string) => string;
    plan: (side: string) => string;
    hands: string;
    fight: string;
    piles: string;
    deck: (side: string) => string;
    discard: (side: string) => string;
    total: (side: string) => string;
    power: (power: number) => string;
    damage: (damage: number) => string;
    cube: string;
    unique: string;
    bonus: (bonus: number) => string;
    together: (count: number) => string;
    kinds: Record<'character' | 'weapon' | 'effect' | 'location' | 'battle', string>;
    hidden: string;
    stays: string;
    survived: string;
    fighting: string;
    toPlace: string;
    empty: string;
    untitled: (value: string) => string;
    opportunity: {
      deploy: (side: string) => string;
      otherStep: (side: string) => string;
      intercept: (side: string) => string;
      declare: (side: string) => string;
      plan: string;
      draw: (side: string, card: string) => string;
      choice: (side: string) => string;
      pick: string;
      lose: (side: string, count: number) => string;
      won: (side: string) => string;
      over: string;
    };
  };
}

export const EVACUATION_WORDS: Record<Locale, EvacuationWords> = { fr, en };
