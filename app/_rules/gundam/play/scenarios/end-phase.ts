import type { PlayScenario } from '../state';
import { beginsTurn, endsTurn, noBlock, passes } from './passes';

export const endPhaseActionStep: PlayScenario = {
  id: 'end-phase-action-step',
  title: { fr: 'L’étape d’action de la phase de fin', en: 'The action step of the end phase' },
  intro: {
    fr: 'Le joueur 1 finit sa phase principale. Son adversaire a Hawk of Endymion et 2 Resources ; le joueur 1 a Unforeseen Incident et 3 Resources.',
    en: 'Player 1 ends the main phase. The opponent has Hawk of Endymion and 2 Resources; player 1 has Unforeseen Incident and 3 Resources.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        units: [{ id: 'gelgoog', card: 'gelgoog' }],
        hand: [
          { id: 'incident', card: 'unforeseen-incident' },
          { id: 'kai', card: 'kais-resolve' },
        ],
        resources: 3,
      },
      '2': {
        units: [{ id: 'dagger', card: 'strike-dagger' }],
        hand: [{ id: 'hawk', card: 'hawk-of-endymion' }],
        resources: 2,
      },
    },
  },
  line: [
    {
      move: { type: 'end', player: '1' },
      say: {
        fr: 'La phase de fin s’ouvre par une étape d’action, que l’adversaire commence.',
        en: 'The end phase opens with an action step, which the opponent begins.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gelgoog', target: '2' },
      refused: 'main-phase-over',
      say: {
        fr: 'On n’attaque plus : la phase principale est passée.',
        en: 'No more attacks: the main phase is over.',
      },
    },
    {
      move: { type: 'play', player: '2', card: 'hawk', targets: ['gelgoog'] },
      key: true,
      say: {
        fr: 'Le joueur 2 renvoie Gelgoog (3 HP) dans la main du joueur 1.',
        en: 'Player 2 returns Gelgoog (3 HP) to player 1’s hand.',
      },
    },
    {
      move: { type: 'play', player: '1', card: 'kai', targets: ['dagger'] },
      refused: 'wrong-timing',
      say: {
        fr: 'Kai’s Resolve n’a que le timing Main : pas dans une étape d’action.',
        en: 'Kai’s Resolve has Main timing only: not in an action step.',
      },
    },
    {
      move: { type: 'play', player: '1', card: 'incident', targets: ['dagger'] },
      say: {
        fr: 'Le joueur 1 répond : Strike Dagger perd 3 AP pendant ce tour, qui s’achève.',
        en: 'Player 1 acts in turn: Strike Dagger gets AP − 3 during this turn, which is about to end.',
      },
    },
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Deux passes à la suite : l’étape finit, l’effet du tour cesse, et Strike Dagger retrouve ses 3 AP au tour du joueur 2.',
        en: 'Two passes in a row: the step ends, the turn’s effect ceases, and Strike Dagger has its 3 AP again on player 2’s turn.',
      },
    },
    ...beginsTurn('2'),
    {
      move: { type: 'attack', player: '2', unit: 'dagger', target: '1' },
      say: { fr: 'Strike Dagger attaque, avec 3 AP.', en: 'Strike Dagger attacks, with 3 AP.' },
    },
    noBlock('1'),
    passes('1'),
    {
      move: { type: 'pass', player: '2' },
      say: { fr: 'L’EX Base est détruite.', en: 'The EX Base is destroyed.' },
    },
  ],
  sources: ['gundam-rulebook#end-phase', 'gundam-rulebook#action-step', 'gundam-rulebook#command-cards'],
};

export const downToTen: PlayScenario = {
  id: 'down-to-ten',
  title: { fr: 'Défausser jusqu’à dix cartes', en: 'Discarding down to ten' },
  intro: {
    fr: 'Le joueur 1 a 10 cartes en main, dont A Show of Resolve, et 4 Resources.',
    en: 'Player 1 has 10 cards in hand, A Show of Resolve among them, and 4 Resources.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': {
        hand: [{ id: 'show', card: 'show-of-resolve' }, { id: 'gm', card: 'gm' }, 8],
        deck: [{ id: 'rezel', card: 'rezel' }, 20],
        resources: 4,
      },
      '2': { hand: 11 },
    },
  },
  line: [
    {
      move: { type: 'play', player: '1', card: 'show' },
      say: {
        fr: 'A Show of Resolve : deux cartes de plus, 11 en main. Rien à défausser pour l’instant.',
        en: 'A Show of Resolve: two more cards, 11 in hand. Nothing to discard yet.',
      },
    },
    {
      move: { type: 'discard', player: '1', card: 'gm' },
      refused: 'nothing-due',
      say: { fr: 'On ne défausse qu’en phase de fin.', en: 'The discard comes in the end phase only.' },
    },
    ...endsTurn('1', '2').slice(0, 2),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'L’étape d’action finie, la main compte 11 cartes : le joueur 1 en défausse une, au choix. Le joueur 2, qui en a 11 aussi, garde tout : ce n’est pas son tour.',
        en: 'With the action step over there are 11 cards in hand: player 1 discards one of choice. Player 2, who has 11 as well, keeps them: it is not that player’s turn.',
      },
    },
    {
      move: { type: 'set-active', player: '2' },
      refused: 'something-due',
      say: { fr: 'Le tour suivant attend.', en: 'The next turn waits.' },
    },
    {
      move: { type: 'discard', player: '1', card: 'gm' },
      key: true,
      say: {
        fr: 'GM va dans la défausse, et le tour du joueur 2 commence.',
        en: 'GM goes to the trash, and player 2’s turn begins.',
      },
    },
  ],
  sources: ['gundam-rulebook#end-phase', 'gundam-rulebook#deck-midrange', 'gundam-rulebook#trash'],
};

export const repairAfterBattle: PlayScenario = {
  id: 'repair-after-battle',
  title: { fr: 'Repair après le combat', en: 'Repair after the battle' },
  intro: {
    fr: 'Guncannon (Repair 1, 3 HP) attaque GM, au repos. Elle y reçoit des dégâts et en récupère à la fin du tour.',
    en: 'Guncannon (Repair 1, 3 HP) attacks GM, which is rested. It takes damage and recovers some at the end of the turn.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { units: [{ id: 'guncannon', card: 'guncannon' }] },
      '2': {
        units: [
          { id: 'gm', card: 'gm', rested: true },
          { id: 'cannon', card: 'guncannon', damage: 1 },
        ],
      },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'guncannon', target: 'gm' },
      say: { fr: 'Guncannon attaque GM.', en: 'Guncannon attacks GM.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'GM est détruite ; Guncannon reçoit 2 dégâts.',
        en: 'GM is destroyed; Guncannon takes 2 damage.',
      },
    },
    ...endsTurn('1', '2').slice(0, 2),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Fin du tour : Repair 1 lui rend 1 HP. La Guncannon du joueur 2 ne récupère rien : Repair joue à la fin du tour de son propre joueur.',
        en: 'End of the turn: Repair 1 gives it 1 HP back. Player 2’s Guncannon recovers nothing: Repair works at the end of its own player’s turn.',
      },
    },
    ...beginsTurn('2'),
    ...endsTurn('2', '1').slice(0, 2),
    {
      move: { type: 'pass', player: '2' },
      key: true,
      say: {
        fr: 'À la fin de son tour, c’est celle du joueur 2 qui récupère 1 HP.',
        en: 'At the end of that turn, player 2’s recovers 1 HP.',
      },
    },
  ],
  sources: ['gundam-rulebook#end-phase', 'gundam-rulebook#damage-step', 'gundam-card-data#GD01-004'],
};
