import type { AdviceArgs, Colour, LineArgs, Planet, ViolationArgs } from '../../_rules/young-jedi/deck/list';
import type { Locale } from '../locales';
import type { Findings } from './deck-shared';
import { en } from './yj-deck.en';
import { fr } from './yj-deck.fr';

/** Every word of the Young Jedi deck checker. */
export interface DeckWords {
  title: string;
  summary: string;
  placeholder: string;
  total: string;
  colours: Record<Colour, string>;
  wild: string;
  locations: Record<Planet, string>;
  objective: string;
  lines: Findings<LineArgs>;
  violations: Findings<ViolationArgs>;
  advice: Findings<AdviceArgs>;
}

export const DECK_WORDS: Record<Locale, DeckWords> = { fr, en };
