import type { PodraceScenario } from '../state';
import { BEN, BENS_PODRACER, RATTS, RATTS_PODRACER, SEBULBA, SEBULBAS_PODRACER } from './cards';

export const handling: PodraceScenario = {
  id: 'handling',
  title: { fr: 'Un 1 pour boucher les trous', en: 'A 1 to fill the gaps' },
  intro: {
    fr: 'Sebulba porte le numéro 31 : sa maniabilité est de 1. Il a posé son premier 1, et sa main est pleine de 1.',
    en: 'Sebulba is number 31, so his handling is 1. His first 1 is down, and his hand is full of ones.',
  },
  setup: {
    turn: 'dark',
    turns: 1,
    players: {
      dark: {
        pilot: SEBULBA,
        podracer: SEBULBAS_PODRACER,
        thrust: 3,
        pile: [1],
        hand: [
          1,
          1,
          1,
          3,
          { id: 'arena', title: 'Tatooine', subtitle: 'Podrace Arena', kind: 'location', destiny: 5 },
          6,
        ],
        deck: 30,
      },
      light: { objective: false, deck: 40 },
    },
  },
  line: [
    {
      move: { type: 'lap', player: 'dark', value: 1 },
      refused: 'thrust-first',
      say: {
        fr: 'D’abord le jeton de poussée, ensuite les cartes.',
        en: 'First the Thrust token, then the cards.',
      },
    },
    {
      move: { type: 'thrust', player: 'dark' },
      say: { fr: 'Quatre jetons, le maximum.', en: 'Four tokens, the most there can be.' },
    },
    {
      move: { type: 'lap', player: 'dark', value: 1 },
      say: {
        fr: 'Il manque un 2. Un 1 prend sa place : c’est une carte de maniabilité.',
        en: 'There is no 2. A 1 takes its place: a handling card.',
      },
      key: true,
    },
    {
      move: { type: 'lap', player: 'dark', value: 3 },
      say: {
        fr: 'Un vrai 3, qui ne compte pas comme maniabilité.',
        en: 'A real 3, which is no handling card.',
      },
    },
    {
      move: { type: 'lap', player: 'dark', value: 1 },
      say: {
        fr: 'Un autre 1, à la place du 4. C’est le deuxième.',
        en: 'Another 1, in place of the 4. That is the second.',
      },
    },
    {
      move: { type: 'lap', player: 'dark', value: 1 },
      refused: 'handling-used-up',
      say: {
        fr: 'Pas de troisième : 2 cartes de maniabilité au plus par tour de course.',
        en: 'There is no third: a lap takes 2 handling cards at most.',
      },
      key: true,
    },
    {
      move: { type: 'lap', player: 'dark', card: 'arena' },
      refused: 'location-no-lap',
      say: {
        fr: 'La localisation a bien un 5, mais une localisation n’est jamais une carte de tour.',
        en: 'The location does show a 5, but a location is never a lap card.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 5 },
      say: {
        fr: 'Poussée 4 : le ravitaillement donne jusqu’à 2 cartes. La première est le 5 qui manquait.',
        en: 'Thrust 4: refueling gives up to 2 cards. The first is the missing 5.',
      },
    },
    {
      move: { type: 'lap', player: 'dark', value: 5 },
      refused: 'already-refueled',
      say: {
        fr: 'Il arrive trop tard : après le ravitaillement, plus de carte de tour dans cette étape.',
        en: 'It comes too late: after refueling there are no more lap cards in this step.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#handling', 'young-jedi-rulebook#refueling'],
};

export const noHandling: PodraceScenario = {
  id: 'no-handling',
  title: { fr: 'Ben et Ratts, sans maniabilité', en: 'Ben and Ratts, with no handling' },
  intro: {
    fr: 'Ben Quadinaros a une maniabilité de 0, Ratts Tyerell de 7. Aucune carte ne porte ces nombres.',
    en: 'Ben Quadinaros has a handling of 0, Ratts Tyerell of 7. No card shows either number.',
  },
  setup: {
    turn: 'dark',
    turns: 2,
    players: {
      dark: { pilot: BEN, podracer: BENS_PODRACER, pile: [1], hand: [1, 1, 3, 4, 5, 6], deck: 30 },
      light: { pilot: RATTS, podracer: RATTS_PODRACER, pile: [1, 2], hand: [1, 2, 4, 5, 6, 6], deck: 30 },
    },
  },
  line: [
    {
      move: { type: 'thrust', player: 'dark' },
      say: { fr: 'Ben part de 0 : un jeton.', en: 'Ben starts from 0: one token.' },
    },
    {
      move: { type: 'lap', player: 'dark', value: 1 },
      refused: 'handling-unusable',
      say: {
        fr: 'Il faut un 2. Chez Sebulba, un 1 ferait l’affaire ; chez Ben, rien ne remplace rien.',
        en: 'A 2 is needed. For Sebulba a 1 would do; for Ben, nothing stands in for anything.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 2 },
      say: {
        fr: 'La moitié de 1, arrondie : 1 carte. Ben peut au moins se ravitailler.',
        en: 'Half of 1, rounded up: 1 card. At least Ben can refuel.',
      },
    },
    {
      move: { type: 'done', player: 'dark' },
      say: { fr: 'Fin de l’étape de déploiement.', en: 'End of the deploy step.' },
    },
    { move: { type: 'done', player: 'dark' }, say: { fr: 'Pas de bataille.', en: 'No battle.' } },
    {
      move: { type: 'discard', player: 'dark', value: 6 },
      say: { fr: 'Sept cartes en main : une de trop.', en: 'Seven cards in hand: one too many.' },
    },
    { move: { type: 'done', player: 'dark' }, say: { fr: 'À Ratts.', en: 'On to Ratts.' } },
    {
      move: { type: 'thrust', player: 'light' },
      say: { fr: 'Ratts prend son jeton.', en: 'Ratts takes his token.' },
    },
    {
      move: { type: 'lap', player: 'light', value: 4 },
      refused: 'handling-unusable',
      say: {
        fr: 'Il faut un 3, et un 7 n’aide pas plus qu’un 0.',
        en: 'A 3 is needed, and a 7 helps no more than a 0.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#handling'],
};
