import type { Outcome, State } from '../../_desk/log/ruling';
import type { Locale } from '../locales';

export const OUTCOME_WORDS: Record<Locale, Record<Outcome, string>> = {
  fr: { allowed: 'Permis', refused: 'Refusé', other: 'Autre décision' },
  en: { allowed: 'Allowed', refused: 'Not allowed', other: 'Other decision' },
};

export const STATE_WORDS: Record<Locale, Record<State, string>> = {
  fr: {
    decided: 'Décidé',
    open: 'Ouvert',
    'head-judge': 'Demandé au juge principal',
    appealed: 'En appel',
    corrected: 'Corrigé',
  },
  en: {
    decided: 'Decided',
    open: 'Open',
    'head-judge': 'Asked of the head judge',
    appealed: 'Appealed',
    corrected: 'Corrected',
  },
};
