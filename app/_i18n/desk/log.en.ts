import { SITE_NAME } from '../../_leaf/site-name';
import type { LogWords } from './log';
import { OUTCOME_WORDS, STATE_WORDS } from './states';

const rulings = (count: number) => (count === 1 ? '1 ruling' : `${count} rulings`);

export const en: LogWords = {
  log: 'Judge’s log',
  newCall: 'New call',
  noteReading: 'Reading the rule to be noted…',
  noteUnknown: (rule) =>
    `${SITE_NAME} has no rule “${rule}”: it is not cited. Tap “New call” and cite it by its name.`,
  situationUnknown:
    'The link of the situation is damaged: it is not attached to the call. Open it again, then tap “Note” once more.',
  situation: (title) => (title ? `Situation: ${title}` : 'Situation'),
  dropSituation: 'Detach the situation',
  noteFailed: 'The rule to be noted could not be read. Check the network, or get the site event-ready.',
  reading: 'Reading the log…',
  emptyTitle: 'No ruling has been noted yet.',
  emptySteps: [
    'A table calls: tap “New call”, then give the table.',
    'Tap the decision, give time back if needed: it moves the end of that table.',
    `If an earlier ruling on the same rule was different, ${SITE_NAME} tells you before you save.`,
  ],
  unreadable: (count) =>
    count === 1
      ? `1 line of this log cannot be read by this version of ${SITE_NAME}. It is kept as it is.`
      : `${count} lines of this log cannot be read by this version of ${SITE_NAME}. They are kept as they are.`,
  count: rulings,
  shown: (shown, all) => `${shown} of ${rulings(all)}`,

  round: (round) => `Round ${round}`,
  table: (table) => `Table ${table}`,
  today: 'Today',
  outcomes: OUTCOME_WORDS.en,
  states: STATE_WORDS.en,
  edit: 'Edit',
  editOf: (table) => `Edit the ruling at table ${table}`,
  remove: 'Delete',
  removeOf: (table) => `Delete the ruling at table ${table}`,
  sameRule: (count) => `${rulings(count)} on this rule`,
  extended: (minutes) => `+ ${minutes} min`,
  extensionLeft: 'Extra time, left',
  extensionOver: (table) => `Table ${table}: the extra time is over.`,
  restartExtension: 'Restart the countdown',

  filters: 'Filter the log',
  filterRound: 'Round',
  allRounds: 'All',
  filterWords: 'Search the log',
  filterRule: (title) => `Rule: ${title}`,
  waiting: (count) => `To follow up (${count})`,
  filterNone: 'No ruling matches.',
  showAll: 'Show all',

  form: { new: 'New call', edit: 'Edit the ruling' },
  fields: {
    game: 'Game',
    round: 'Round',
    table: 'Table',
    seats: 'Players concerned',
    question: 'Question',
    rules: 'Cited rules',
    outcome: 'Decision',
    decision: 'Details',
    minutes: 'Extra time (minutes)',
  },
  questionHint: 'What the players ask',
  decisionHint: 'What you told the table',
  rulesHint: 'Search a rule to cite',
  rulesFound: (count) =>
    count === 0
      ? 'No rule found.'
      : `${count === 1 ? '1 rule found' : `${count} rules found`}: arrows to choose, Enter to cite.`,
  takeOff: (title) => `Stop citing “${title}”`,
  noTime: 'None',
  atEndOfRound: 'added to the end of the round',
  atOnce: 'Count down from now',
  addMinutes: (minutes) => `${minutes} min`,
  lacks: {
    table: 'Give the table.',
    outcome: 'Choose the decision.',
  },
  save: 'Save',
  saveEdit: 'Save the change',
  cancel: 'Discard',
  restored: 'This call had not been saved. Here it is as you left it.',

  earlier: 'Already ruled on the same rule',
  differs: 'You decided otherwise on this rule',
  differsFrom: 'Differs from an earlier ruling:',
  earlierLine: (round, table, outcome, rule) => `round ${round}, table ${table}: ${outcome} (${rule})`,

  done: {
    added: 'Ruling saved.',
    edited: 'Ruling changed.',
    corrected: 'The earlier ruling is corrected.',
    removed: 'Ruling deleted.',
    extended: 'Countdown restarted.',
    imported: 'Log imported.',
    undone: 'The last change has been undone.',
    left: 'The version of the other tab is kept.',
    outdated: 'Nothing was changed: another tab had just edited this ruling. Here it is, up to date.',
    erased: 'Everything was erased from this device by another tab, drafts included.',
  },
  undo: 'Undo',
  takeUp: 'Take mine up again',
  dismiss: 'Close this message',
  taken: (pieces) => `Together with what another tab had changed: ${pieces.join(', ').toLowerCase()}.`,
  undoKept: ({ undone, kept }) => {
    const left = `${rulings(kept)} edited since by another tab, kept as edited.`;
    return undone === 0 ? `Nothing was undone: ${left}` : `The rest is undone. ${left}`;
  },

  failed: 'Nothing was saved',
  failures: {
    full: {
      reason: 'The storage of this device is full.',
      remedy: 'Make room (photos, downloads, data of other sites), then try again.',
    },
    unavailable: {
      reason: 'This browser forbids keeping data, probably because the window is private.',
      remedy: `Open ${SITE_NAME} in an ordinary window, or copy this line before closing.`,
    },
    blocked: {
      reason: `Another, older tab of ${SITE_NAME} holds the log.`,
      remedy: `Close the other tabs of ${SITE_NAME}, then try again.`,
    },
    newer: {
      reason: `The log on this device comes from a newer version of ${SITE_NAME}.`,
      remedy: 'Reload this page; if nothing changes, install the new version.',
    },
    failed: {
      reason: 'The storage of this device did not answer as it should.',
      remedy: 'Try again. If it persists, reload the page: the draft survives.',
    },
  },
  notLost: 'The line is still on screen, and the rest of the log is untouched.',
  retry: 'Try again',

  files: 'Export and import',
  handOver: 'From phone to phone',
  report: 'The day’s report',
  printed: (date) => `Printed on ${date}`,
  imported: ({ added, updated, removed, same, kept, asked }) =>
    [
      `${rulings(added)} added`,
      `${updated} updated`,
      ...(removed > 0 ? [`${removed} deleted`] : []),
      `${same} already there`,
      ...(kept > 0 ? [`${kept} left out: your version is kept`] : []),
      ...(asked > 0 ? [`${asked} to decide`] : []),
    ].join(', '),

  clock: 'Round clock',
  start: 'Start',
  pause: 'Pause',
  resume: 'Resume',
  clockSettings: 'Set the clock',
  closeSheet: 'Close',
  soundNeedsTap: 'Tap the page once so that the bell can ring.',
  overTime: 'Time is over',
  started: (time) => `The clock runs, ${time} left.`,
  paused: (time) => `The clock is paused, ${time} left.`,
};
