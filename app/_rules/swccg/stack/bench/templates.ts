import type { Template } from '../../../core/bench';
import { LUKE, site, VADER } from '../cards/characters';
import { BERU_STEW, CRASH_SITE_MEMORIAL } from '../cards/examples';
import { ALTER, CONTROL, SENSE } from '../cards/the-force';
import { battle, forceDrain } from '../cards/virtual';
import type { PlayerSetup, Setup } from '../setup';

const COUNTS: PlayerSetup = { reserve: 20, force: 5 };
const SITE = { card: site('Site'), id: 'site' };

/** Luke and Vader at one site, so that either side has a highest-ability character. */
const table = (light: PlayerSetup, dark: PlayerSetup): Pick<Setup, 'light' | 'dark'> => ({
  light: { ...COUNTS, table: [SITE, { card: LUKE, at: 'site' }], ...light },
  dark: { ...COUNTS, table: [{ card: VADER, at: 'site' }], ...dark },
});

export const STACK_TEMPLATES: readonly Template<Setup>[] = [
  {
    id: 'interrupt-and-sense',
    title: { fr: 'Une interruption, et Sense en face', en: 'An Interrupt, and Sense against it' },
    setup: {
      turn: 'light',
      phase: 'control',
      ...table({ hand: [BERU_STEW, SENSE] }, { hand: [SENSE, ALTER] }),
      turns: 3,
    },
  },
  {
    id: 'effect-and-alter',
    title: { fr: 'Un effet, Alter et Sense', en: 'An Effect, Alter and Sense' },
    setup: {
      turn: 'light',
      phase: 'deploy',
      ...table({ hand: [CRASH_SITE_MEMORIAL, SENSE] }, { hand: [ALTER] }),
      turns: 3,
    },
  },
  {
    id: 'effect-on-table',
    title: { fr: 'Un effet sur la table, et Alter', en: 'An Effect on table, and Alter' },
    setup: {
      turn: 'dark',
      phase: 'control',
      ...table(
        { hand: [SENSE], table: [SITE, { card: LUKE, at: 'site' }, CRASH_SITE_MEMORIAL] },
        { hand: [ALTER] },
      ),
      turns: 3,
    },
  },
  {
    id: 'drain-and-control',
    title: { fr: 'Un drainage, et Control', en: 'A Force drain, and Control' },
    setup: {
      turn: 'light',
      phase: 'control',
      ...table(
        { may: [forceDrain({ at: 'site', amount: 2 })], hand: [SENSE] },
        { hand: [CONTROL], table: [] },
      ),
      turns: 3,
    },
  },
  {
    id: 'battle',
    title: { fr: 'Une bataille, et ce qui y répond', en: 'A battle, and what responds to it' },
    setup: {
      turn: 'light',
      phase: 'battle',
      ...table(
        { may: [battle({ at: 'site', destinies: { light: 1, dark: 1 } })], hand: [SENSE] },
        { hand: [SENSE] },
      ),
      turns: 3,
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: { turn: 'light', phase: 'control', light: COUNTS, dark: COUNTS, turns: 3 },
  },
];
