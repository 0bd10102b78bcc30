import type { ForceScenario } from '../state';

export const emptyReserveDeck: ForceScenario = {
  id: 'empty-reserve-deck',
  title: { fr: 'Une pile de réserve vide', en: 'An empty Reserve Deck' },
  intro: {
    fr: 'Le côté obscur n’a plus que 2 cartes dans sa pile de réserve. Que peut-il encore faire quand elle est vide ?',
    en: 'The dark side has only 2 cards left in its Reserve Deck. What can it still do once that is empty?',
  },
  setup: {
    piles: {
      dark: { reserve: 2, force: 3, lost: 20, hand: ['search', 2] },
      light: { reserve: 6, force: 2, hand: 3 },
    },
    cards: {
      search: {
        kind: 'interrupt',
        side: 'dark',
        title: 'Interrupt',
        pile: 'used',
        effect: { does: 'draw-from-reserve', amount: 2 },
      },
    },
    locations: [{ id: 'cantina', title: 'Tatooine: Cantina', icons: { dark: 2, light: 2 }, contested: true }],
  },
  line: [
    {
      move: { type: 'activate', player: 'dark' },
      say: {
        fr: 'Le côté obscur a droit à 3 Force. Il active une première carte…',
        en: 'The dark side is entitled to 3 Force. It activates a first card…',
      },
    },
    {
      move: { type: 'activate', player: 'dark' },
      say: { fr: '… puis la dernière de sa réserve.', en: '… then the last one in its Reserve Deck.' },
    },
    {
      move: { type: 'activate', player: 'dark' },
      refused: 'reserve-empty',
      say: {
        fr: 'Il n’y a plus rien à activer, même s’il avait droit à une troisième.',
        en: 'There is nothing left to activate, even though a third was allowed.',
      },
      key: true,
    },
    {
      move: { type: 'interrupt', player: 'dark', card: 'search' },
      refused: 'cannot-take-from-empty',
      say: {
        fr: 'Une interruption qui tire des cartes de la réserve ne peut pas être initiée : la pile est vide.',
        en: 'An Interrupt that draws cards from the Reserve Deck cannot be initiated: the deck is empty.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Phase de contrôle.', en: 'Control phase.' },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Phase de déploiement.', en: 'Deploy phase.' },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'Phase de bataille.', en: 'Battle phase.' },
    },
    {
      move: { type: 'battle', player: 'dark', location: 'cantina' },
      say: {
        fr: 'Le côté obscur annonce une bataille, pour 1 Force.',
        en: 'The dark side announces a battle, for 1 Force.',
      },
    },
    {
      move: { type: 'use', player: 'dark' },
      say: {
        fr: 'La Force utilisée va sur la pile utilisée. Chacun peut maintenant tirer une destinée.',
        en: 'The Force goes to the Used Pile. Now each player may draw destiny.',
      },
    },
    {
      move: { type: 'destiny', player: 'dark' },
      say: {
        fr: 'Tirer une destinée de bataille reste permis, mais sans carte à révéler le tirage échoue.',
        en: 'Drawing battle destiny is still allowed, but with no card to reveal the draw fails.',
      },
      key: true,
    },
    {
      move: { type: 'destiny', player: 'light' },
      say: {
        fr: 'Le côté lumineux, lui, révèle une carte : elle passe de la réserve à la pile utilisée.',
        en: 'The light side does reveal a card, which goes from its Reserve Deck to its Used Pile.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Le combat lui-même se joue dans un autre simulateur. Phase de déplacement.',
        en: 'The fight itself is played in another simulator. Move phase.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: {
        fr: 'Phase de tirage : mieux vaut ne pas tirer, la pile de Force est presque toute la Force vitale.',
        en: 'Draw phase: better not to draw, for the Force Pile is nearly all of its Life Force.',
      },
    },
    {
      move: { type: 'pass', player: 'dark' },
      say: { fr: 'La fin du tour arrive.', en: 'The end of the turn comes.' },
    },
    {
      move: { type: 'recirculate', player: 'dark' },
      say: {
        fr: 'La Force utilisée recircule : la pile de réserve a de nouveau une carte.',
        en: 'The used Force recirculates, and the Reserve Deck has a card again.',
      },
      key: true,
    },
    {
      move: { type: 'recirculate', player: 'light' },
      say: { fr: 'Le côté lumineux fait de même.', en: 'The light side does the same.' },
    },
  ],
  sources: ['swccg-glossary-d-f#empty-deck-or-pile', 'swccg-glossary-d-f#activate-phase'],
};
