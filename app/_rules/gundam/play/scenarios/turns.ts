import type { PlayScenario } from '../state';
import { beginsTurn, endsTurn, noBlock, passes } from './passes';

export const firstTwoTurns: PlayScenario = {
  id: 'from-the-first-hand',
  title: { fr: 'De la main de départ à la première attaque', en: 'From the first hand to the first attack' },
  intro: {
    fr: 'Deux joueurs commencent une partie. Le joueur 1 change sa main ; le joueur 2, qui joue en second, a GM.',
    en: 'Two players begin a game. Player 1 redraws; player 2, who goes second, has GM.',
  },
  setup: {
    phase: 'hand',
    players: {
      '1': { hand: 5, deck: 45, pool: [{ id: 'demi', card: 'demi-trainer' }] },
      '2': { hand: [{ id: 'gm', card: 'gm' }, 4], deck: 45 },
    },
  },
  line: [
    {
      move: { type: 'redraw', player: '1' },
      say: {
        fr: 'Le joueur 1 remet ses cinq cartes sous son deck et en pioche cinq autres.',
        en: 'Player 1 puts the five cards under the deck and draws five others.',
      },
    },
    {
      move: { type: 'draw', player: '1', card: 'demi' },
      say: { fr: 'L’une d’elles est Demi Trainer.', en: 'One of them is Demi Trainer.' },
    },
    {
      move: { type: 'redraw', player: '1' },
      refused: 'not-your-turn',
      key: true,
      say: {
        fr: 'Une seule fois : c’est maintenant au joueur 2.',
        en: 'Once only: it is now up to player 2.',
      },
    },
    {
      move: { type: 'keep', player: '2' },
      say: { fr: 'Le joueur 2 garde sa main.', en: 'Player 2 keeps the hand.' },
    },
    {
      move: { type: 'place-shields', player: '1' },
      say: { fr: 'Six Shields pour le joueur 1.', en: 'Six Shields for player 1.' },
    },
    {
      move: { type: 'place-shields', player: '2' },
      say: { fr: 'Six pour le joueur 2.', en: 'Six for player 2.' },
    },
    {
      move: { type: 'place-tokens', player: '1' },
      say: { fr: 'Une EX Base pour le joueur 1.', en: 'An EX Base for player 1.' },
    },
    {
      move: { type: 'place-tokens', player: '2' },
      key: true,
      say: {
        fr: 'Une EX Base et une EX Resource pour le second joueur.',
        en: 'An EX Base and an EX Resource for the second player.',
      },
    },
    ...beginsTurn('1'),
    {
      move: { type: 'deploy', player: '1', card: 'demi' },
      say: { fr: 'Demi Trainer : Lv. 1, Cost 1.', en: 'Demi Trainer: Lv. 1, Cost 1.' },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    {
      move: { type: 'deploy', player: '2', card: 'gm' },
      key: true,
      say: {
        fr: 'GM est de Lv. 2 : l’EX Resource compte pour le Lv., et le Cost de 1 se paie avec l’autre. L’EX Resource reste.',
        en: 'GM is Lv. 2: the EX Resource counts toward the Lv., and the other one pays the Cost of 1. The EX Resource stays.',
      },
    },
    ...endsTurn('2', '1'),
    ...beginsTurn('1'),
    {
      move: { type: 'attack', player: '1', unit: 'demi', target: '2' },
      key: true,
      say: {
        fr: 'Au tour 3, Demi Trainer attaque. Première attaque de la partie.',
        en: 'On turn 3 Demi Trainer attacks: the first attack of the game.',
      },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: { fr: 'L’EX Base reçoit 1 dégât.', en: 'The EX Base takes 1 damage.' },
    },
  ],
  sources: ['gundam-rulebook#setup', 'gundam-rulebook#mulligan', 'gundam-rulebook#deck-midrange'],
};

export const lastShieldThenPlayer: PlayScenario = {
  id: 'last-shield-then-victory',
  title: { fr: 'Le dernier Shield, puis la victoire', en: 'The last Shield, then victory' },
  intro: {
    fr: 'Le joueur 2 n’a plus qu’un Shield. Le joueur 1 a une seule Unit ; il lui faut deux tours.',
    en: 'Player 2 has one Shield left. Player 1 has a single Unit and needs two turns.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { units: [{ id: 'rezel', card: 'rezel' }] },
      '2': { base: null, shields: ['gm'], hand: [{ id: 'side7', card: 'side-7' }] },
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'rezel', target: '2' },
      say: { fr: 'ReZEL (4 AP) attaque.', en: 'ReZEL (4 AP) attacks.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'Le dernier Shield tombe. Les 3 dégâts de trop sont perdus : la partie continue.',
        en: 'The last Shield falls. The 3 extra damage is lost: the game goes on.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'rezel', target: '2' },
      refused: 'rested-cannot-attack',
      say: { fr: 'ReZEL est au repos : une attaque par tour.', en: 'ReZEL is rested: one attack a turn.' },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    {
      move: { type: 'deploy', player: '2', card: 'side7' },
      say: {
        fr: 'Le joueur 2 déploie Side 7 : sa zone de Shield n’est plus vide. Il n’y a pas de Shield à prendre en main.',
        en: 'Player 2 deploys Side 7: the shield area is no longer empty. There is no Shield to take to hand.',
      },
    },
    ...endsTurn('2', '1'),
    ...beginsTurn('1'),
    {
      move: { type: 'attack', player: '1', unit: 'rezel', target: '2' },
      say: { fr: 'ReZEL attaque à nouveau.', en: 'ReZEL attacks again.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: {
        fr: 'Side 7 (4 HP) est détruite : toujours pas de dégât au joueur.',
        en: 'Side 7 (4 HP) is destroyed: still no damage to the player.',
      },
    },
    ...endsTurn('1', '2'),
    ...beginsTurn('2'),
    ...endsTurn('2', '1'),
    ...beginsTurn('1'),
    {
      move: { type: 'attack', player: '1', unit: 'rezel', target: '2' },
      say: { fr: 'Troisième attaque.', en: 'A third attack.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      key: true,
      say: {
        fr: 'La zone de Shield est vide : le joueur 2 reçoit les dégâts, et le joueur 1 gagne aussitôt.',
        en: 'The shield area is empty: player 2 takes the damage, and player 1 wins at once.',
      },
    },
  ],
  sources: ['gundam-rulebook#victory', 'gundam-rulebook#damage-step', 'gundam-rulebook#shield-area'],
};

export const deckOutBeforeAttack: PlayScenario = {
  id: 'deck-out-before-the-attack',
  title: { fr: 'Vaincu en piochant', en: 'Defeated by drawing' },
  intro: {
    fr: 'Le joueur 2 pourrait gagner à son prochain tour : le joueur 1 n’a plus rien dans sa zone de Shield. Mais le deck du joueur 2 n’a plus qu’une carte.',
    en: 'Player 2 could win on the next turn: player 1’s shield area is empty. But one card is left in player 2’s deck.',
  },
  setup: {
    phase: 'main',
    players: {
      '1': { base: null, shields: 0, deck: 12 },
      '2': { units: [{ id: 'gelgoog', card: 'gelgoog' }], deck: 1 },
    },
  },
  line: [
    ...endsTurn('1', '2'),
    {
      move: { type: 'attack', player: '2', unit: 'gelgoog', target: '1' },
      refused: 'not-yet-main',
      say: {
        fr: 'On n’attaque que dans la phase principale : trois phases viennent avant.',
        en: 'Attacks belong to the main phase: three phases come before it.',
      },
    },
    {
      move: { type: 'set-active', player: '2' },
      say: { fr: 'Phase d’ouverture.', en: 'Start phase.' },
    },
    {
      move: { type: 'draw', player: '2' },
      key: true,
      say: {
        fr: 'Piocher est obligatoire. La dernière carte quitte le deck : le joueur 2 a perdu avant d’avoir pu attaquer.',
        en: 'Drawing is mandatory. The last card leaves the deck: player 2 has lost before attacking.',
      },
    },
  ],
  sources: ['gundam-rulebook#victory', 'gundam-rulebook#draw-phase', 'gundam-official-qa#q14'],
};

export const seventhUnitAttacks: PlayScenario = {
  id: 'seventh-unit-between-attacks',
  title: { fr: 'Une septième Unit entre deux attaques', en: 'A seventh Unit between two attacks' },
  intro: {
    fr: 'Le joueur 1 a six Units. L’une attaque d’abord, puis laisse sa place à Gelgoog.',
    en: 'Player 1 has six Units. One attacks first, then makes room for Gelgoog.',
  },
  setup: {
    phase: 'main',
    turns: 1,
    players: {
      '1': {
        units: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id: `gm-${id}`, card: 'gm' as const })),
        hand: [{ id: 'gelgoog', card: 'gelgoog' }],
        resources: 4,
      },
      '2': {},
    },
  },
  line: [
    {
      move: { type: 'attack', player: '1', unit: 'gm-a', target: '2' },
      say: { fr: 'Une GM attaque et se met au repos.', en: 'A GM attacks and is rested.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: { fr: 'L’EX Base garde 1 HP.', en: 'The EX Base has 1 HP left.' },
    },
    {
      move: { type: 'deploy', player: '1', card: 'gelgoog' },
      refused: 'no-room',
      say: {
        fr: 'Six Units au plus : il faut dire laquelle part.',
        en: 'Six Units at most: one has to be named that leaves.',
      },
    },
    {
      move: { type: 'deploy', player: '1', card: 'gelgoog', replace: ['gm-a'] },
      key: true,
      say: {
        fr: 'Celle qui a attaqué va dans la défausse, sans être détruite ; Gelgoog prend sa place.',
        en: 'The one that attacked goes to the trash, not destroyed; Gelgoog takes its place.',
      },
    },
    {
      move: { type: 'attack', player: '1', unit: 'gm-b', target: '2' },
      say: { fr: 'Une deuxième GM attaque.', en: 'A second GM attacks.' },
    },
    noBlock('2'),
    passes('2'),
    {
      move: { type: 'pass', player: '1' },
      say: { fr: 'L’EX Base est détruite.', en: 'The EX Base is destroyed.' },
    },
  ],
  sources: ['gundam-rulebook#card-limits', 'gundam-rulebook#main-phase', 'gundam-rulebook#attack-step'],
};
