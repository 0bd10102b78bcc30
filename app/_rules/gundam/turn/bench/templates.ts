import type { Template } from '../../../core/bench';
import { booklet } from '../booklet-cards';
import type { TurnSetup } from '../state';

const OTHER = { hand: ['hawk', 4], units: ['zaku'], resources: 4 };
const OTHERS = { hawk: 'hawk-of-endymion', zaku: 'zaku-ii' } as const;

export const TURN_TEMPLATES: readonly Template<TurnSetup>[] = [
  {
    id: 'main-phase',
    title: { fr: 'Phase principale, 4 Resources', en: 'Main phase, 4 Resources' },
    setup: {
      phase: 'main',
      players: {
        '1': { hand: ['guncannon', 'amuro', 'show', 'side-7', 2], units: ['gm'], resources: 4 },
        '2': OTHER,
      },
      cards: booklet({
        ...OTHERS,
        gm: 'gm',
        guncannon: 'guncannon',
        amuro: 'amuro-ray',
        show: 'show-of-resolve',
        'side-7': 'side-7',
      }),
    },
  },
  {
    id: 'to-pair',
    title: { fr: 'Un Pilot à associer', en: 'A Pilot to pair' },
    setup: {
      phase: 'main',
      players: {
        '1': {
          hand: ['amuro', 3],
          units: [{ card: 'gundam', deployedThisTurn: true }, 'gm'],
          resources: { active: 2, rested: 3 },
        },
        '2': OTHER,
      },
      cards: booklet({ ...OTHERS, gundam: 'gundam', gm: 'gm', amuro: 'amuro-ray' }),
    },
  },
  {
    id: 'six-units',
    title: { fr: 'Six Units en jeu, une septième en main', en: 'Six Units in play, a seventh in hand' },
    setup: {
      phase: 'main',
      players: {
        '1': {
          hand: ['rezel', 2],
          units: ['gm', 'gm-2', 'dagger', 'dagger-2', 'guncannon', 'gaza'],
          resources: 6,
        },
        '2': OTHER,
      },
      cards: booklet({
        ...OTHERS,
        rezel: 'rezel',
        gm: 'gm',
        'gm-2': 'gm',
        dagger: 'strike-dagger',
        'dagger-2': 'strike-dagger',
        guncannon: 'guncannon',
        gaza: 'gaza-d',
      }),
    },
  },
  {
    id: 'action-step',
    title: { fr: 'Étape d’action de la phase de fin', en: 'Action step of the end phase' },
    setup: {
      phase: 'end',
      players: {
        '1': {
          hand: ['timbre', 3],
          units: [{ card: 'guncannon', damage: 1, rested: true }],
          resources: { active: 1, rested: 3 },
        },
        '2': OTHER,
      },
      cards: booklet({ ...OTHERS, timbre: 'peaceful-timbre', guncannon: 'guncannon' }),
    },
  },
  {
    id: 'full-hand',
    title: { fr: 'Fin du tour avec 12 cartes en main', en: 'End of the turn with 12 cards in hand' },
    setup: {
      phase: 'end',
      players: { '1': { hand: ['gm', 11], resources: { active: 1, rested: 4 } }, '2': { hand: 11 } },
      cards: booklet({ gm: 'gm' }),
    },
  },
  {
    id: 'start',
    title: { fr: 'Début de la partie', en: 'Start of the game' },
    setup: { phase: 'hand', players: { '1': {}, '2': {} } },
  },
  {
    id: 'royale',
    title: { fr: 'Battle royale à trois', en: 'Battle royale of three' },
    setup: {
      phase: 'main',
      players: {
        '1': { hand: 5, resources: 3 },
        '2': { hand: 5, resources: 3 },
        '3': { hand: 5, resources: 3 },
      },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: {
      phase: 'main',
      players: { '1': { base: null, shields: 0, deck: 20 }, '2': { base: null, shields: 0, deck: 20 } },
    },
  },
];
