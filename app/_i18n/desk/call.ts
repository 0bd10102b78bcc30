import type { Locale } from '../locales';

/** What the form of a call says beyond the names of its fields. */
export interface CallWords {
  state: string;
  rest: string;
  restHint: string;
  infraction: string;
  sanction: string;
  none: string;
  manyTables: (tables: number) => string;
  until: (table: string, time: string) => string;
}

export const CALL_WORDS: Record<Locale, CallWords> = {
  fr: {
    state: 'État',
    rest: 'Question, règles, précisions',
    restHint: 'jeu, joueurs, ronde, sanction',
    infraction: 'Infraction',
    sanction: 'Sanction',
    none: 'Aucune',
    manyTables: (tables) => `L’événement a ${tables} tables : vérifiez le numéro.`,
    until: (table, time) => `Table ${table} : jusqu’à ${time}`,
  },
  en: {
    state: 'State',
    rest: 'Question, rules, details',
    restHint: 'game, players, round, penalty',
    infraction: 'Infraction',
    sanction: 'Penalty',
    none: 'None',
    manyTables: (tables) => `The event has ${tables} tables: check the number.`,
    until: (table, time) => `Table ${table}: until ${time}`,
  },
};
