import type { Side } from '../../_rules/core/sides';
import type { Locale } from '../locales';
import { type BenchWordsIn, over } from './words';
import { Le, sideEn, sideFr, The, YJ_SHARED } from './yj-shared';

export const PLANETS_BENCH: BenchWordsIn = {
  fr: over(YJ_SHARED.fr, {
    places: {
      at: (planet) => `sur ${planet}`,
      location: (planet) => `localisation de ${planet}`,
    },
    traits: { tatooine: 'de Tatooine', coruscant: 'de Coruscant', naboo: 'de Naboo' },
    switches: {
      turn: 'Au tour du',
      battle: 'Une bataille est en cours',
      spent: 'Compteurs déjà utilisés ce tour-ci',
      turns: (side = '') => `Tours commencés ici : ${side}`,
      held: (planet = '') => `${planet} contrôlée par`,
      needed: 'Planètes pour gagner',
      limit: 'Compteurs par tour',
      'last-card': 'Dernière carte des deux joueurs',
      fought: 'A combattu dans cette bataille',
    },
    choices: {
      step: {
        start: 'tirage pour commencer',
        choose: 'choix de la planète',
        fetch: 'recherche d’une carte Effect',
        penalty: 'cartes cachées illégales',
        begin: 'début du tour',
        deploy: 'déploiement',
        battle: 'bataille',
        'even-up': 'Even Up',
        end: 'fin du tour',
      },
      planet: { none: 'aucune' },
      held: { none: 'personne' },
      'last-card': {
        'in-order': 'le premier à la tirer perd',
        'same-fight': 'ancienne réponse : partie nulle',
      },
    },
    oddities: {
      'not-in-play-yet': ({ planet = '' }) => `Il y a des cartes sur ${planet}, où l’on n’a pas encore joué.`,
      'two-effects': (args) => `${Le(args)} a ${args.count} cartes Effect sur la planète en jeu.`,
      'effect-left': (args) =>
        `Une carte Effect du ${sideFr(args.player)} est restée sur ${args.planet}, déjà contrôlée.`,
      'hidden-kind': ({ card = '', planet = '' }) => `${card} est face cachée sur ${planet}.`,
      'hidden-too-long': (args) => `${Le(args)} a encore des cartes face cachée après le début de son tour.`,
      'illegal-stack': (args) => `${args.card} (${sideFr(args.player)}) forme une pile sur deux planètes.`,
      'unique-twice': ({ card = '' }) => `${card} est unique et se trouve deux fois en jeu.`,
      counters: (args) => `${Le(args)} a utilisé ${args.spent} compteurs sur ${args.limit}.`,
      'location-elsewhere': ({ card = '', planet = '' }) =>
        `${card} n’est pas une localisation de ${planet}.`,
      'no-location': ({ planet = '' }) => `${planet} est en jeu sans carte de localisation.`,
    },
  }),
  en: over(YJ_SHARED.en, {
    places: {
      at: (planet) => `on ${planet}`,
      location: (planet) => `location of ${planet}`,
    },
    traits: { tatooine: 'of Tatooine', coruscant: 'of Coruscant', naboo: 'of Naboo' },
    switches: {
      battle: 'A battle is under way',
      spent: 'Counters used this turn',
      turns: (side = '') => `Turns begun here: ${side}`,
      held: (planet = '') => `${planet} controlled by`,
      needed: 'Planets that win',
      limit: 'Counters a turn',
      'last-card': 'Last card of both players',
      fought: 'Has fought in this battle',
    },
    choices: {
      step: {
        start: 'draw for who starts',
        choose: 'choice of the planet',
        fetch: 'fetching an Effect card',
        penalty: 'illegal hidden cards',
        begin: 'beginning of the turn',
        deploy: 'deploy',
        battle: 'battle',
        'even-up': 'Even Up',
        end: 'end of the turn',
      },
      held: { none: 'nobody' },
      'last-card': { 'in-order': 'the first to draw it loses', 'same-fight': 'older answer: a drawn game' },
    },
    oddities: {
      'not-in-play-yet': ({ planet = '' }) => `There are cards on ${planet}, which has not been in play yet.`,
      'two-effects': (args) => `${The(args)} has ${args.count} Effect cards on the planet in play.`,
      'effect-left': (args) =>
        `An Effect card of the ${sideEn(args.player)} is still on ${args.planet}, which is controlled.`,
      'hidden-kind': ({ card = '', planet = '' }) => `${card} lies face down on ${planet}.`,
      'hidden-too-long': (args) => `${The(args)} still has cards face down after the beginning of its turn.`,
      'illegal-stack': (args) => `${args.card} (${sideEn(args.player)}) is a stack on two planets.`,
      'unique-twice': ({ card = '' }) => `${card} is unique and is in play twice.`,
      counters: (args) => `${The(args)} has used ${args.spent} counters out of ${args.limit}.`,
      'location-elsewhere': ({ card = '', planet = '' }) => `${card} is no location of ${planet}.`,
      'no-location': ({ planet = '' }) => `${planet} is in play without a location card.`,
    },
  }),
};

export interface StartChanceWords {
  title: string;
  given: (plays: number) => string;
  starts: Record<Side, string>;
  rest: string;
}

export const START_CHANCES: Record<Locale, StartChanceWords> = {
  fr: {
    title: 'Qui commence',
    given: (plays) =>
      `Sur ${plays} tirages : chaque destinée va de 1 à 6, à chances égales, et une égalité se tire de nouveau.`,
    starts: { light: 'le côté lumineux commence', dark: 'le côté obscur commence' },
    rest: 'autre issue',
  },
  en: {
    title: 'Who starts',
    given: (plays) =>
      `Over ${plays} draws: each destiny is 1 to 6 with equal chances, and a tie is drawn again.`,
    starts: { light: 'the light side starts', dark: 'the dark side starts' },
    rest: 'another outcome',
  },
};
