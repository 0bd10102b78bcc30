import type { Args } from '../../_rules/core/contract';
import type { Locale } from '../locales';
import { en } from './swccg-table.en';
import { fr } from './swccg-table.fr';

/** What the tables of the action stack are laid out with, in words. */
export interface TableWords {
  row: string;
  out: string;
  aside: string;
  stack: string;
  roles: Record<'pilot' | 'driver' | 'passenger' | 'cargo' | 'captive', (host: string) => string>;
  on: (host: string) => string;
  droid: string;
  figures: Record<string, string>;
  traits: Record<string, string>;
  switches: Record<string, string>;
  /** Choices that are no side, phase or segment. */
  choices: Record<string, string>;
  battleAt: (location: string) => string;
  drainAt: (location: string) => string;
  odd: Record<string, (args: Args) => string>;
}

export const TABLE_WORDS: Record<Locale, TableWords> = { fr, en };
