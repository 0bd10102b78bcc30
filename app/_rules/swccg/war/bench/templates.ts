import type { Template } from '../../../core/bench';
import type { WarSetup } from '../setup';

const DESTINIES = [1, 2, 3, 4, 5, 6];

export const WAR_TEMPLATES: readonly Template<WarSetup>[] = [
  {
    id: 'interrupt',
    title: { fr: 'Une interruption : qui a le dernier mot ?', en: 'An Interrupt: who has the last word?' },
    setup: {
      first: { by: 'light', kind: 'interrupt' },
      hands: { light: ['Sense'], dark: ['Sense', 'Alter'] },
      ability: { light: 4, dark: 6 },
      destinies: { light: DESTINIES, dark: DESTINIES },
    },
  },
  {
    id: 'effect',
    title: { fr: 'Un effet : qui a le dernier mot ?', en: 'An Effect: who has the last word?' },
    setup: {
      first: { by: 'light', kind: 'effect' },
      hands: { light: ['Sense', 'Control'], dark: ['Alter'] },
      ability: { light: 4, dark: 6 },
      destinies: { light: DESTINIES, dark: DESTINIES },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Des mains vides', en: 'Empty hands' },
    setup: {
      first: { by: 'light', kind: 'interrupt' },
      hands: { light: [], dark: [] },
      ability: { light: null, dark: null },
      destinies: { light: DESTINIES, dark: DESTINIES },
    },
  },
];
