import type { Side } from '../../_rules/core/sides';
import type { SetupFlaw } from '../../_rules/swccg/battle/check-setup';
import type { EventArgs } from '../../_rules/swccg/battle/events';
import type { LabelArgs } from '../../_rules/swccg/battle/label';
import type { RefusalArgs } from '../../_rules/swccg/battle/refusals';
import type { Role, Segment } from '../../_rules/swccg/battle/state';
import type { Pile } from '../../_rules/swccg/force/piles';
import type { Locale } from '../locales';
import type { Said } from './said';
import { en } from './swccg-battle.en';
import { fr } from './swccg-battle.fr';

/** Every word of the battle simulator. */
export interface BattleWords {
  sides: Record<Side, string>;
  segments: Record<Segment, string>;
  piles: Record<Pile, string>;
  roles: Record<Role, string>;
  events: Said<EventArgs>;
  refusals: Said<RefusalArgs>;
  moves: Said<LabelArgs>;
  way: (way: { forfeits: string; lost: string; force: number }) => string;
  setupFlaws: Record<SetupFlaw['code'], (at: string) => string>;
}

export const BATTLE_WORDS: Record<Locale, BattleWords> = { fr, en };
