import type { Locale } from '../locales';
import { type BenchWordsIn, over } from './words';
import { Le, The, YJ_SHARED } from './yj-shared';

export const EVACUATION_BENCH: BenchWordsIn = {
  fr: over(YJ_SHARED.fr, {
    places: {
      at: (planet) => `sur ${planet}`,
      passengers: 'à bord, en partance',
      ships: 'vaisseaux engagés',
      plans: 'plan de bataille',
      survivors: 'vaisseaux sortis du combat',
      fight: 'dans ce combat',
    },
    kinds: { transport: 'transport', starfighter: 'chasseur' },
    figures: { together: 'vaisseaux ensemble' },
    traits: {
      unique: 'unique',
      'for-transports': 'pour un transport',
      'for-starfighters': 'pour un chasseur',
      'for-characters': 'pour un personnage',
      'one-defeated': 'en cas de défaite, un seul vaisseau est vaincu',
      withdraws: 'retire son vaisseau du combat',
    },
    switches: {
      turn: 'Au tour du',
      attempt: 'Évacuation en cours',
      stage: 'L’évacuation en est',
      declared: (side = '') => `Cartes Battle annoncées : ${side}`,
      edition: 'Règle',
      'transport-returns': 'Un transport revient dans la pile de pioche',
      shuffled: (side = '') => `Pile mélangée : ${side}`,
      bonus: (side = '', ship = '') => `Puissance ajoutée, ${ship} : ${side}`,
    },
    choices: {
      step: { deploy: 'déploiement', battle: 'bataille', 'even-up': 'Even Up' },
      attempt: { none: 'aucune' },
      stage: {
        intercept: 'à l’interception',
        declare: 'à l’annonce des cartes Battle',
        plan: 'aux plans',
        fight: 'aux combats',
        outcome: 'à l’issue',
      },
      edition: { first: 'du premier livret', hyperspace: 'de la pile d’hyperespace' },
      bonus: { transport: 'transports', starfighter: 'chasseurs' },
    },
    oddities: {
      'unique-twice': ({ card = '' }) => `${card} est unique et se trouve deux fois dans l’hyperespace.`,
      'no-pile-then': (args) => `${Le(args)} a une pile d’hyperespace, que la première règle ne connaît pas.`,
      'nobody-leaves': (args) => `${Le(args)} évacue sans personnage ni arme à bord.`,
      'no-transport': (args) => `${Le(args)} évacue sans transport.`,
      'nobody-intercepts': (args) => `${Le(args)} intercepte sans vaisseau.`,
      'kept-back': (args) => `${Le(args)} a gardé ${args.count} vaisseau(x) : il doit les engager tous.`,
      'not-its-turn': (args) => `${Le(args)} évacue pendant le tour de l’adversaire.`,
      'not-deploy-step': (args) => `${Le(args)} évacue hors de son étape de déploiement.`,
    },
  }),
  en: over(YJ_SHARED.en, {
    places: {
      at: (planet) => `on ${planet}`,
      passengers: 'aboard, leaving',
      ships: 'starships committed',
      plans: 'battle plan',
      survivors: 'starships that came through',
      fight: 'in this fight',
    },
    kinds: { transport: 'transport', starfighter: 'starfighter' },
    figures: { together: 'starships together' },
    traits: {
      unique: 'unique',
      'for-transports': 'for a transport',
      'for-starfighters': 'for a starfighter',
      'for-characters': 'for a character',
      'one-defeated': 'if defeated, only one starship is',
      withdraws: 'takes its starship out of the fight',
    },
    switches: {
      attempt: 'Evacuation under way',
      stage: 'The evacuation is at',
      declared: (side = '') => `Battle cards declared: ${side}`,
      edition: 'Rule',
      'transport-returns': 'A transport returns to the draw deck',
      shuffled: (side = '') => `Deck shuffled: ${side}`,
      bonus: (side = '', ship = '') => `Power added to ${ship}: ${side}`,
    },
    choices: {
      step: { deploy: 'deploy', battle: 'battle', 'even-up': 'Even Up' },
      stage: {
        intercept: 'the interception',
        declare: 'declaring Battle cards',
        plan: 'the plans',
        fight: 'the fights',
        outcome: 'its outcome',
      },
      edition: { first: 'of the first rulebook', hyperspace: 'of the hyperspace pile' },
      bonus: { transport: 'transports', starfighter: 'starfighters' },
    },
    oddities: {
      'unique-twice': ({ card = '' }) => `${card} is unique and is in hyperspace twice.`,
      'no-pile-then': (args) => `${The(args)} has a hyperspace pile, which the first rulebook does not know.`,
      'nobody-leaves': (args) => `${The(args)} evacuates with no character or weapon aboard.`,
      'no-transport': (args) => `${The(args)} evacuates without a transport.`,
      'nobody-intercepts': (args) => `${The(args)} intercepts without a starship.`,
      'kept-back': (args) => `${The(args)} has kept back ${args.count} starship(s): all must be committed.`,
      'not-its-turn': (args) => `${The(args)} evacuates in the opponent’s turn.`,
      'not-deploy-step': (args) => `${The(args)} evacuates outside its deploy step.`,
    },
  }),
};

export interface EvacuationChanceWords {
  title: string;
  titleOf: (planet: string) => string;
  given: (plays: number) => string;
  outcomes: Record<'unopposed' | 'escaped' | 'lost' | 'deck', string>;
  rest: string;
}

export const EVACUATION_CHANCES: Record<Locale, EvacuationChanceWords> = {
  fr: {
    title: 'Comment finit l’évacuation',
    titleOf: (planet) => `Si l’on évacue ${planet}`,
    given: (plays) =>
      `Sur ${plays} évacuations jouées au hasard : l’adversaire intercepte dès qu’il le peut, personne n’ajoute de carte Battle, les plans et les destinées inconnues sont tirés à chances égales.`,
    outcomes: {
      unopposed: 'tous partent, sans interception',
      escaped: 'un transport s’échappe : tous sont sauvés',
      lost: 'aucun transport ne reste : tous sont perdus',
      deck: 'une pile de pioche est vide : la partie est finie',
    },
    rest: 'autre issue',
  },
  en: {
    title: 'How the evacuation ends',
    titleOf: (planet) => `If ${planet} is evacuated`,
    given: (plays) =>
      `Over ${plays} evacuations played at random: the opponent intercepts whenever possible, nobody adds a Battle card, plans and unknown destinies are drawn with equal chances.`,
    outcomes: {
      unopposed: 'all leave, without interception',
      escaped: 'a transport escapes: all are saved',
      lost: 'no transport is left: all are lost',
      deck: 'a draw deck is empty: the game is over',
    },
    rest: 'another outcome',
  },
};
