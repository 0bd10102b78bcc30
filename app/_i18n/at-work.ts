import type { Locale } from './locales';

interface AtWorkWords {
  heading: string;
  headingCount: (count: number) => string;
  step: (step: number, of: number) => string;
  /** Of a move, before what is told of it. */
  refused: string;
  more: (count: number) => string;
}

export const AT_WORK_WORDS: Record<Locale, AtWorkWords> = {
  fr: {
    heading: 'Voir à l’œuvre',
    headingCount: (count) => `Voir à l’œuvre (${count})`,
    step: (step, of) => `étape ${step} sur ${of}`,
    refused: 'refusé',
    more: (count) => (count < 2 ? '1 autre exemple' : `${count} autres exemples`),
  },
  en: {
    heading: 'See it at work',
    headingCount: (count) => `See it at work (${count})`,
    step: (step, of) => `step ${step} of ${of}`,
    refused: 'refused',
    more: (count) => (count === 1 ? '1 more example' : `${count} more examples`),
  },
};
