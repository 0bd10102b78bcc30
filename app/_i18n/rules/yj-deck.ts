import type { AdviceArgs, Colour, LineArgs, Planet, ViolationArgs } from '../../_rules/young-jedi/deck/list';
import type { Locale } from '../locales';
import { en } from './yj-deck.en';
import { fr } from './yj-deck.fr';

/** What is wrong, and how to mend it. */
interface Said<Args> {
  message(args: Args): string;
  remedy(args: Args): string;
}
type Findings<Args> = { [Code in keyof Args]: Said<Args[Code]> };

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
