import type { Side } from '../../_rules/core/sides';
import type { Locale } from '../locales';
import { type BenchWordsIn, over } from './words';
import { Le, The, YJ_SHARED } from './yj-shared';

export const DUEL_BENCH: BenchWordsIn = {
  fr: over(YJ_SHARED.fr, {
    places: {
      elsewhere: 'sur une autre planète',
      'dueling-hand': 'main de duel',
      'dueling-pile': 'pile de duel',
      hand: 'main posée à part',
    },
    figures: { bonus: 'bonus de l’arme' },
    traits: {
      'not-in-duels': 'ne s’utilise pas en duel',
      'extra-hit': 'texte : une touche de plus',
      'two-extra-hits': 'texte : deux touches de plus, défaussée',
      'draws-one': 'texte : une carte de plus',
      'draws-two': 'texte : deux cartes de plus, défaussée',
      'removes-hit': 'texte : retire une touche',
    },
    switches: {
      stage: 'Le duel en est',
      attacker: 'Attaquant',
      defender: 'Défenseur',
      'attacker-weapon': 'Arme de l’attaquant',
      'defender-weapon': 'Arme du défenseur',
      target: 'Personnage visé',
      drawn: (side = '') => `Puissance tirée : ${side}`,
      hits: (side = '') => `Touches reçues : ${side}`,
      lead: 'Mène l’attaque',
      attack: 'Attaque à parer',
      dueled: 'Un duel a déjà eu lieu ce tour-ci',
      battled: 'La bataille a déjà eu lieu ce tour-ci',
      edition: 'Règle',
      on: 'Planète',
    },
    choices: {
      stage: {
        none: 'pas de duel en cours',
        defender: 'au choix du défenseur',
        power: 'au tirage de la puissance',
        hands: 'aux mains de duel',
        exchange: 'aux attaques et parades',
      },
      step: { deploy: 'déploiement', battle: 'bataille' },
      edition: { virtual: 'en vigueur (virtuel 1)', original: 'd’origine (Duel of the Fates)' },
      'attacker-weapon': { none: 'aucune' },
      'defender-weapon': { none: 'aucune' },
      attack: { none: 'aucune' },
    },
    oddities: {
      'no-duelist': ({ card = '' }) => `${card} attaque en duel sans être un duelliste.`,
      'no-lightsaber': ({ card = '' }) => `${card} attaque en duel sans sabre laser.`,
      'stepped-in': ({ card = '' }) => `${card} s’est interposé sans être un duelliste.`,
      'hidden-weapon': ({ weapon = '' }) => `${weapon} sert dans le duel, mais est face cachée.`,
      'damage-zero': ({ card = '' }) => `${card} a 0 dommage : on défausse la carte sans duel.`,
      defeated: ({ card = '', hits = 0, damage = 0 }) =>
        `${card} a ${hits} touches sur ${damage} : le duel devrait être terminé.`,
      'no-cards': () => 'Les deux mains de duel sont vides : le duel devrait être terminé.',
      'lead-without-cards': (args) => `${Le(args)} mène l’attaque sans carte en main de duel.`,
      'both-passed': () => 'Les deux joueurs ont passé : le duel devrait être terminé.',
      'passed-then': () => 'La règle d’origine ne permet pas de passer.',
      'hand-beyond-power': (args) =>
        `${Le(args)} a eu ${args.count} cartes de duel pour une puissance de ${args.power}.`,
      'after-the-battle': () => 'Le duel a lieu avant la bataille, et la bataille a déjà eu lieu.',
      'battle-before-its-step': () => 'La bataille a eu lieu, et c’est encore l’étape de déploiement.',
    },
  }),
  en: over(YJ_SHARED.en, {
    places: {
      elsewhere: 'on another planet',
      'dueling-hand': 'dueling hand',
      'dueling-pile': 'dueling pile',
      hand: 'hand laid aside',
    },
    figures: { bonus: 'weapon bonus' },
    traits: {
      'not-in-duels': 'not used in duels',
      'extra-hit': 'text: one more hit',
      'two-extra-hits': 'text: two more hits, discarded',
      'draws-one': 'text: one more card',
      'draws-two': 'text: two more cards, discarded',
      'removes-hit': 'text: removes a hit',
    },
    switches: {
      stage: 'The duel is at',
      attacker: 'Attacker',
      defender: 'Defender',
      'attacker-weapon': 'Attacker’s weapon',
      'defender-weapon': 'Defender’s weapon',
      target: 'Character chosen as target',
      drawn: (side = '') => `Power drawn: ${side}`,
      hits: (side = '') => `Hits taken: ${side}`,
      lead: 'Leads the attack',
      attack: 'Attack to be parried',
      dueled: 'There has been a duel this turn',
      battled: 'There has been the battle of this turn',
      edition: 'Rule',
      on: 'Planet',
    },
    choices: {
      stage: {
        none: 'no duel under way',
        defender: 'the choice of the defender',
        power: 'the draw for power',
        hands: 'the dueling hands',
        exchange: 'attacks and parries',
      },
      step: { deploy: 'deploy', battle: 'battle' },
      edition: { virtual: 'in force (virtual 1)', original: 'as first printed (Duel of the Fates)' },
    },
    oddities: {
      'no-duelist': ({ card = '' }) => `${card} initiates a duel without being a duelist.`,
      'no-lightsaber': ({ card = '' }) => `${card} initiates a duel without a lightsaber.`,
      'stepped-in': ({ card = '' }) => `${card} has stepped in without being a duelist.`,
      'hidden-weapon': ({ weapon = '' }) => `${weapon} is used in the duel, but lies face down.`,
      'damage-zero': ({ card = '' }) => `${card} has damage 0: the card is discarded without a duel.`,
      defeated: ({ card = '', hits = 0, damage = 0 }) =>
        `${card} has ${hits} hits out of ${damage}: the duel should be over.`,
      'no-cards': () => 'Both dueling hands are empty: the duel should be over.',
      'lead-without-cards': (args) => `${The(args)} leads without a card in the dueling hand.`,
      'both-passed': () => 'Both players have passed: the duel should be over.',
      'passed-then': () => 'The rule as first printed has no passing.',
      'hand-beyond-power': (args) =>
        `${The(args)} has had ${args.count} dueling cards with a power of ${args.power}.`,
      'after-the-battle': () => 'A duel comes before the battle, and there has been the battle.',
      'battle-before-its-step': () => 'There has been the battle, and it is still the deploy step.',
    },
  }),
};

