import type { Outcome, State } from '../../_desk/log/ruling';
import type { Locale } from '../locales';
import { OUTCOME_WORDS, STATE_WORDS } from './states';

/** What a table for people says of a call. */
export type PeopleColumn =
  | 'event'
  | 'day'
  | 'time'
  | 'round'
  | 'table'
  | 'game'
  | 'question'
  | 'rules'
  | 'state'
  | 'outcome'
  | 'decision'
  | 'infraction'
  | 'sanction'
  | 'minutes'
  | 'apart'
  | 'situation'
  | 'judge';

export interface PeopleCsvWords {
  columns: Record<PeopleColumn, string>;
  states: Record<State, string>;
  outcomes: Record<Outcome, string>;
}

export const PEOPLE_CSV_WORDS: Record<Locale, PeopleCsvWords> = {
  fr: {
    columns: {
      event: 'Événement',
      day: 'Jour',
      time: 'Heure',
      round: 'Ronde',
      table: 'Table',
      game: 'Jeu',
      question: 'Question',
      rules: 'Règles citées',
      state: 'État',
      outcome: 'Décision',
      decision: 'Précisions',
      infraction: 'Infraction',
      sanction: 'Sanction',
      minutes: 'Minutes rendues',
      apart: 'Pourquoi la situation diffère',
      situation: 'Situation',
      judge: 'Arbitre',
    },
    states: STATE_WORDS.fr,
    outcomes: OUTCOME_WORDS.fr,
  },
  en: {
    columns: {
      event: 'Event',
      day: 'Day',
      time: 'Time',
      round: 'Round',
      table: 'Table',
      game: 'Game',
      question: 'Question',
      rules: 'Cited rules',
      state: 'State',
      outcome: 'Decision',
      decision: 'Details',
      infraction: 'Infraction',
      sanction: 'Penalty',
      minutes: 'Extra minutes',
      apart: 'Why the situation differs',
      situation: 'Situation',
      judge: 'Judge',
    },
    states: STATE_WORDS.en,
    outcomes: OUTCOME_WORDS.en,
  },
};
