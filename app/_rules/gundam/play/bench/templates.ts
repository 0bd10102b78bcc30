import type { Template } from '../../../core/bench';
import type { PlayerSetup as AttackPlayer, AttackSetup } from '../../attack/state';
import type { PlayerSetup, PlaySetup } from '../state';

const ATTACKER: PlayerSetup = {
  units: [{ id: 'gundam', card: 'gundam', pilot: { id: 'amuro', card: 'amuro-ray' } }],
  hand: [{ id: 'incident', card: 'unforeseen-incident' }, 3],
  shields: 5,
  resources: 5,
};

const DEFENDER: PlayerSetup = {
  units: [
    { id: 'zaku', card: 'zaku-ii', rested: true },
    { id: 'trainer', card: 'demi-trainer' },
  ],
  hand: [{ id: 'resolve', card: 'kais-resolve' }, 3],
  shields: 4,
  resources: 5,
};

const TWO = { '1': ATTACKER, '2': DEFENDER };
const ATTACK = { attacker: 'gundam', target: '2' };

export const PLAY_TEMPLATES: readonly Template<PlaySetup>[] = [
  {
    id: 'to-attack',
    title: { fr: 'Une attaque va être déclarée', en: 'An attack is about to be declared' },
    setup: { phase: 'main', players: TWO },
  },
  {
    id: 'block-step',
    title: { fr: 'À l’étape de blocage', en: 'In the block step' },
    setup: { battle: ATTACK, players: TWO },
  },
  {
    id: 'action-step',
    title: { fr: 'À l’étape d’action', en: 'In the action step' },
    setup: { battle: { ...ATTACK, step: 'action' }, players: TWO },
  },
  {
    id: 'burst',
    title: { fr: 'Un Burst à décider', en: 'A Burst to decide' },
    setup: {
      battle: { ...ATTACK, step: 'damage' },
      players: { '1': ATTACKER, '2': { ...DEFENDER, base: null, shields: ['amuro-ray', null, null] } },
    },
  },
  {
    id: 'end-phase',
    title: { fr: 'Fin du tour avec 11 cartes en main', en: 'End phase with 11 cards in hand' },
    setup: {
      phase: 'end',
      players: { '1': { ...ATTACKER, hand: [{ id: 'gm', card: 'gm' }, 10] }, '2': DEFENDER },
    },
  },
  {
    id: 'start',
    title: { fr: 'Début de la partie', en: 'Start of the game' },
    setup: { phase: 'hand', players: { '1': {}, '2': {} } },
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

const attacking: AttackPlayer = {
  units: [{ id: 'gundam', card: 'gundam', pilot: { id: 'amuro', card: 'amuro-ray' } }],
  base: 'ex-base',
  shields: 5,
  hand: [{ id: 'incident', card: 'unforeseen-incident' }],
};

export const ATTACK_TEMPLATES: readonly Template<AttackSetup>[] = [
  {
    id: 'to-attack',
    title: { fr: 'Une attaque va être déclarée', en: 'An attack is about to be declared' },
    setup: {
      turn: '1',
      players: {
        '1': attacking,
        '2': {
          units: [
            { id: 'zaku', card: 'zaku-ii', rested: true },
            { id: 'trainer', card: 'demi-trainer' },
          ],
          base: 'ex-base',
          shields: 4,
          hand: [{ id: 'resolve', card: 'kais-resolve' }],
        },
      },
    },
  },
  {
    id: 'last-shields',
    title: { fr: 'Plus de Base, un dernier Shield', en: 'No Base, one last Shield' },
    setup: {
      turn: '1',
      players: {
        '1': {
          ...attacking,
          units: [
            { id: 'gundam', card: 'gundam' },
            { id: 'gm', card: 'gm' },
          ],
        },
        '2': { units: [{ id: 'trainer', card: 'demi-trainer' }], shields: ['amuro-ray'] },
      },
    },
  },
  {
    id: 'team',
    title: { fr: 'En équipe', en: 'In teams' },
    setup: {
      format: 'team-battle',
      turn: '1',
      players: {
        '1': attacking,
        '2': { units: [{ id: 'gm', card: 'gm' }], shields: 3 },
        '3': { units: [{ id: 'zaku', card: 'zaku-ii', rested: true }], base: 'ex-base', shields: 3 },
        '4': { units: [{ id: 'trainer', card: 'demi-trainer' }], shields: 2 },
      },
    },
  },
  {
    id: 'empty',
    title: { fr: 'Table vide', en: 'Empty table' },
    setup: { turn: '1', players: { '1': {}, '2': {} } },
  },
];
