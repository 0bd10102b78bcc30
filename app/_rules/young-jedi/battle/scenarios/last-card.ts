import { CHARACTERS, WEAPONS } from '../examples';
import type { BattleScenario, BattleSetup } from '../state';

const setup: BattleSetup = {
  attacker: 'dark',
  location: { title: 'Tatooine: Podrace Arena', planet: 'Tatooine' },
  dark: {
    table: [
      { id: 'dark-rifle', card: WEAPONS.blasterRifle },
      { id: 'droid', card: CHARACTERS.battleDroid },
    ],
    hand: [6],
    deck: 1,
    plan: ['dark-rifle', 'droid'],
  },
  light: {
    table: [
      { id: 'light-rifle', card: WEAPONS.blasterRifle },
      { id: 'guard', card: CHARACTERS.royalGuard },
    ],
    hand: [6],
    deck: 1,
    plan: ['light-rifle', 'guard'],
  },
};

export const lastCard: BattleScenario = {
  id: 'last-card',
  title: { fr: 'Deux dernières cartes dans le même combat', en: 'Two last cards in the same fight' },
  intro: {
    fr: 'Il ne reste qu’une carte dans chaque pile de pioche, et les deux armes donnent un tirage. Le côté obscur attaque.',
    en: 'One card is left in each draw deck, and both weapons give a draw. The dark side attacks.',
  },
  setup,
  line: [
    {
      move: { type: 'reveal' },
      say: {
        fr: 'Les deux joueurs doivent tirer pour leur arme : le défenseur d’abord.',
        en: 'Both players have to draw for their weapons, the defender first.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 6 },
      say: {
        fr: 'Le défenseur tire sa dernière carte : il perd aussitôt la partie, avant que l’attaquant n’ait tiré la sienne.',
        en: 'The defender draws the last card and loses the game at once, before the attacker has drawn.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 1 },
      refused: 'game-over',
      say: {
        fr: 'La partie est finie : il n’y a plus de tirage.',
        en: 'The game is over: there is nothing left to draw.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#destiny-order', 'young-jedi-rulebook#faq-both-draw-last-card'],
};

export const lastCardOlder: BattleScenario = {
  id: 'last-card-older',
  title: { fr: 'Les dernières cartes selon l’ancienne réponse', en: 'The last cards by the older answer' },
  intro: {
    fr: 'Le même combat, avec la réponse que l’ordre des huit étapes a remplacée : chacun finit ses tirages, puis on regarde.',
    en: 'The same fight, by the answer that the eight steps replaced: both finish their draws, and only then does one look.',
  },
  setup: { ...setup, lastCard: 'older' },
  line: [
    {
      move: { type: 'reveal' },
      say: { fr: 'Les deux joueurs ont un tirage à faire.', en: 'Both players have a draw to make.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 6 },
      say: {
        fr: 'Le défenseur tire sa dernière carte, mais le combat continue.',
        en: 'The defender draws the last card, but the fight goes on.',
      },
    },
    {
      move: { type: 'draw', player: 'dark', value: 1 },
      say: {
        fr: 'L’attaquant tire aussi la sienne : la partie est nulle, avant tout dommage.',
        en: 'The attacker draws a last card too: the game is a draw, before any damage.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#faq-both-draw-last-card'],
};
