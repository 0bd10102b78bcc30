import type { Locale } from '../_i18n/locales';
import type { Chances } from '../_stands/benches/workbench';
import type { Situation, SituationFlaw } from './situation';

/** What the worker is asked: whether a link can be opened, or what chance makes of a situation. */
export type Asking =
  | { ask: 'probe'; link: string }
  | { ask: 'chances'; situation: Situation; locale: Locale };

export type Answer = { done: number } | { sound: true } | { flaw: SituationFlaw } | { chances: Chances[] };
