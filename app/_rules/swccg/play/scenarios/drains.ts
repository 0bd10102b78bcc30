import { SENSE } from '../../stack/cards/the-force';
import { draw, lose, pass, play } from '../../stack/moves';
import { UBRIKKIAN_9000 } from '../cards';
import type { PlayScenario } from '../scenario';
import { DUNES, drainAt, JABBAS_PALACE, key, MOS_EISLEY, moveTo, no, step } from './line';

/** The dark side's transport one site away from where the light side drains. */
const DRAIN: PlayScenario['setup'] = {
  turn: 'light',
  phase: 'control',
  locations: [JABBAS_PALACE, MOS_EISLEY, DUNES],
  light: { table: [{ card: 'luke-skywalker', id: 'luke', at: 'palace' }], reserve: 6, force: 2 },
  dark: {
    table: [
      { card: UBRIKKIAN_9000, id: 'ubrikkian', at: 'mos-eisley' },
      { card: 'stormtrooper', id: 'driver', at: 'ubrikkian', as: 'driver' },
    ],
    reserve: 6,
    force: 1,
  },
};

export const reactSavesDrain: PlayScenario = {
  id: 'react-saves-drain',
  title: { fr: 'Une réaction sauve d’un drainage', en: 'A react saves from a drain' },
  intro: {
    fr: 'Luke contrôle seul Jabba’s Palace. À côté, à Mos Eisley, un Stormtrooper conduit l’Ubrikkian.',
    en: 'Luke alone controls Jabba’s Palace. Next door, at Mos Eisley, a Stormtrooper drives the Ubrikkian.',
  },
  setup: DRAIN,
  line: [
    step(
      drainAt('light', 'palace'),
      'Deux icônes obscures : le drainage est de 2. L’adversaire peut répondre.',
      'Two dark icons: the drain is for 2. The opponent may respond.',
    ),
    key(
      play('dark', 'ubrikkian'),
      'Le véhicule est conduit et le site adjacent : il réagit. Le Stormtrooper à bord apporte la présence, le drainage est annulé.',
      'The vehicle is driven and the site adjacent: it reacts. The Stormtrooper aboard brings presence, and the drain is canceled.',
    ),
  ],
  sources: ['swccg-death-star-ii#reacts', 'swccg-death-star-ii#force-drain'],
  outcome: { stack: [], at: { ubrikkian: 'palace' }, piles: { dark: { lost: 0, reserve: 6 } } },
};

export const senseOnReact: PlayScenario = {
  id: 'sense-on-react',
  title: {
    fr: 'Sense annule la réaction : le drainage a lieu',
    en: 'Sense cancels the react: the drain goes on',
  },
  intro: {
    fr: 'La même table, mais le côté lumineux tient Sense.',
    en: 'The same table, but the light side holds Sense.',
  },
  setup: { ...DRAIN, light: { ...DRAIN.light, hand: [SENSE], reserve: [2, 5, 5, 5] } },
  line: [
    step(drainAt('light', 'palace'), 'Un drainage de 2.', 'A drain for 2.'),
    step(play('dark', 'ubrikkian'), 'L’Ubrikkian réagit.', 'The Ubrikkian reacts.'),
    step(play('light', 'sense'), 'Sense vise la réaction.', 'Sense targets the react.'),
    key(
      draw('light', 2),
      'Destinée 2, inférieure à l’habileté 4 de Luke : la réaction est annulée, et la Force payée le reste. L’Ubrikkian ne réagit plus ce tour-ci.',
      'Destiny 2, lower than Luke’s ability of 4: the react is canceled, and the Force paid stays paid. The Ubrikkian does not react again this turn.',
    ),
    step(lose('dark', 'reserve'), 'Le côté obscur perd 1 Force.', 'The dark side loses 1 Force.'),
    step(lose('dark', 'reserve'), 'Et une seconde.', 'And a second one.'),
  ],
  sources: ['swccg-death-star-ii#reacts', 'swccg-card-data#sense'],
  outcome: { stack: [], at: { ubrikkian: 'mos-eisley' }, piles: { dark: { lost: 2, reserve: 4 } } },
};

export const reactOutOfReach: PlayScenario = {
  id: 'react-out-of-reach',
  title: {
    fr: 'Trop loin, ou sans conducteur : pas de réaction',
    en: 'Too far, or without a driver: no react',
  },
  intro: {
    fr: 'Un Ubrikkian attend à Mos Eisley sans conducteur ; un autre, conduit, est à un site d’une autre planète.',
    en: 'One Ubrikkian waits at Mos Eisley without a driver; another one, driven, is at a site of another planet.',
  },
  setup: {
    ...DRAIN,
    locations: [JABBAS_PALACE, MOS_EISLEY, { ...DUNES, id: 'echo', title: 'Hoth: North Ridge', of: 'Hoth' }],
    dark: {
      table: [
        { card: UBRIKKIAN_9000, id: 'empty', at: 'mos-eisley' },
        { card: UBRIKKIAN_9000, id: 'far', at: 'echo' },
        { card: 'stormtrooper', id: 'driver', at: 'far', as: 'driver' },
      ],
      reserve: 6,
      force: 1,
    },
    patient: true,
  },
  line: [
    step(drainAt('light', 'palace'), 'Un drainage de 2.', 'A drain for 2.'),
    no(
      play('dark', 'empty'),
      'not-driven',
      'Sans pilote ni conducteur à bord, un véhicule ne se déplace pas en réaction.',
      'With no pilot or driver aboard, a vehicle does not move as a react.',
    ),
    no(
      play('dark', 'far'),
      'out-of-range',
      'Les sites voisins sur la table ne sont adjacents que s’ils font partie du même ensemble.',
      'Sites side by side on the table are adjacent only if they are parts of the same whole.',
    ),
    step(pass('dark'), 'Le côté obscur n’a pas de réponse.', 'The dark side has no response.'),
    key(pass('light'), 'Le drainage a son résultat.', 'The drain has its result.'),
  ],
  sources: ['swccg-death-star-ii#reacts', 'swccg-glossary-a#adjacent'],
  outcome: { stack: ['force-drain', 'lose-force'] },
};

