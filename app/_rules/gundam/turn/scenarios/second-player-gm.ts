import { booklet } from '../booklet-cards';
import type { TurnScenario } from '../state';

export const secondPlayerGm: TurnScenario = {
  id: 'second-player-gm',
  title: { fr: 'Le GM du second joueur', en: 'The second player’s GM' },
  intro: {
    fr: 'Premier tour du joueur 2. Il a son EX Resource et, en main, GM (Lv. 2, Cost 1) et Strike Dagger (Lv. 2, Cost 2).',
    en: 'Player 2’s first turn. They have their EX Resource and hold GM (Lv. 2, Cost 1) and Strike Dagger (Lv. 2, Cost 2).',
  },
  setup: {
    turn: '2',
    players: {
      '1': { hand: 5, resources: 1 },
      '2': { hand: ['gm', 'dagger', 3], resources: { ex: 1 } },
    },
    cards: booklet({ gm: 'gm', dagger: 'strike-dagger' }),
    turns: 3,
  },
  line: [
    {
      move: { type: 'set-active', player: '2' },
      say: { fr: 'Rien à redresser.', en: 'Nothing to set active.' },
    },
    { move: { type: 'draw', player: '2' }, say: { fr: 'Il pioche.', en: 'They draw.' } },
    {
      move: { type: 'place-resource', player: '2' },
      say: {
        fr: 'Une Resource et une EX Resource : cela fait 2 pour le Lv.',
        en: 'One Resource and one EX Resource: that makes 2 for Lv.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: '2', card: 'gm' },
      say: {
        fr: 'GM ne coûte que 1. Le joueur 2 met sa Resource au repos et garde l’EX Resource, qui n’a servi qu’à atteindre le Lv.',
        en: 'GM costs just 1. Player 2 rests the Resource and keeps the EX Resource, which only helped to meet the Lv.',
      },
      key: true,
    },
    {
      move: { type: 'end-main', player: '2' },
      say: { fr: 'Il s’arrête là.', en: 'They stop there.' },
    },
    { move: { type: 'pass', player: '1' }, say: { fr: 'Passe.', en: 'Pass.' } },
    {
      move: { type: 'pass', player: '2' },
      say: { fr: 'Passe. Le tour revient au joueur 1.', en: 'Pass. It is player 1’s turn.' },
    },
    {
      move: { type: 'set-active', player: '1' },
      say: { fr: 'Le joueur 1 joue vite.', en: 'Player 1 is quick.' },
    },
    { move: { type: 'draw', player: '1' }, say: { fr: 'Il pioche.', en: 'They draw.' } },
    {
      move: { type: 'place-resource', player: '1' },
      say: { fr: 'Il pose sa deuxième Resource.', en: 'They place their second Resource.' },
    },
    { move: { type: 'end-main', player: '1' }, say: { fr: 'Il ne joue rien.', en: 'They play nothing.' } },
    { move: { type: 'pass', player: '2' }, say: { fr: 'Passe.', en: 'Pass.' } },
    { move: { type: 'pass', player: '1' }, say: { fr: 'Passe.', en: 'Pass.' } },
    {
      move: { type: 'set-active', player: '2' },
      say: {
        fr: 'La Resource du joueur 2 se redresse. L’EX Resource était restée active.',
        en: 'Player 2’s Resource is set active again. The EX Resource had stayed active.',
      },
    },
    { move: { type: 'draw', player: '2' }, say: { fr: 'Il pioche.', en: 'They draw.' } },
    {
      move: { type: 'place-resource', player: '2' },
      say: { fr: 'Deux Resources et l’EX Resource.', en: 'Two Resources and the EX Resource.' },
    },
    {
      move: { type: 'deploy', player: '2', card: 'dagger', ex: 1 },
      say: {
        fr: 'Cette fois, il paie le Cost 2 de Strike Dagger avec une Resource et l’EX Resource : celle-ci est retirée du jeu et ne comptera plus pour aucun Lv.',
        en: 'This time they pay Strike Dagger’s Cost of 2 with a Resource and the EX Resource, which is removed from the game and counts toward no Lv. any more.',
      },
      key: true,
    },
  ],
  sources: ['gundam-rulebook#deck-midrange', 'gundam-rulebook#setup', 'gundam-rulebook#paying-cost'],
};
