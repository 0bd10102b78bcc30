import type { PodraceScenario } from '../state';
import { SEBULBA, SEBULBAS_PODRACER } from './cards';

export const startingLine: PodraceScenario = {
  id: 'starting-line',
  title: { fr: 'Sur la ligne de départ', en: 'On the starting line' },
  intro: {
    fr: 'Le côté obscur a Sebulba en main et son module quelque part dans la pile de pioche. Chaque joueur a Boonta Eve Classic.',
    en: 'The dark side holds Sebulba, and his Podracer is somewhere in the draw deck. Both players have Boonta Eve Classic.',
  },
  setup: {
    turns: 1,
    players: {
      dark: {
        hand: [
          SEBULBA,
          1,
          2,
          3,
          { id: 'rifle', title: 'Blaster Rifle', kind: 'weapon', counters: 1, destiny: 4, diamond: true },
        ],
        deck: [{ unknown: 17 }, SEBULBAS_PODRACER, { unknown: 17 }],
      },
      light: { hand: [1, 2, 2, 4, 5, 6], deck: 50 },
    },
  },
  line: [
    {
      move: { type: 'objective', player: 'dark' },
      say: {
        fr: 'Tout commence par la carte Objective. Elle ne coûte rien et reste en jeu jusqu’à la fin.',
        en: 'It all begins with the Objective. It costs nothing and stays in play to the end.',
      },
    },
    {
      move: { type: 'destiny', player: 'dark', value: 4 },
      say: {
        fr: 'Le côté obscur tire déjà sa destinée pour savoir qui commence : 4.',
        en: 'The dark side already draws destiny to see who starts: a 4.',
      },
    },
    {
      move: { type: 'objective', player: 'light' },
      refused: 'objective-too-late',
      say: {
        fr: 'Le côté lumineux se réveille trop tard. La carte Objective se pose avant ce tirage.',
        en: 'The light side wakes up too late. The Objective goes down before this draw.',
      },
      key: true,
    },
    {
      move: { type: 'destiny', player: 'light', value: 2 },
      say: {
        fr: 'Il tire 2. Le côté obscur commence, et il sera seul à courir.',
        en: 'It draws a 2. The dark side goes first, and will race alone.',
      },
    },
    {
      move: { type: 'thrust', player: 'dark' },
      refused: 'no-pilot',
      say: { fr: 'Pas de poussée sans pilote.', en: 'No thrust without a pilot.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'sebulba', to: 'objective' },
      say: {
        fr: 'Sebulba se déploie face visible, même au premier tour. Cette version reçoit aussitôt un jeton de plus.',
        en: 'Sebulba deploys face up, even on the first turn. This version gets one additional token at once.',
      },
    },
    {
      move: { type: 'thrust', player: 'dark' },
      refused: 'no-podracer',
      say: {
        fr: 'Le pilote seul ne suffit pas : son module doit être là aussi.',
        en: 'The pilot is not enough: his Podracer has to be there too.',
      },
    },
    {
      move: { type: 'search', player: 'dark', card: 'sebulba-podracer' },
      say: {
        fr: 'Comme le pilote vient de se déployer, le joueur peut chercher le module dans sa pile de pioche. Il paie ses 2 compteurs, puis remélange.',
        en: 'As the pilot has just deployed, his player may look for the Podracer in the draw deck. It costs its 2 counters, and the deck is reshuffled.',
      },
      key: true,
    },
    {
      move: { type: 'thrust', player: 'dark' },
      say: {
        fr: 'Un jeton de poussée dès ce tour-ci : Sebulba en a 2.',
        en: 'A Thrust token this very turn: Sebulba has 2.',
      },
      key: true,
    },
    {
      move: { type: 'lap', player: 'dark', value: 2 },
      refused: 'wrong-number',
      say: {
        fr: 'La suite commence par un 1. Le 2 attend.',
        en: 'The run starts with a 1. The 2 has to wait.',
      },
    },
    { move: { type: 'lap', player: 'dark', value: 1 }, say: { fr: 'Le 1.', en: 'The 1.' } },
    { move: { type: 'lap', player: 'dark', value: 2 }, say: { fr: 'Puis le 2.', en: 'Then the 2.' } },
    {
      move: { type: 'lap', player: 'dark', value: 3 },
      refused: 'no-thrust-left',
      say: {
        fr: 'Le 3 est en main, mais 2 jetons ne permettent que 2 cartes.',
        en: 'The 3 is in hand, but 2 tokens allow no more than 2 cards.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 5 },
      say: {
        fr: 'Ravitaillement : la moitié de 2, donc 1 carte. C’est un 5.',
        en: 'Refueling: half of 2, so 1 card. It is a 5.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 6 },
      refused: 'refueled-enough',
      say: { fr: 'Pas une carte de plus.', en: 'Not one card more.' },
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'rifle', to: 'planet' },
      say: {
        fr: 'La course est finie pour ce tour-ci. Le dernier compteur sert à un Blaster Rifle sur la planète.',
        en: 'The racing is over for this turn. The last counter pays for a Blaster Rifle on the planet.',
      },
    },
  ],
  sources: [
    'young-jedi-rulebook#podrace-objective',
    'young-jedi-rulebook#thrust',
    'young-jedi-rulebook#lap-cards',
  ],
};