export const drainedThenMoved: PlayScenario = {
  id: 'drained-then-moved',
  title: { fr: 'Une carte qui a drainé, puis bougé', en: 'A card that drained and then moved' },
  intro: {
    fr: 'Luke a drainé à Jabba’s Palace, puis une carte l’a mené à Mos Eisley pendant la même phase.',
    en: 'Luke drained at Jabba’s Palace, and a card then took him to Mos Eisley in the same phase.',
  },
  setup: {
    ...DRAIN,
    locations: [{ ...JABBAS_PALACE, drained: true }, MOS_EISLEY, DUNES],
    light: {
      table: [
        { card: 'luke-skywalker', id: 'luke', at: 'mos-eisley', drained: true },
        { card: 'rebel-trooper', id: 'trooper', at: 'palace' },
        { card: 'han-solo', id: 'han', at: 'dunes' },
      ],
      reserve: 6,
      force: 2,
    },
    dark: { reserve: 6, force: 1 },
  },
  line: [
    no(
      drainAt('light', 'mos-eisley'),
      'drained-elsewhere',
      'Une carte ne participe qu’à un drainage par tour : Luke empêche celui-ci.',
      'A card takes part in only one drain a turn: Luke prevents this one.',
    ),
    no(
      drainAt('light', 'palace'),
      'already-drained',
      'Un seul drainage par localisation et par tour.',
      'Only one drain per location per turn.',
    ),
    key(drainAt('light', 'dunes'), 'Han, lui, n’a pas drainé.', 'Han, however, has not drained.'),
    step(lose('dark', 'reserve'), 'Le côté obscur perd 1 Force.', 'The dark side loses 1 Force.'),
  ],
  sources: ['swccg-advanced-rulebook#force-drain'],
  outcome: { piles: { dark: { lost: 1 } } },
};

export const droidAlone: PlayScenario = {
  id: 'droid-alone',
  title: { fr: 'Un droïde seul ne contrôle rien', en: 'A droid alone controls nothing' },
  intro: {
    fr: 'R2-D2 est seul à Jabba’s Palace ; un Rebel Trooper est à Mos Eisley avec un Stormtrooper.',
    en: 'R2-D2 is alone at Jabba’s Palace; a Rebel Trooper is at Mos Eisley with a Stormtrooper.',
  },
  setup: {
    ...DRAIN,
    turns: 1,
    light: {
      table: [
        {
          card: {
            kind: 'character',
            side: 'light',
            title: 'R2-D2',
            power: 1,
            ability: 0,
            forfeit: 4,
            droid: true,
          },
          id: 'r2',
          at: 'palace',
        },
        { card: 'rebel-trooper', id: 'trooper', at: 'mos-eisley' },
      ],
      reserve: 6,
      force: 3,
    },
    dark: { table: [{ card: 'stormtrooper', id: 'stormtrooper', at: 'mos-eisley' }], reserve: 6, force: 1 },
  },
  line: [
    no(
      drainAt('light', 'palace'),
      'not-controlled',
      'Un droïde n’a pas d’habileté : pas de présence, donc pas de contrôle.',
      'A droid has no ability: no presence, and so no control.',
    ),
    no(
      drainAt('light', 'mos-eisley'),
      'not-controlled',
      'Les deux joueurs occupent Mos Eisley : personne ne le contrôle.',
      'Both players occupy Mos Eisley: nobody controls it.',
    ),
    step(
      pass('light'),
      'Rien à drainer, rien à déployer : phase de bataille.',
      'Nothing to drain, nothing to deploy: on to the battle phase.',
    ),
    step(pass('light'), 'Il n’initie pas de bataille.', 'It initiates no battle.'),
    key(
      moveTo('light', 'trooper', 'palace'),
      'Pour 1 Force, le soldat rejoint le site adjacent : le côté lumineux contrôle Jabba’s Palace.',
      'For 1 Force the trooper goes to the adjacent site: the light side controls Jabba’s Palace.',
    ),
  ],
  sources: ['swccg-death-star-ii#control-phase', 'swccg-death-star-ii#landspeed'],
  outcome: { phase: 'move', controls: { palace: 'light', 'mos-eisley': 'dark' } },
};
