import type { ForceScenario } from '../state';

export const defeat: ForceScenario = {
  id: 'defeat',
  title: { fr: 'La Force vitale épuisée', en: 'Life Force exhausted' },
  intro: {
    fr: 'Il ne reste au côté obscur que 2 cartes de Force vitale, et 4 cartes en main. Le côté lumineux draine 3.',
    en: 'The dark side has only 2 cards of Life Force left, and 4 cards in hand. The light side drains for 3.',
  },
  setup: {
    turn: 'light',
    phase: 'control',
    piles: {
      dark: { reserve: 1, force: 1, lost: 40, hand: ['trooper', 3] },
      light: { reserve: 9, force: 4, hand: 3 },
    },
    cards: { trooper: { kind: 'deploys', side: 'dark', title: 'Stormtrooper', cost: 1 } },
    locations: [
      {
        id: 'cantina',
        title: 'Tatooine: Cantina',
        icons: { dark: 2, light: 2 },
        control: 'light',
        drainBonus: 1,
      },
    ],
  },
  line: [
    {
      move: { type: 'drain', player: 'light', location: 'cantina' },
      say: {
        fr: 'Le côté lumineux draine à la Cantina : 3 Force à perdre.',
        en: 'The light side drains at the Cantina: 3 Force to lose.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'dark', from: 'hand', card: 'trooper' },
      say: {
        fr: 'Le côté obscur perd d’abord une carte de sa main. Les trois pourraient en venir : la Force vitale serait intacte.',
        en: 'The dark side first loses a card from hand. All three could come from there, and its Life Force would be untouched.',
      },
    },
    {
      move: { type: 'lose', player: 'dark', from: 'reserve' },
      say: {
        fr: 'Il préfère garder sa main et perd sa dernière carte de réserve. Il reste 1 carte de Force vitale.',
        en: 'It would rather keep its hand and loses the last card of its Reserve Deck. One card of Life Force remains.',
      },
      key: true,
    },
    {
      move: { type: 'lose', player: 'dark', from: 'force' },
      say: {
        fr: 'La dernière s’en va. Ni la main ni la table ne comptent : le côté obscur perd la partie aussitôt.',
        en: 'The last one goes. Neither hand nor table counts: the dark side loses the game at once.',
      },
      key: true,
    },
    {
      move: { type: 'pass', player: 'light' },
      refused: 'game-over',
      say: {
        fr: 'Le tour ne se termine pas : la victoire est immédiate.',
        en: 'The turn is not played out: victory is immediate.',
      },
    },
  ],
  sources: ['swccg-death-star-ii#victory', 'swccg-death-star-ii#life-force'],
};
