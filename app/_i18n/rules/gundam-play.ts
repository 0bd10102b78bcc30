import type { Keywords } from '../../_rules/gundam/cards';
import type { SetupFlaw } from '../../_rules/gundam/play/check-setup';
import type { EventArgs } from '../../_rules/gundam/play/events';
import type { LabelArgs } from '../../_rules/gundam/play/label';
import type { RefusalArgs } from '../../_rules/gundam/play/refusals';
import type { AttackStep } from '../../_rules/gundam/play/state';
import type { Locale } from '../locales';
import { en } from './gundam-play.en';
import { fr } from './gundam-play.fr';
import type { Said } from './said';

/** Every word of the attack simulator. */
export interface PlayWords {
  steps: Record<AttackStep, string>;
  keywords: Record<keyof Keywords, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

export const PLAY_WORDS: Record<Locale, PlayWords> = { fr, en };
