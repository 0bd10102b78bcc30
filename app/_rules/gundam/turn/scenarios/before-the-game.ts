import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const beforeTheGame: TurnScenario = {
  id: 'before-the-game',
  title: { fr: 'Avant le premier tour', en: 'Before the first turn' },
  intro: {
    fr: 'Chaque joueur vient de piocher 5 cartes. Le joueur 1 commencera la partie.',
    en: 'Each player has just drawn 5 cards. Player 1 will go first.',
  },
  setup: {
    phase: 'hand',
    players: {
      '1': { deck: 45, hand: ['gundam', 'show', 'aerial', 'amuro', 'base'], pool: ['gm'] },
      '2': { deck: 45, hand: ['zaku', 4] },
    },
    cards: booklet({
      gundam: 'gundam',
      show: 'show-of-resolve',
      aerial: 'gundam-aerial',
      amuro: 'amuro-ray',
      base: 'white-base',
      gm: 'gm',
      zaku: 'zaku-ii',
    }),
    turns: 1,
  },
  line: [
    {
      move: { type: 'keep', player: '2' },
      refused: 'not-your-turn',
      say: {
        fr: 'Le premier joueur décide d’abord de garder sa main ou de la changer.',
        en: 'The first player decides first whether to keep or change their hand.',
      },
    },
    {
      move: { type: 'redraw', player: '1' },
      say: {
        fr: 'Une main de cartes chères : le joueur 1 la remet tout entière sous son deck. Il ne pouvait pas n’en changer qu’une partie.',
        en: 'A hand of expensive cards: player 1 puts all of it under their deck. Changing only part of it was not possible.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: '1', card: 'gundam' },
      refused: 'not-in-pool',
      say: {
        fr: 'Impossible de repiocher Gundam : le deck n’est mélangé qu’ensuite, et les cartes rendues sont au fond.',
        en: 'Gundam cannot be drawn again: the deck is shuffled only afterwards, and the returned cards are at the bottom.',
      },
    },
    {
      move: { type: 'draw', player: '1', card: 'gm' },
      say: { fr: 'La première nouvelle carte est un GM.', en: 'The first new card is a GM.' },
    },
    { move: { type: 'draw', player: '1' }, say: { fr: 'Deuxième carte.', en: 'Second card.' } },
    { move: { type: 'draw', player: '1' }, say: { fr: 'Troisième carte.', en: 'Third card.' } },
    { move: { type: 'draw', player: '1' }, say: { fr: 'Quatrième carte.', en: 'Fourth card.' } },
    {
      move: { type: 'draw', player: '1' },
      say: {
        fr: 'Cinquième carte : la main est complète, et le deck est enfin mélangé.',
        en: 'Fifth card: the hand is complete, and now the deck is shuffled.',
      },
    },
    {
      move: { type: 'keep', player: '2' },
      say: { fr: 'Le joueur 2 garde sa main.', en: 'Player 2 keeps their hand.' },
    },
    {
      move: { type: 'place-shields', player: '1' },
      say: {
        fr: 'Les 6 cartes du dessus du deck deviennent les Shields, sans passer par la main.',
        en: 'The top 6 cards of the deck become Shields, without going through the hand.',
      },
    },
    {
      move: { type: 'place-shields', player: '2' },
      say: { fr: 'Le joueur 2 fait de même.', en: 'Player 2 does the same.' },
    },
    {
      move: { type: 'place-tokens', player: '1' },
      say: {
        fr: 'Le premier joueur pose une EX Base, et rien d’autre.',
        en: 'The first player places an EX Base and nothing else.',
      },
    },
    {
      move: { type: 'place-tokens', player: '2' },
      say: {
        fr: 'Le second joueur pose une EX Base et, pour compenser son tour de retard, une EX Resource.',
        en: 'The second player places an EX Base and, to make up for going later, an EX Resource.',
      },
      key: true,
    },
    {
      move: { type: 'set-active', player: '1' },
      say: { fr: 'Le premier tour commence.', en: 'The first turn begins.' },
    },
    {
      move: { type: 'draw', player: '1' },
      say: {
        fr: 'Le premier joueur pioche aussi à son premier tour.',
        en: 'The first player draws on their first turn too.',
      },
    },
    {
      move: { type: 'place-resource', player: '1' },
      say: { fr: 'Il pose sa première Resource.', en: 'They place their first Resource.' },
    },
    {
      move: { type: 'deploy', player: '1', card: 'gm' },
      refused: 'lv-not-met',
      say: {
        fr: 'GM a un Lv. de 2 : avec une seule Resource, le premier joueur ne peut pas encore le jouer. Le second le pourra dès son premier tour.',
        en: 'GM has a Lv. of 2: with a single Resource, the first player cannot play it yet. The second player will be able to on their very first turn.',
      },
      key: true,
    },
  ],
  sources: ['gundam-rulebook#setup', 'gundam-rulebook#mulligan', 'gundam-rulebook#draw-phase'],
};
