import type { Side } from '../../_rules/core/sides';
import type { Locale } from '../locales';
import { type BenchWordsIn, over } from './words';
import { Le, The, YJ_SHARED } from './yj-shared';

export const PODRACE_BENCH: BenchWordsIn = {
  fr: over(YJ_SHARED.fr, {
    places: { pilot: 'pilote', podracer: 'module', planet: 'sur la planète' },
    kinds: { pilot: 'pilote de module', podracer: 'module' },
    figures: { handling: 'maniabilité' },
    traits: { 'extra-token': 'un jeton de poussée de plus au départ' },
    switches: {
      turn: 'Au tour du',
      stage: 'Étape',
      thrusting: 'A poussé ce tour-ci',
      'laps-played': 'Cartes de tour jouées ce tour-ci',
      refueled: 'Cartes de ravitaillement tirées ce tour-ci',
      spent: 'Compteurs déjà utilisés ce tour-ci',
      other: 'A déjà fait autre chose que courir',
      drawing: 'A commencé à tirer',
      objective: (side = '') => `Carte Objective : ${side}`,
      laps: (side = '') => `Tours de piste finis : ${side}`,
      thrust: (side = '') => `Jetons de poussée : ${side}`,
      counters: (side = '') => `Compteurs par tour : ${side}`,
      shuffled: (side = '') => `Pile mélangée : ${side}`,
      search: 'Recherche dans la pile de pioche',
    },
    choices: {
      stage: { opening: 'avant la partie', deploy: 'déploiement', battle: 'bataille', 'even-up': 'Even Up' },
      objective: { none: 'aucune', held: 'pas encore posée', played: 'posée' },
      search: { 'when-deployed': 'au déploiement seulement', 'while-there': 'tant que l’autre carte est là' },
    },
    oddities: {
      'no-objective': (args) => `${Le(args)} court sans carte Objective posée.`,
      'no-match': ({ card = '', there = '' }) => `${there} ne va pas avec ${card}.`,
      'thrust-without-pilot': (args) => `${Le(args)} a ${args.count} jetons de poussée sans pilote.`,
      'in-two-places': ({ card = '' }) => `${card} est sur l’Objective et sur la planète.`,
      'handling-too-often': (args) =>
        `${Le(args)} a joué ${args.count} cartes par la maniabilité ; ${args.most} au plus par tour de piste.`,
      'location-on-pile': ({ card = '' }) =>
        `${card} est une localisation et ne peut pas être une carte de tour.`,
      'not-handling': (args) =>
        `${Le(args)} a un ${args.value} à la place du ${args.number}, que la maniabilité du pilote ne permet pas.`,
      'laps-beyond-thrust': (args) =>
        `${Le(args)} a joué ${args.count} cartes de tour avec une poussée de ${args.thrust}.`,
      counters: (args) => `${Le(args)} a utilisé ${args.spent} compteurs sur ${args.limit}.`,
    },
  }),
  en: over(YJ_SHARED.en, {
    places: { pilot: 'pilot', podracer: 'Podracer', planet: 'on the planet' },
    kinds: { pilot: 'Podracer pilot', podracer: 'Podracer' },
    figures: { handling: 'handling' },
    traits: { 'extra-token': 'one more Thrust token as it starts' },
    switches: {
      thrusting: 'Has thrust this turn',
      'laps-played': 'Lap cards played this turn',
      refueled: 'Cards drawn to refuel this turn',
      spent: 'Counters used this turn',
      other: 'Has done something else than race',
      drawing: 'Has begun to draw',
      objective: (side = '') => `Objective card: ${side}`,
      laps: (side = '') => `Laps finished: ${side}`,
      thrust: (side = '') => `Thrust tokens: ${side}`,
      counters: (side = '') => `Counters a turn: ${side}`,
      shuffled: (side = '') => `Deck shuffled: ${side}`,
      search: 'Search of the draw deck',
    },
    choices: {
      stage: { opening: 'before the game', deploy: 'deploy', battle: 'battle', 'even-up': 'Even Up' },
      objective: { none: 'none', held: 'not played yet', played: 'played' },
      search: { 'when-deployed': 'only when deployed', 'while-there': 'as long as the other card is there' },
    },
    oddities: {
      'no-objective': (args) => `${The(args)} races without an Objective card in play.`,
      'no-match': ({ card = '', there = '' }) => `${there} does not match ${card}.`,
      'thrust-without-pilot': (args) => `${The(args)} has ${args.count} Thrust tokens without a pilot.`,
      'in-two-places': ({ card = '' }) => `${card} is on the Objective and on the planet.`,
      'handling-too-often': (args) =>
        `${The(args)} has played ${args.count} handling cards; ${args.most} at most in a lap.`,
      'location-on-pile': ({ card = '' }) => `${card} is a location and cannot be a lap card.`,
      'not-handling': (args) =>
        `${The(args)} has a ${args.value} in place of ${args.number}, which the pilot’s handling does not allow.`,
      'laps-beyond-thrust': (args) =>
        `${The(args)} has played ${args.count} lap cards with a thrust of ${args.thrust}.`,
      counters: (args) => `${The(args)} has used ${args.spent} counters out of ${args.limit}.`,
    },
  }),
};

export interface PodraceChanceWords {
  title: string;
  given: (plays: number, turns: number) => string;
  race: Record<Side, string>;
  deck: Record<Side, string>;
  undecided: (turns: number) => string;
  rest: string;
}

export const PODRACE_CHANCES: Record<Locale, PodraceChanceWords> = {
  fr: {
    title: 'Qui gagne la course',
    given: (plays, turns) =>
      `Sur ${plays} courses de ${turns} tours au plus : chaque carte inconnue porte de 1 à 6, à chances égales ; on court dès que c’est possible, on se ravitaille au plus, on ne perd rien en bataille.`,
    race: { light: 'le côté lumineux gagne la course', dark: 'le côté obscur gagne la course' },
    deck: {
      light: 'le côté lumineux gagne : pile adverse vide',
      dark: 'le côté obscur gagne : pile adverse vide',
    },
    undecided: (turns) => `pas encore décidée après ${turns} tours`,
    rest: 'autre issue',
  },
  en: {
    title: 'Who wins the race',
    given: (plays, turns) =>
      `Over ${plays} races of at most ${turns} turns: each unknown card has 1 to 6 with equal chances; players race whenever they can, refuel as much as they may, and lose nothing in battle.`,
    race: { light: 'the light side wins the race', dark: 'the dark side wins the race' },
    deck: {
      light: 'the light side wins: opposing deck empty',
      dark: 'the dark side wins: opposing deck empty',
    },
    undecided: (turns) => `not decided after ${turns} turns`,
    rest: 'another outcome',
  },
};
