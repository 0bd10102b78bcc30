import type { SetupFlaw } from '../../_rules/gundam/attack/check-setup';
import type { EventArgs } from '../../_rules/gundam/attack/events';
import type { LabelArgs } from '../../_rules/gundam/attack/label';
import type { RefusalArgs } from '../../_rules/gundam/attack/refusals';
import type { AttackStep } from '../../_rules/gundam/attack/state';
import type { Keywords } from '../../_rules/gundam/cards';
import type { Locale } from '../locales';
import { en } from './gundam-attack.en';
import { fr } from './gundam-attack.fr';
import type { Said } from './said';

/** Every word of the attack simulator. */
export interface AttackWords {
  steps: Record<AttackStep, string>;
  keywords: Record<keyof Keywords, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

export const ATTACK_WORDS: Record<Locale, AttackWords> = { fr, en };
