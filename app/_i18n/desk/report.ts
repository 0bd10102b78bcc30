import { SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

export interface ReportWords {
  hint: string;
  total: (calls: number, minutes: number) => string;
  byRound: string;
  byRule: string;
  byTable: string;
  round: string;
  rule: string;
  table: string;
  calls: string;
  minutes: string;
  differing: string;
  noneDiffer: string;
  pair: (rule: string, earlier: string, later: string) => string;
  place: (round: number, table: string, verdict: string) => string;
  why: (why: string) => string;
  corrected: string;
  waiting: string;
  penalties: string;
  situations: string;
  practise: string;
  print: string;
  json: string;
  csv: string;
  proposals: string;
  empty: string;
}

export const REPORT_WORDS: Record<Locale, ReportWords> = {
  fr: {
    hint: 'Par ronde, par règle, par table. Reste sur cet appareil.',
    total: (calls, minutes) =>
      `${calls < 2 ? `${calls} appel` : `${calls} appels`}, ${minutes < 2 ? `${minutes} minute rendue` : `${minutes} minutes rendues`}.`,
    byRound: 'Par ronde',
    byRule: 'Règles les plus demandées',
    byTable: 'Par table',
    round: 'Ronde',
    rule: 'Règle',
    table: 'Table',
    calls: 'Appels',
    minutes: 'Minutes',
    differing: 'Décisions qui ont différé',
    noneDiffer: 'Aucune.',
    pair: (rule, earlier, later) => `${rule} : ${earlier} ; ${later}`,
    place: (round, table, verdict) => `ronde ${round}, table ${table}, ${verdict}`,
    why: (why) => `Parce que : ${why}`,
    corrected: 'Décisions corrigées',
    waiting: 'À suivre',
    penalties: 'Infractions et sanctions',
    situations: 'Situations',
    practise: 'S’exercer sur ces règles',
    print: 'Imprimer le bilan',
    json: `Journal en JSON, pour ${SITE_NAME}`,
    csv: 'Tableau CSV, pour un tableur',
    proposals: 'Exporter les raisons comme propositions',
    empty: 'Rien n’est encore noté.',
  },
  en: {
    hint: 'By round, by rule, by table. It stays on this device.',
    total: (calls, minutes) =>
      `${calls === 1 ? '1 call' : `${calls} calls`}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} given.`,
    byRound: 'By round',
    byRule: 'Rules most asked',
    byTable: 'By table',
    round: 'Round',
    rule: 'Rule',
    table: 'Table',
    calls: 'Calls',
    minutes: 'Minutes',
    differing: 'Decisions that differed',
    noneDiffer: 'None.',
    pair: (rule, earlier, later) => `${rule}: ${earlier}; ${later}`,
    place: (round, table, verdict) => `round ${round}, table ${table}, ${verdict}`,
    why: (why) => `Because: ${why}`,
    corrected: 'Corrected decisions',
    waiting: 'To follow up',
    penalties: 'Infractions and penalties',
    situations: 'Situations',
    practise: 'Practise these rules',
    print: 'Print the report',
    json: `Log as JSON, for ${SITE_NAME}`,
    csv: 'CSV table, for a spreadsheet',
    proposals: 'Export the reasons as proposals',
    empty: 'Nothing has been noted yet.',
  },
};
