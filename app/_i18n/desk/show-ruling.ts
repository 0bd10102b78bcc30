import type { Locale } from '../locales';

/** What stands on a page before a ruling is shown. The words of the card come with the card. */
export interface ShowRulingWords {
  show: string;
  /** Into the log of calls. */
  note: string;
  reading: string;
  failed: string;
  close: string;
}

export const SHOW_RULING_WORDS: Record<Locale, ShowRulingWords> = {
  fr: {
    show: 'Montrer aux joueurs',
    note: 'Noter cette décision',
    reading: 'Lecture de la règle…',
    failed:
      'La règle n’a pas pu être lue dans les deux langues. Vérifiez le réseau, ou préparez l’événement.',
    close: 'Fermer',
  },
  en: {
    show: 'Show to players',
    note: 'Note this ruling',
    reading: 'Reading the rule…',
    failed: 'The rule could not be read in both languages. Check the network, or get the site event-ready.',
    close: 'Close',
  },
};
