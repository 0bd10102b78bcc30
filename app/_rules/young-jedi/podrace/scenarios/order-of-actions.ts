import type { PodraceScenario } from '../state';
import { ANAKIN, ANAKINS_PODRACER } from './cards';

export const orderOfActions: PodraceScenario = {
  id: 'order-of-actions',
  title: { fr: 'La course d’abord', en: 'Racing comes first' },
  intro: {
    fr: 'Anakin est en course. Une erreur d’ordre lui coûte un tour entier. On ne suit que les tours du côté lumineux.',
    en: 'Anakin is racing. One slip in the order costs him a whole turn. Only the turns of the light side are followed.',
  },
  setup: {
    turn: 'light',
    turns: 2,
    only: 'light',
    players: {
      light: {
        pilot: ANAKIN,
        podracer: ANAKINS_PODRACER,
        thrust: 2,
        hand: [
          1,
          2,
          3,
          {
            id: 'jira',
            title: 'Jira',
            subtitle: 'Pallie Vendor',
            kind: 'character',
            counters: 2,
            destiny: 4,
          },
          { ...ANAKIN, id: 'anakin-2', subtitle: 'Podracer Pilot' },
        ],
        deck: 30,
      },
      dark: { objective: false, deck: 30 },
    },
  },
  line: [
    {
      move: { type: 'deploy', player: 'light', card: 'anakin-2', to: 'planet' },
      refused: 'in-play-elsewhere',
      say: {
        fr: 'Un second Anakin sur la planète ? Non : il est dans son module, et il n’y en a qu’un.',
        en: 'A second Anakin on the planet? No: he is in his Podracer, and there is only one of him.',
      },
    },
    {
      move: { type: 'deploy', player: 'light', card: 'anakin-2', to: 'objective' },
      refused: 'one-pilot',
      say: {
        fr: 'Ni sur la carte Objective : un seul exemplaire du pilote de toute la partie.',
        en: 'Nor on the Objective: one copy of the pilot, all game long.',
      },
    },
    {
      move: { type: 'deploy', player: 'light', card: 'jira', to: 'planet' },
      say: {
        fr: 'Le côté lumineux déploie d’abord Jira sur la planète.',
        en: 'The light side deploys Jira to the planet first.',
      },
    },
    {
      move: { type: 'thrust', player: 'light' },
      refused: 'racing-first',
      say: {
        fr: 'Et la course lui est fermée : elle passe avant toute autre action de l’étape.',
        en: 'And racing is closed to it: it comes before any other action of the step.',
      },
      key: true,
    },
    {
      move: { type: 'done', player: 'light' },
      say: { fr: 'Pas de jeton ce tour-ci.', en: 'No token this turn.' },
    },
    { move: { type: 'done', player: 'light' }, say: { fr: 'Pas de bataille.', en: 'No battle.' } },
    {
      move: { type: 'draw', player: 'light', value: 6 },
      say: { fr: 'Even Up : un 6.', en: 'Even Up: a 6.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 4 },
      say: { fr: 'Et un 4 : six cartes.', en: 'And a 4: six cards.' },
    },
    {
      move: { type: 'done', player: 'light' },
      say: { fr: 'Au tour suivant du même joueur.', en: 'On to the same player’s next turn.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 5 },
      refused: 'thrust-before-refueling',
      say: {
        fr: 'Piocher d’abord et avancer ensuite ? La poussée vient en premier.',
        en: 'Draw first and move afterwards? Thrust comes first.',
      },
      key: true,
    },
    {
      move: { type: 'thrust', player: 'light' },
      say: { fr: 'Poussée 3.', en: 'Thrust 3.' },
    },
    { move: { type: 'lap', player: 'light', value: 1 }, say: { fr: 'Le 1…', en: 'The 1…' } },
    { move: { type: 'lap', player: 'light', value: 2 }, say: { fr: '… le 2…', en: '… the 2…' } },
    { move: { type: 'lap', player: 'light', value: 3 }, say: { fr: '… et le 3.', en: '… and the 3.' } },
    {
      move: { type: 'thrust', player: 'light' },
      refused: 'already-thrust',
      say: { fr: 'Une seule poussée par étape.', en: 'One thrust a step.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 5 },
      say: {
        fr: 'La moitié de 3, arrondie à 2 : une première carte…',
        en: 'Half of 3, rounded up to 2: a first card…',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 1 },
      say: { fr: '… puis une deuxième.', en: '… then a second.' },
    },
    {
      move: { type: 'done', player: 'light' },
      say: {
        fr: 'Le reste de l’étape de déploiement viendrait maintenant.',
        en: 'The rest of the deploy step would come now.',
      },
    },
  ],
  sources: [
    'young-jedi-rulebook#lap-cards',
    'young-jedi-rulebook#refueling',
    'young-jedi-rulebook#podrace-objective',
  ],
};
