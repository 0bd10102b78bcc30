import type { Args } from '../../_rules/core/contract';
import type { Locale } from '../locales';

/** A switch that stands several times is told with what it is for: the side, the planet. */
export type SwitchLabel = string | ((...about: string[]) => string);

/** What a bench says in one language. Keys are those of the bench; what several benches share is merged in. */
export interface BenchWords {
  /** By the part of a place's id that follows its owner. */
  places: Record<string, string | ((about: string) => string)>;
  kinds: Record<string, string>;
  figures: Record<string, string>;
  traits: Record<string, string>;
  switches: Record<string, SwitchLabel>;
  /** Choices of a switch, and under `any` those that mean the same everywhere. */
  choices: Record<string, Record<string, string>>;
  oddities: Record<string, (args: Args) => string>;
}

export type BenchWordsIn = Record<Locale, BenchWords>;

/** Words of their own over words that are shared. */
export const over = (shared: BenchWords, own: Partial<BenchWords>): BenchWords => ({
  places: { ...shared.places, ...own.places },
  kinds: { ...shared.kinds, ...own.kinds },
  figures: { ...shared.figures, ...own.figures },
  traits: { ...shared.traits, ...own.traits },
  switches: { ...shared.switches, ...own.switches },
  choices: { ...shared.choices, ...own.choices },
  oddities: { ...shared.oddities, ...own.oddities },
});
