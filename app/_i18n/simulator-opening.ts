import type { Locale } from './locales';

/** What a page that only offers a simulator says: reading pages carry these words and no others of the stepper. */
export interface OpeningWords {
  stepsCount: (count: number) => string;
  loading: string;
  loadFailed: string;
  open: string;
  openFull: string;
}

export const OPENING_WORDS: Record<Locale, OpeningWords> = {
  fr: {
    stepsCount: (count) => (count < 2 ? `${count} étape` : `${count} étapes`),
    loading: 'Chargement du simulateur…',
    loadFailed: 'Le simulateur n’a pas pu être chargé. L’exemple se lit en entier ci-dessous.',
    open: 'Rejouer l’exemple',
    openFull: 'Ouvrir en pleine page',
  },
  en: {
    stepsCount: (count) => (count === 1 ? '1 step' : `${count} steps`),
    loading: 'Loading the simulator…',
    loadFailed: 'The simulator could not be loaded. The whole example can be read below.',
    open: 'Replay the example',
    openFull: 'Open on its own page',
  },
};
