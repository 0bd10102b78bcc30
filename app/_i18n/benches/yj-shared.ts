import type { Args } from '../../_rules/core/contract';
import type { BenchWordsIn } from './words';

export const sideFr = (side: unknown): string => (side === 'dark' ? 'côté obscur' : 'côté lumineux');
export const sideEn = (side: unknown): string => (side === 'dark' ? 'dark side' : 'light side');
export const Le = ({ player }: Args): string => `Le ${sideFr(player)}`;
export const The = ({ player }: Args): string => `The ${sideEn(player)}`;

/** What the benches of Young Jedi have in common. */
export const YJ_SHARED: BenchWordsIn = {
  fr: {
    places: {
      hand: 'main',
      draw: 'pile de pioche',
      deck: 'pile de pioche',
      discard: 'pile de défausse',
      lost: 'cartes perdues',
      here: 'ici',
      lap: 'pile de course (cartes de tour)',
      hyperspace: 'pile d’hyperespace',
    },
    kinds: {
      character: 'personnage',
      weapon: 'arme',
      effect: 'carte Effect',
      battle: 'carte Battle',
      location: 'localisation',
      starship: 'vaisseau',
      other: 'autre carte',
      card: 'carte de la pioche',
      destiny: 'nombre de destinée',
      unknown: 'carte inconnue',
    },
    figures: {
      power: 'puissance',
      damage: 'dommages',
      destiny: 'destinée',
      second: 'seconde destinée',
      bonus: 'bonus',
      counters: 'compteurs',
      draws: 'tirages de destinée',
      raises: 'compteurs de plus',
    },
    traits: {
      duelist: 'duelliste',
      jedi: 'Jedi',
      lightsaber: 'sabre laser',
      'destiny-power': 'puissance à tirer',
      redraws: 'peut tirer de nouveau',
      diamond: 'titre avec ♦',
      unique: 'unique, non empilable',
      stackable: 'empilable',
    },
    switches: {
      turn: 'Tour du',
      step: 'Étape',
      stage: 'Moment',
      planet: 'Planète en jeu',
      location: 'Localisation en jeu',
      passed: (side = '') => `A passé : ${side}`,
      controlled: (side = '', planet = '') => `${planet}, contrôlée : ${side}`,
      hidden: 'Face cachée',
      fought: 'A combattu ce tour-ci',
      redrawn: 'A déjà tiré de nouveau ce tour-ci',
    },
    choices: {
      any: {
        none: 'aucun',
        light: 'côté lumineux',
        dark: 'côté obscur',
        tatooine: 'Tatooine',
        coruscant: 'Coruscant',
        naboo: 'Naboo',
      },
    },
    oddities: {
      'two-planets': ({ card = '', one = '', other = '' }) =>
        `${card} se trouve à la fois sur ${one} et sur ${other}.`,
      'too-many-cards': (args) =>
        `${Le(args)} a ${args.count} cartes en tout ; un deck en compte ${args.most}.`,
      'controlled-by-both': ({ planet = '' }) => `Les deux joueurs contrôlent ${planet}.`,
      'controlled-in-play': ({ planet = '' }) =>
        `${planet} est déjà contrôlée : on ne joue plus sur cette planète.`,
      'cannot-use': ({ card = '', weapon = '' }) => `${card} ne peut pas utiliser ${weapon}.`,
    },
  },
  en: {
    places: {
      hand: 'hand',
      draw: 'draw deck',
      deck: 'draw deck',
      discard: 'discard pile',
      lost: 'cards lost',
      here: 'here',
      lap: 'podracing pile',
      hyperspace: 'hyperspace pile',
    },
    kinds: {
      character: 'character',
      weapon: 'weapon',
      effect: 'Effect card',
      battle: 'Battle card',
      location: 'location',
      starship: 'starship',
      other: 'other card',
      card: 'card of the draw deck',
      destiny: 'destiny number',
      unknown: 'unknown card',
    },
    figures: {
      power: 'power',
      damage: 'damage',
      destiny: 'destiny',
      second: 'second destiny',
      bonus: 'bonus',
      counters: 'counters',
      draws: 'destiny draws',
      raises: 'more counters',
    },
    traits: {
      duelist: 'duelist',
      jedi: 'Jedi',
      lightsaber: 'lightsaber',
      'destiny-power': 'power is drawn',
      redraws: 'may redraw',
      diamond: 'title with ♦',
      unique: 'unique, not stackable',
      stackable: 'stackable',
    },
    switches: {
      turn: 'Turn of the',
      step: 'Step',
      stage: 'Moment',
      planet: 'Planet in play',
      location: 'Location in play',
      passed: (side = '') => `Has passed: ${side}`,
      controlled: (side = '', planet = '') => `${planet} controlled by the ${side}`,
      hidden: 'Face down',
      fought: 'Has fought this turn',
      redrawn: 'Has redrawn this turn',
    },
    choices: {
      any: {
        none: 'none',
        light: 'light side',
        dark: 'dark side',
        tatooine: 'Tatooine',
        coruscant: 'Coruscant',
        naboo: 'Naboo',
      },
    },
    oddities: {
      'two-planets': ({ card = '', one = '', other = '' }) => `${card} is on both ${one} and ${other}.`,
      'too-many-cards': (args) => `${The(args)} has ${args.count} cards in all; a deck has ${args.most}.`,
      'controlled-by-both': ({ planet = '' }) => `Both players control ${planet}.`,
      'controlled-in-play': ({ planet = '' }) =>
        `${planet} is controlled already: nobody plays on that planet any more.`,
      'cannot-use': ({ card = '', weapon = '' }) => `${card} cannot use ${weapon}.`,
    },
  },
};
