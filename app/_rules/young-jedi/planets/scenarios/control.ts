import type { PlanetsScenario } from '../state';
import { battleDroid, capitalCity, maul, royalGuard, theedPalace } from './cards';

/** The last character of a player falls: control, the next planet, and who goes first there. */
export const lastCharacter: PlanetsScenario = {
  id: 'last-character',
  title: { fr: 'Le dernier personnage tombe', en: 'The last character falls' },
  intro: {
    fr: 'Sur Tatooine, Darth Maul fait face à un dernier garde royal. Le côté obscur en est à son étape de bataille.',
    en: 'On Tatooine, Darth Maul faces one last Royal Guard. The dark side is in its battle step.',
  },
  setup: {
    step: 'battle',
    turn: 'dark',
    planet: 'tatooine',
    location: 'Desert Landing Site',
    sides: {
      dark: { draw: 24, hand: 5, discard: 6, here: [maul] },
      light: {
        draw: 21,
        hand: [royalGuard('reserve'), capitalCity, 4],
        discard: [theedPalace, 7],
        here: [royalGuard('guard')],
      },
    },
  },
  line: [
    {
      move: { type: 'battle', player: 'dark' },
      say: { fr: 'Le côté obscur déclare une bataille.', en: 'The dark side declares a battle.' },
    },
    {
      move: { type: 'fight', player: 'dark', card: 'maul' },
      say: { fr: 'Darth Maul s’avance.', en: 'Darth Maul steps forward.' },
    },
    {
      move: { type: 'fight', player: 'light', card: 'guard' },
      say: { fr: 'Le garde royal doit se défendre.', en: 'The Royal Guard has to defend.' },
    },
    {
      move: { type: 'win', player: 'dark' },
      say: {
        fr: 'Maul l’emporte. Le garde est défaussé, et le côté lumineux perd 1 carte de sa pile de pioche.',
        en: 'Maul wins. The guard is discarded, and the light side loses 1 card from its draw deck.',
      },
      key: true,
    },
    {
      move: { type: 'end-turn', player: 'dark' },
      refused: 'turn-not-over',
      say: {
        fr: 'La planète n’est pas encore prise. Il faut d’abord finir le tour, Even Up compris.',
        en: 'The planet is not taken yet. The turn has to be finished first, Even Up included.',
      },
    },
    {
      move: { type: 'even-up', player: 'dark' },
      say: {
        fr: 'Le côté obscur complète sa main à six cartes.',
        en: 'The dark side brings its hand up to six cards.',
      },
    },
    {
      move: { type: 'end-turn', player: 'dark' },
      say: {
        fr: 'Le tour finit, Maul est seul face visible : Tatooine est contrôlée. Elle part sur le côté, et Maul y est échoué.',
        en: 'The turn ends with Maul alone and face up: Tatooine is controlled. It goes aside, and Maul is stranded there.',
      },
      key: true,
    },
    {
      move: { type: 'choose', player: 'light', planet: 'tatooine', from: 'draw' },
      refused: 'planet-in-play-before',
      say: {
        fr: 'Le perdant choisit la suite, mais pas une planète où l’on a déjà joué.',
        en: 'The loser picks what comes next, but never a planet where there has been play.',
      },
    },
    {
      move: { type: 'choose', player: 'light', planet: 'naboo', from: 'discard', card: 'theed-palace' },
      say: {
        fr: 'Il reprend Theed Palace dans sa défausse plutôt que dans sa pile de pioche, et joue le premier tour sur Naboo.',
        en: 'It takes Theed Palace from its discard pile rather than from its draw deck, and plays the first turn on Naboo.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: 'light', card: 'reserve' },
      say: {
        fr: 'Premier tour sur une nouvelle planète : son garde se déploie face cachée.',
        en: 'A first turn on a new planet: its guard is deployed face down.',
      },
    },
  ],
  sources: ['young-jedi-rulebook#controlling-planet', 'young-jedi-rulebook#second-planet'],
};

/** Nobody is left: the game goes on, and the next player takes the planet. */
export const nobodyLeft: PlanetsScenario = {
  id: 'nobody-left',
  title: { fr: 'Plus personne sur la planète', en: 'Nobody left on the planet' },
  intro: {
    fr: 'Aucun joueur n’a plus de personnage sur Coruscant, et le tour du côté lumineux s’achève.',
    en: 'Neither player has a character left on Coruscant, and the light side’s turn is ending.',
  },
  setup: {
    step: 'end',
    turn: 'light',
    planet: 'coruscant',
    sides: {
      dark: { draw: 18, hand: [battleDroid('droid'), 5] },
      light: { draw: 17, hand: 6 },
    },
  },
  line: [
    {
      move: { type: 'end-turn', player: 'light' },
      say: {
        fr: 'Personne ne contrôle Coruscant : la partie continue avec le tour suivant.',
        en: 'Nobody controls Coruscant: the game simply goes on with the next turn.',
      },
      key: true,
    },
    {
      move: { type: 'deploy', player: 'dark', card: 'droid' },
      say: {
        fr: 'Le côté obscur déploie un droïde face visible, car ce n’est plus son premier tour ici.',
        en: 'The dark side deploys a droid face up, for this is no longer its first turn here.',
      },
    },
    {
      move: { type: 'next', player: 'dark' },
      say: { fr: 'Il n’a plus rien à déployer.', en: 'It has no more to deploy.' },
    },
    {
      move: { type: 'battle', player: 'dark' },
      refused: 'nobody-face-up',
      say: {
        fr: 'Contre qui se battre ? Il faut des cartes face visible des deux côtés.',
        en: 'Whom to fight? Both players need face-up cards there.',
      },
    },
    {
      move: { type: 'next', player: 'dark' },
      say: { fr: 'Il passe donc à Even Up.', en: 'So it moves on to Even Up.' },
    },
    {
      move: { type: 'even-up', player: 'dark' },
      say: { fr: 'Il pioche une carte.', en: 'It draws one card.' },
    },
    {
      move: { type: 'end-turn', player: 'dark' },
      say: {
        fr: 'À la fin de ce tour, son droïde est seul sur Coruscant : le côté obscur la contrôle.',
        en: 'As this turn ends its droid is alone on Coruscant, and the dark side controls it.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#faq-no-character-left'],
};

/** With 30-card starter decks one planet is enough. */
export const starterGame: PlanetsScenario = {
  id: 'starter-game',
  title: {
    fr: 'La partie d’initiation : une planète suffit',
    en: 'The introductory game: one planet is enough',
  },
  intro: {
    fr: 'Decks de départ de 30 cartes, sur Tatooine seulement. Le côté lumineux n’a plus personne ; c’est pourtant son tour qui finit.',
    en: 'Starter decks of 30 cards, on Tatooine only. The light side has nobody left, and yet it is its turn that ends.',
  },
  setup: {
    step: 'even-up',
    turn: 'light',
    planet: 'tatooine',
    location: 'Desert Landing Site',
    terms: { needed: 1 },
    sides: {
      dark: { draw: 8, hand: 6, discard: 9, here: [battleDroid('droid'), battleDroid('droid-2')] },
      light: { draw: 6, hand: [capitalCity, theedPalace, 4], discard: 12 },
    },
  },
  line: [
    {
      move: { type: 'discard', player: 'light', card: 'capital-city' },
      say: {
        fr: 'Une localisation de Coruscant ne sert à rien ici. Elle peut partir avant de piocher.',
        en: 'A Coruscant location is of no use here. It may go before drawing.',
      },
    },
    {
      move: { type: 'even-up', player: 'light' },
      say: { fr: 'Une carte la remplace.', en: 'One card takes its place.' },
    },
    {
      move: { type: 'end-turn', player: 'light' },
      say: {
        fr: 'Le contrôle se prend aussi à la fin du tour adverse. Le côté obscur contrôle Tatooine et gagne.',
        en: 'Control is taken at the end of the opponent’s turn as well. The dark side controls Tatooine and wins.',
      },
      key: true,
    },
  ],
  sources: ['young-jedi-rulebook#controlling-planet', 'young-jedi-rulebook#even-up'],
};
