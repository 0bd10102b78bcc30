import type { Locale } from '../locales';

/** What is said where two decisions on one rule differ, and once somebody said why. */
export interface ResolveWords {
  correct: (table: string) => string;
  different: string;
  why: string;
  keepWhy: string;
  resolve: string;
  apart: (table: string, round: number) => string;
  apartFromUnknown: string;
  before: (verdict: string) => string;
  takeBack: string;
  onThisRule: string;
}

export const RESOLVE_WORDS: Record<Locale, ResolveWords> = {
  fr: {
    correct: (table) => `Corriger la décision de la table ${table}`,
    different: 'La situation diffère…',
    why: 'Pourquoi la situation diffère',
    keepWhy: 'Retenir cette raison',
    resolve: 'Trancher',
    apart: (table, round) => `Situation différente de la table ${table}, ronde ${round} :`,
    apartFromUnknown: 'Situation différente :',
    before: (verdict) => `D’abord : ${verdict}`,
    takeBack: 'Retirer cette raison',
    onThisRule: 'Distingué par les arbitres, sur cet appareil',
  },
  en: {
    correct: (table) => `Correct the ruling at table ${table}`,
    different: 'The situation differs…',
    why: 'Why the situation differs',
    keepWhy: 'Keep this reason',
    resolve: 'Resolve',
    apart: (table, round) => `Not the situation of table ${table}, round ${round}:`,
    apartFromUnknown: 'Another situation:',
    before: (verdict) => `At first: ${verdict}`,
    takeBack: 'Take this reason back',
    onThisRule: 'Told apart by judges, on this device',
  },
};
