import type { Side } from '../../_rules/core/sides';
import type { SetupFlaw } from '../../_rules/young-jedi/evacuation/check-setup';
import type { EventArgs } from '../../_rules/young-jedi/evacuation/events';
import type { LabelArgs } from '../../_rules/young-jedi/evacuation/label';
import type { RefusalArgs } from '../../_rules/young-jedi/evacuation/refusals';
import type { Edition, ShipKind, Stage, TurnStep } from '../../_rules/young-jedi/evacuation/state';
import type { Locale } from '../locales';
import type { Said } from './said';
import { en } from './yj-evacuation.en';
import { fr } from './yj-evacuation.fr';

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
    /** The stages in a word each. */
    track: Record<Stage, string>;
    places: string;
    aboard: string;
    leaving: string;
    hyperspace: string;
    orbit: (planet: string) => string;
    hand: (side: string) => string;
    counted: string;
    piles: (side: string) => string;
    deck: string;
    discard: string;
    total: string;
    declared: string;
    owed: string;
    power: string;
    damage: string;
    destiny: string;
    cube: string;
    unique: string;
    bonus: string;
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
