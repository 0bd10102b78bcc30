import type { Game } from '../../_corpus/games';
import { type Bilingual, LOCALES, type Locale } from '../../_i18n/locales';
import type { RuleRef } from '../../_rules/core/contract';
import type { StandId } from '../../_stands/registry';

export const KINDS = ['may', 'who', 'legal', 'refused', 'next', 'count'] as const;
export type Kind = (typeof KINDS)[number];

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What is asked about a position. The engine has answered it already. */
export interface Asked {
  kind: Kind;
  ask: Bilingual;
  /** Two to four, all different in both languages. */
  choices: Bilingual[];
  /** Which of them is right. */
  right: number;
  /** Why, a sentence or a step each. */
  why: Bilingual[];
  rule: RuleRef;
}

export interface Question extends Asked {
  level: Level;
  game: Game;
  stand: StandId;
  scenario: string;
  /** The position as its link says it. */
  position: string;
  state: unknown;
  /** What was played just before, the latest last. */
  before: Bilingual[];
}

export const inBoth = (say: (locale: Locale) => string): Bilingual => ({ fr: say('fr'), en: say('en') });

/** Whether each text differs from all others, in each language. */
export const allDiffer = (texts: readonly Bilingual[]): boolean =>
  LOCALES.every((locale) => new Set(texts.map((text) => text[locale])).size === texts.length);
