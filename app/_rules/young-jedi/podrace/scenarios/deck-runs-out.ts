import type { PodraceScenario } from '../state';
import { SEBULBA, SEBULBAS_PODRACER } from './cards';

export const deckRunsOut: PodraceScenario = {
  id: 'deck-runs-out',
  title: { fr: 'Quand la pile de pioche s’épuise', en: 'When the draw deck runs out' },
  intro: {
    fr: 'Il reste 2 cartes au côté obscur, et 3 cartes de tour. On ne suit que ses tours.',
    en: 'The dark side has 2 cards left, and 3 lap cards. Only its turns are followed.',
  },
  setup: {
    turn: 'dark',
    turns: 3,
    only: 'dark',
    players: {
      dark: {
        pilot: SEBULBA,
        podracer: SEBULBAS_PODRACER,
        thrust: 1,
        laps: 1,
        pile: [1, 2, 3],
        hand: [4, 2, 2, 6],
        deck: 2,
      },
      light: { objective: false, deck: 30 },
    },
  },
  line: [
    { move: { type: 'thrust', player: 'dark' }, say: { fr: 'Poussée 2.', en: 'Thrust 2.' } },
    {
      move: { type: 'lap', player: 'dark', value: 4 },
      say: { fr: 'Le 4 rejoint la pile de course.', en: 'The 4 joins the podracing pile.' },
    },
    {
      move: { type: 'done', player: 'dark' },
      say: {
        fr: 'Le joueur se garde de se ravitailler : il ne lui reste que 2 cartes.',
        en: 'The player takes care not to refuel: only 2 cards are left.',
      },
    },
    {
      move: { type: 'lose', player: 'dark' },
      say: {
        fr: 'Une bataille tourne mal : 3 dommages. Une carte…',
        en: 'A battle goes wrong: 3 damage. One card…',
      },
    },
    {
      move: { type: 'lose', player: 'dark' },
      say: { fr: '… deux, et la pile est vide.', en: '… two, and the deck is empty.' },
    },
    {
      move: { type: 'lose', player: 'dark' },
      say: {
        fr: 'La partie continue, car les cartes de tour font partie de la pile de pioche. La dernière posée part en premier : le 4.',
        en: 'The game goes on, because lap cards are part of the draw deck. The last one played goes first: the 4.',
      },
      key: true,
    },
    {
      move: { type: 'done', player: 'dark' },
      say: { fr: 'La bataille est finie.', en: 'The battle is over.' },
    },
    {
      move: { type: 'done', player: 'dark' },
      refused: 'too-few-in-hand',
      say: {
        fr: 'L’Even Up est obligatoire, même dans cet état.',
        en: 'Even Up is a must, even in this state.',
      },
    },
    {
      move: { type: 'draw', player: 'dark' },
      say: {
        fr: 'Trois cartes en main : il faut piocher. Le 3 revient de la course…',
        en: 'Three cards in hand: draw. The 3 comes back from the race…',
      },
    },
    { move: { type: 'draw', player: 'dark' }, say: { fr: '… et le 2…', en: '… and the 2…' } },
    {
      move: { type: 'draw', player: 'dark' },
      say: {
        fr: '… et le 1. Plus rien nulle part : la pile de pioche est épuisée, et le côté obscur perd.',
        en: '… and the 1. Nothing is left anywhere: the draw deck has run out, and the dark side loses.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#lap-cards'],
};
