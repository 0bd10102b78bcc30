import type { Locale } from '../locales';

/** What is said of the round on the desk and in the hall. */
export interface HallWords {
  open: string;
  close: string;
  round: (round: number) => string;
  until: (time: string) => string;
  paused: string;
  overTime: string;
  given: string;
  stillPlaying: string;
  tableUntil: (table: string, time: string) => string;
  table: (table: string) => string;
  tableOver: (table: string) => string;
  finished: string;
  finishedOf: (table: string) => string;
}

export const HALL_WORDS: Record<Locale, HallWords> = {
  fr: {
    open: 'Plein écran pour la salle',
    close: 'Quitter le plein écran',
    round: (round) => `Ronde ${round}`,
    until: (time) => `jusqu’à ${time}`,
    paused: 'en pause',
    overTime: 'Temps écoulé',
    given: 'Temps rendu',
    stillPlaying: 'Tables encore en jeu',
    tableUntil: (table, time) => `Table ${table} : jusqu’à ${time}`,
    table: (table) => `Table ${table}`,
    tableOver: (table) => `Table ${table} : le temps rendu est écoulé.`,
    finished: 'Terminée',
    finishedOf: (table) => `La table ${table} a terminé`,
  },
  en: {
    open: 'Full screen for the hall',
    close: 'Leave full screen',
    round: (round) => `Round ${round}`,
    until: (time) => `until ${time}`,
    paused: 'paused',
    overTime: 'Time is up',
    given: 'Extra time',
    stillPlaying: 'Tables still playing',
    tableUntil: (table, time) => `Table ${table}: until ${time}`,
    table: (table) => `Table ${table}`,
    tableOver: (table) => `Table ${table}: the extra time is over.`,
    finished: 'Finished',
    finishedOf: (table) => `Table ${table} has finished`,
  },
};
