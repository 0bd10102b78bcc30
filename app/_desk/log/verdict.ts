import type { LogWords } from '../../_i18n/desk/log';
import type { Ruling } from './ruling';

/** What a call came to: its outcome, or how far it has come where there is none yet. */
export const verdictOf = (
  { outcome, state }: Pick<Ruling, 'outcome' | 'state'>,
  words: Pick<LogWords, 'outcomes' | 'states'>,
): string => (outcome ? words.outcomes[outcome] : words.states[state]);