export interface DuelChanceWords {
  title: string;
  titleOf: (attacker: string, target: string) => string;
  given: (plays: number) => string;
  defeated: (name: string, loser: Side) => string;
  drawn: string;
  discarded: (name: string) => string;
  deck: Record<Side, string>;
  rest: string;
}

export const DUEL_CHANCES: Record<Locale, DuelChanceWords> = {
  fr: {
    title: 'Comment finit le duel',
    titleOf: (attacker, target) => `Si ${attacker} attaque ${target} en duel`,
    given: (plays) =>
      `Sur ${plays} duels joués au hasard : chaque carte inconnue porte de 1 à 6, à chances égales ; on attaque avec une carte quelconque, on pare dès que c’est possible, on utilise chaque texte, on ne passe pas.`,
    defeated: (name) => `${name} est vaincu`,
    rest: 'autre issue',
    drawn: 'sans vaincu',
    discarded: (name) => `${name} est défaussé sans combattre`,
    deck: {
      light: 'le côté lumineux perd la partie, pile vide',
      dark: 'le côté obscur perd la partie, pile vide',
    },
  },
  en: {
    title: 'How the duel ends',
    titleOf: (attacker, target) => `If ${attacker} duels ${target}`,
    given: (plays) =>
      `Over ${plays} duels played at random: each unknown card has 1 to 6 with equal chances; players attack with any card, parry whenever they can, use every text and do not pass.`,
    defeated: (name) => `${name} is defeated`,
    rest: 'another outcome',
    drawn: 'nobody is defeated',
    discarded: (name) => `${name} is discarded without a fight`,
    deck: {
      light: 'the light side loses the game, deck empty',
      dark: 'the dark side loses the game, deck empty',
    },
  },
};
