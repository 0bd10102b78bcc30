import type { StorageFailure } from '../../_desk/log/connection';
import type { Lack } from '../../_desk/log/draft';
import type { ImportCounts } from '../../_desk/log/last-change';
import type { Outcome, State } from '../../_desk/log/ruling';
import type { Locale } from '../locales';
import { en } from './log.en';
import { fr } from './log.fr';

/** What was done last. */
export type ChangeKind =
  | 'added'
  | 'edited'
  | 'corrected'
  | 'removed'
  | 'extended'
  | 'imported'
  | 'undone'
  /** The version of another tab was chosen over the draft. */
  | 'left'
  /** Nothing, since another tab had changed the ruling first. */
  | 'outdated'
  /** Another tab erased everything. */
  | 'erased';

export interface LogWords {
  log: string;
  newCall: string;
  noteReading: string;
  noteUnknown: (rule: string) => string;
  situationUnknown: string;
  situation: (title: string) => string;
  dropSituation: string;
  noteFailed: string;
  reading: string;
  emptyTitle: string;
  emptySteps: string[];
  unreadable: (count: number) => string;
  count: (count: number) => string;
  shown: (shown: number, all: number) => string;

  round: (round: number) => string;
  table: (table: string) => string;
  today: string;
  outcomes: Record<Outcome, string>;
  states: Record<State, string>;
  edit: string;
  editOf: (table: string) => string;
  remove: string;
  removeOf: (table: string) => string;
  sameRule: (count: number) => string;
  extended: (minutes: number) => string;
  extensionLeft: string;
  extensionOver: (table: string) => string;
  restartExtension: string;

  filters: string;
  filterRound: string;
  allRounds: string;
  filterWords: string;
  filterRule: (title: string) => string;
  filterNone: string;
  waiting: (count: number) => string;
  showAll: string;

  form: { new: string; edit: string };
  fields: {
    game: string;
    round: string;
    table: string;
    seats: string;
    question: string;
    rules: string;
    outcome: string;
    decision: string;
    minutes: string;
  };
  questionHint: string;
  decisionHint: string;
  rulesHint: string;
  rulesFound: (count: number) => string;
  takeOff: (title: string) => string;
  noTime: string;
  atEndOfRound: string;
  atOnce: string;
  addMinutes: (minutes: number) => string;
  lacks: Record<Lack, string>;
  save: string;
  saveEdit: string;
  cancel: string;
  restored: string;

  earlier: string;
  differs: string;
  differsFrom: string;
  earlierLine: (round: number, table: string, outcome: string, rule: string) => string;

  done: Record<ChangeKind, string>;
  undo: string;
  takeUp: string;
  dismiss: string;
  taken: (pieces: string[]) => string;
  undoKept: (counts: { undone: number; kept: number }) => string;

  failed: string;
  failures: Record<StorageFailure, { reason: string; remedy: string }>;
  notLost: string;
  retry: string;

  files: string;
  handOver: string;
  report: string;
  printed: (date: string) => string;
  imported: (counts: ImportCounts) => string;

  clock: string;
  start: string;
  pause: string;
  resume: string;
  clockSettings: string;
  closeSheet: string;
  soundNeedsTap: string;
  overTime: string;
  started: (time: string) => string;
  paused: (time: string) => string;
}

export const LOG_WORDS: Record<Locale, LogWords> = { fr, en };
