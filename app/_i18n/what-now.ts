import type { Locale } from './locales';

/** What the panel says of a position: where moves lead, two of them side by side, and what chance makes of it. */
interface WhatNowWords {
  leadsTo: (move: string) => string;
  nothingElse: string;
  afterwards: string;
  compare: string;
  comparing: string;
  compareHint: string;
  stopComparing: string;
  chances: string;
  workOut: string;
  working: (percent: number) => string;
  cancel: string;
  noChance: string;
  tooLong: string;
  showAll: (count: number) => string;
}

const fr: WhatNowWords = {
  leadsTo: (move) => `Où mène : ${move}`,
  nothingElse: 'Rien d’autre ne se passe.',
  afterwards: 'Ensuite',
  compare: 'Comparer',
  comparing: 'Deux coups côte à côte',
  compareHint: 'Choisissez un second coup à comparer.',
  stopComparing: 'Ne plus comparer',
  chances: 'Ce que le hasard décide',
  workOut: 'Calculer les chances',
  working: (percent) => `Calcul : ${percent} %`,
  cancel: 'Arrêter',
  noChance: 'Le hasard ne décide de rien dans cette position.',
  tooLong: 'Le calcul n’a pas abouti sur cet appareil. Rejouez la position après quelques coups.',
  showAll: (count) => `Montrer les ${count} coups`,
};

const en: WhatNowWords = {
  leadsTo: (move) => `Where it leads: ${move}`,
  nothingElse: 'Nothing else happens.',
  afterwards: 'Then',
  compare: 'Compare',
  comparing: 'Two moves side by side',
  compareHint: 'Choose a second move to compare.',
  stopComparing: 'Stop comparing',
  chances: 'What chance decides',
  workOut: 'Work out the odds',
  working: (percent) => `Working: ${percent} %`,
  cancel: 'Stop',
  noChance: 'Chance decides nothing in this position.',
  tooLong: 'The odds could not be worked out on this device. Try again some moves later.',
  showAll: (count) => `Show all ${count} moves`,
};

export const WHAT_NOW_WORDS: Record<Locale, WhatNowWords> = { fr, en };
