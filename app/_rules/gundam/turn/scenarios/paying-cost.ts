import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const payingCost: TurnScenario = {
  id: 'paying-cost',
  title: {
    fr: 'Lv. 3, Cost 2 : atteindre l’un, payer l’autre',
    en: 'Lv. 3, Cost 2: meet one, pay the other',
  },
  intro: {
    fr: 'Le joueur 1 a 2 Resources, toutes deux au repos, et 3 cartes en main : ReZEL (Lv. 3, Cost 2), Strike Dagger (Lv. 2, Cost 2) et GM (Lv. 2, Cost 1).',
    en: 'Player 1 has 2 Resources, both rested, and 3 cards in hand: ReZEL (Lv. 3, Cost 2), Strike Dagger (Lv. 2, Cost 2) and GM (Lv. 2, Cost 1).',
  },
  setup: {
    players: {
      '1': { hand: ['rezel', 'dagger', 'gm'], resources: { rested: 2 } },
      '2': { hand: 6, resources: 2 },
    },
    cards: booklet({ rezel: 'rezel', dagger: 'strike-dagger', gm: 'gm' }),
    turns: 1,
  },
  line: [
    {
      move: { type: 'set-active', player: '1' },
      say: {
        fr: 'Phase d’ouverture : tout ce qui est au repos se redresse d’un coup.',
        en: 'Start phase: everything rested stands up at once.',
      },
    },
    {
      move: { type: 'draw', player: '1' },
      say: { fr: 'Phase de pioche : une carte.', en: 'Draw phase: one card.' },
    },
    {
      move: { type: 'deploy', player: '1', card: 'rezel' },
      refused: 'only-in-main-phase',
      say: {
        fr: 'ReZEL doit attendre : les cartes de la main se jouent dans la phase principale.',
        en: 'ReZEL has to wait: cards from hand are played in the main phase.',
      },
    },
    {
      move: { type: 'place-resource', player: '1' },
      say: {
        fr: 'Phase de Resource : la troisième Resource arrive active. On peut s’en servir tout de suite.',
        en: 'Resource phase: the third Resource comes in active and can be used right away.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: '1', card: 'rezel' },
      say: {
        fr: 'Avec 3 Resources, le Lv. 3 de ReZEL est atteint. Son Cost est de 2 : deux Resources sont mises au repos.',
        en: 'With 3 Resources, ReZEL’s Lv. of 3 is met. Its Cost is 2: two Resources are rested.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: '1', card: 'dagger' },
      refused: 'cannot-pay',
      say: {
        fr: 'Strike Dagger demande 2 Resources actives, et il n’en reste qu’une.',
        en: 'Strike Dagger takes 2 active Resources, and only one is left.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'gm' },
      say: {
        fr: 'GM, en revanche, ne coûte que 1. Les Resources au repos comptent encore pour son Lv. 2.',
        en: 'GM, though, costs just 1. Rested Resources still count toward its Lv. of 2.',
      },
      key: true,
    },
    {
      move: { type: 'end-main', player: '1' },
      say: {
        fr: 'Plus rien à payer. L’étape d’action de la phase de fin commence par l’adversaire.',
        en: 'Nothing left to pay with. The action step of the end phase begins with the opponent.',
      },
    },
    {
      move: { type: 'pass', player: '2' },
      say: { fr: 'Il passe.', en: 'They pass.' },
    },
    {
      move: { type: 'pass', player: '1' },
      say: { fr: 'Le joueur 1 aussi : le tour est fini.', en: 'So does player 1, and the turn is over.' },
    },
  ],
  sources: [
    'gundam-rulebook#paying-cost',
    'gundam-rulebook#start-phase',
    'gundam-rulebook#draw-phase',
    'gundam-rulebook#resource-phase',
    'gundam-rulebook#main-phase',
  ],
};
