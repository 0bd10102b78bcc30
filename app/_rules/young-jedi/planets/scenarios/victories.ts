import type { PlanetsScenario, PlanetsSetup } from '../state';
import { blasterRifle, maul, obiWan, royalGuard } from './cards';

/** The second planet is as good as won, and Even Up draws the last card. */
export const secondPlanetLastCard: PlanetsScenario = {
  id: 'second-planet-last-card',
  title: { fr: 'La dernière carte passe avant la planète', en: 'The last card comes before the planet' },
  intro: {
    fr: 'Le côté lumineux contrôle Naboo et vient d’éliminer tous les personnages obscurs sur Tatooine. Il lui reste 2 cartes à piocher, et 4 en main.',
    en: 'The light side controls Naboo and has just wiped out the dark side’s characters on Tatooine. It has 2 cards to draw, and 4 in hand.',
  },
  setup: {
    step: 'even-up',
    turn: 'light',
    planet: 'tatooine',
    controlled: { naboo: 'light' },
    sides: {
      light: { draw: 2, hand: 4, discard: 40, here: [obiWan] },
      dark: { draw: 9, hand: 6, discard: 35 },
    },
  },
  line: [
    {
      move: { type: 'end-turn', player: 'light' },
      refused: 'turn-not-over',
      say: {
        fr: 'Il voudrait finir son tour et gagner sa deuxième planète. Mais Even Up ne se saute pas.',
        en: 'It would like to end its turn and win its second planet. But Even Up cannot be skipped.',
      },
      key: true,
    },
    {
      move: { type: 'concede', player: 'light' },
      refused: 'even-up-before-conceding',
      say: { fr: 'Concéder ne l’en dispense pas non plus.', en: 'Conceding would not spare it that either.' },
    },
    {
      move: { type: 'even-up', player: 'light' },
      say: {
        fr: 'Il pioche ses deux dernières cartes. La victoire par épuisement est immédiate : le côté obscur gagne, avant toute fin de tour.',
        en: 'It draws its last two cards. A Deck Victory is immediate: the dark side wins, before any end of turn.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#faq-second-planet-last-card', 'young-jedi-rulebook#objective-of-the-game'],
};

const oneCardEach = (lastCard: 'in-order' | 'same-fight'): PlanetsSetup => ({
  step: 'battle',
  turn: 'dark',
  planet: 'naboo',
  controlled: { tatooine: 'light' },
  terms: { lastCard },
  sides: {
    dark: { draw: 1, hand: 6, discard: 40, here: [maul, blasterRifle('dark-rifle')] },
    light: { draw: 1, hand: 6, discard: 40, here: [royalGuard('guard'), blasterRifle('light-rifle')] },
  },
});

const facingEachOther: PlanetsScenario['line'] = [
  {
    move: { type: 'battle', player: 'dark' },
    say: { fr: 'Le côté obscur attaque.', en: 'The dark side attacks.' },
  },
  {
    move: { type: 'fight', player: 'dark', card: 'maul', weapon: 'dark-rifle' },
    say: { fr: 'Maul se bat avec un fusil blaster.', en: 'Maul fights with a Blaster Rifle.' },
  },
  {
    move: { type: 'fight', player: 'light', card: 'guard', weapon: 'light-rifle' },
    say: { fr: 'Le garde royal aussi.', en: 'So does the Royal Guard.' },
  },
];

/** Each has one card left, and each weapon calls for a draw. */
export const lastCardInAFight: PlanetsScenario = {
  id: 'last-card-in-a-fight',
  title: { fr: 'Une dernière carte chacun', en: 'One last card each' },
  intro: {
    fr: 'Chaque joueur n’a plus qu’une carte dans sa pile de pioche, et chaque combattant une arme qui demande un tirage.',
    en: 'Each player has a single card left in the draw deck, and each fighter a weapon that calls for a draw.',
  },
  setup: oneCardEach('in-order'),
  line: [
    ...facingEachOther,
    {
      move: { type: 'destiny', player: 'light', for: 'weapon' },
      say: {
        fr: 'Le défenseur tire toujours avant l’attaquant. Le côté lumineux tire sa dernière carte, et perd aussitôt.',
        en: 'The defender always draws before the attacker. The light side draws its last card, and loses at once.',
      },
      key: true,
    },
    {
      move: { type: 'destiny', player: 'dark', for: 'weapon' },
      refused: 'game-over',
      say: {
        fr: 'L’attaquant n’a plus à tirer : en tournoi, il n’y a plus de partie nulle.',
        en: 'The attacker need not draw any more: in tournaments there are no drawn games now.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#destiny-order', 'young-jedi-rulebook#faq-both-draw-last-card'],
};

/** The answer given before the order of draws was fixed. */
export const lastCardOlder: PlanetsScenario = {
  id: 'last-card-older',
  title: { fr: 'Une dernière carte chacun : l’ancienne réponse', en: 'One last card each: the older answer' },
  intro: {
    fr: 'La même position, jouée selon la réponse donnée avant que l’ordre des tirages soit fixé.',
    en: 'The same position, played by the answer given before the order of draws was fixed.',
  },
  setup: oneCardEach('same-fight'),
  line: [
    ...facingEachOther,
    {
      move: { type: 'destiny', player: 'light', for: 'weapon' },
      say: {
        fr: 'Le défenseur tire sa dernière carte. On achève d’abord tous les tirages du combat.',
        en: 'The defender draws its last card. All draws of the fight are finished first.',
      },
    },
    {
      move: { type: 'destiny', player: 'dark', for: 'weapon' },
      say: { fr: 'L’attaquant tire la sienne.', en: 'The attacker draws its own.' },
    },
    {
      move: { type: 'win', player: 'dark' },
      say: {
        fr: 'Maul l’emporterait. Mais on regarde d’abord les piles, avant tout dommage : toutes deux sont vides, et la partie est nulle.',
        en: 'Maul would win. But the draw decks are looked at first, before any damage: both are empty, and the game is drawn.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#faq-both-draw-last-card'],
};

/** Who goes first, and where. */
export const whoStarts: PlanetsScenario = {
  id: 'who-starts',
  title: { fr: 'Qui commence, et où', en: 'Who starts, and where' },
  intro: {
    fr: 'Partie complète : deux decks de 60 cartes, et personne ne sait encore qui commence.',
    en: 'A full game: two decks of 60 cards, and nobody knows yet who starts.',
  },
  setup: { step: 'start', sides: { dark: { draw: 60 }, light: { draw: 60 } } },
  line: [
    {
      move: { type: 'draw', player: 'light', value: 4 },
      say: { fr: 'Le côté lumineux tire un 4.', en: 'The light side draws a 4.' },
    },
    {
      move: { type: 'draw', player: 'light', value: 6 },
      refused: 'already-drawn',
      say: { fr: 'Un seul tirage chacun.', en: 'One draw each.' },
    },
    {
      move: { type: 'draw', player: 'dark', value: 4 },
      say: {
        fr: 'Le côté obscur aussi : il faut recommencer.',
        en: 'So does the dark side: both draw again.',
      },
      key: true,
    },
    {
      move: { type: 'draw', player: 'dark', value: 5, dual: true },
      say: {
        fr: 'Une carte à deux nombres de destinée : il retient le 5.',
        en: 'A card with two destiny numbers: it takes the 5.',
      },
    },
    {
      move: { type: 'draw', player: 'light', value: 2 },
      say: {
        fr: 'Un 2 en face. Si cette carte avait eu deux nombres elle aussi, chacun aurait tiré de nouveau.',
        en: 'A 2 against it. Had this card had two numbers as well, both would have drawn again.',
      },
      key: true,
    },
    {
      move: { type: 'choose', player: 'light', planet: 'naboo', from: 'draw' },
      refused: 'not-your-choice',
      say: { fr: 'Le choix revient à celui qui commence.', en: 'The choice belongs to whoever starts.' },
    },
    {
      move: { type: 'choose', player: 'dark', planet: 'tatooine', from: 'draw' },
      say: {
        fr: 'Le côté obscur sort une localisation de Tatooine de son deck. On mélange, chacun pioche six cartes, et il joue.',
        en: 'The dark side takes a Tatooine location out of its deck. Decks are shuffled, each draws six cards, and it plays.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#full-game-start', 'young-jedi-rulebook#two-destinies'],
};
