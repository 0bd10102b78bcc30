import type { Side } from '../../_rules/core/sides';
import type { Locale } from '../locales';
import { type BenchWordsIn, over } from './words';
import { Le, sideEn, sideFr, The, YJ_SHARED } from './yj-shared';

export const BATTLE_BENCH: BenchWordsIn = {
  fr: over(YJ_SHARED.fr, {
    places: {
      table: 'face visible ici',
      hidden: 'hors de la bataille (face cachée)',
      effects: 'cartes Effect en jeu',
      plan: 'plan de bataille',
      aside: 'a combattu, reste ici',
      fight: 'dans ce combat',
      ready: 'retournées pour ce combat',
      stays: 'combat encore',
    },
    traits: {
      armed: 'armé et dangereux',
      'breaks-weapon': 'peut être défaussée contre une arme adverse',
      'no-weapon': 'son personnage n’utilise pas d’arme',
      'ignores-weapons': 'annule les armes adverses',
      'back-to-hand': 'en cas de défaite, retour en main',
    },
    switches: {
      turn: 'Attaque',
      stage: 'La bataille en est',
      'fight-step': 'Le combat en est',
      drawn: (side = '', n = '') => `Destinée tirée n° ${n} : ${side}`,
      passed: (side = '') => `A passé dans un duel ce tour-ci : ${side}`,
      'last-card': 'Dernière carte des deux joueurs',
      'sits-out': 'Hors des batailles ce tour-ci par un texte',
      stray: 'Vient de la main',
      half: 'Moitié choisie',
    },
    choices: {
      stage: {
        declare: 'à la déclaration',
        'battle-cards': 'aux cartes Battle',
        plans: 'aux plans',
        fights: 'aux combats',
      },
      'fight-step': {
        'defender-battle': '1. défenseur : carte Battle',
        'attacker-battle': '2. attaquant : carte Battle',
        'defender-weapon': '3. défenseur : arme',
        'attacker-weapon': '4. attaquant : arme',
        'defender-power': '5. défenseur : puissance',
        'attacker-power': '6. attaquant : puissance',
        'attacker-resolve': '7. attaquant : texte',
        'defender-resolve': '8. défenseur : texte',
        compare: 'comparaison des totaux',
      },
      'last-card': { 'in-order': 'le premier à la tirer perd', older: 'ancienne réponse : partie nulle' },
      half: { none: 'pas encore choisie', first: 'la première', second: 'la seconde' },
      planet: { none: 'non précisée' },
    },
    oddities: {
      'unique-twice': ({ card = '' }) => `${card} est unique et se trouve deux fois ici.`,
      'two-effects': (args) => `${Le(args)} a ${args.count} cartes Effect en jeu.`,
      'nobody-fights': (args) => `${Le(args)} n’a pas de personnage face visible dans cette bataille.`,
      stray: ({ card = '' }) => `${card} est dans le plan, mais vient de la main.`,
      'battle-cards-left': (args) =>
        `${Le(args)} a plus de cartes Battle (${args.count}) que de personnages (${args.characters}) dans son plan.`,
      'weapon-last': ({ weapon = '' }) => `${weapon} n’a plus de personnage après elle dans le plan.`,
      'together-without-card': (args) =>
        `${args.count} personnages du ${sideFr(args.player)} combattent ensemble sans carte Battle.`,
      'two-weapons': ({ card = '', count = 0 }) => `${card} utilise ${count} armes à la fois.`,
      'passed-in-duel': (args) => `${Le(args)} a passé dans un duel : il n’initie pas de bataille.`,
    },
  }),
  en: over(YJ_SHARED.en, {
    places: {
      table: 'face up here',
      hidden: 'out of the battle (face down)',
      effects: 'Effects in play',
      plan: 'battle plan',
      aside: 'has fought, stays here',
      fight: 'in this fight',
      ready: 'turned up for this fight',
      stays: 'fights again',
    },
    traits: {
      armed: 'armed and dangerous',
      'breaks-weapon': 'may be discarded against an opposing weapon',
      'no-weapon': 'its character uses no weapon',
      'ignores-weapons': 'ignores opposing weapons',
      'back-to-hand': 'if defeated, back to hand',
    },
    switches: {
      turn: 'Attacker',
      stage: 'The battle is at',
      'fight-step': 'The fight is at',
      drawn: (side = '', n = '') => `Destiny drawn, no. ${n}: ${side}`,
      passed: (side = '') => `Has passed in a duel this turn: ${side}`,
      'last-card': 'Last card of both players',
      'sits-out': 'Kept out of battles this turn by a text',
      stray: 'Comes from the hand',
      half: 'Half chosen',
    },
    choices: {
      stage: {
        declare: 'its declaration',
        'battle-cards': 'Battle cards',
        plans: 'the plans',
        fights: 'the fights',
      },
      'fight-step': {
        'defender-battle': '1. defender: Battle card',
        'attacker-battle': '2. attacker: Battle card',
        'defender-weapon': '3. defender: weapon',
        'attacker-weapon': '4. attacker: weapon',
        'defender-power': '5. defender: power',
        'attacker-power': '6. attacker: power',
        'attacker-resolve': '7. attacker: text',
        'defender-resolve': '8. defender: text',
        compare: 'comparing the totals',
      },
      'last-card': { 'in-order': 'the first to draw it loses', older: 'older answer: a drawn game' },
      half: { none: 'not chosen yet', first: 'the first', second: 'the second' },
      planet: { none: 'not said' },
    },
    oddities: {
      'unique-twice': ({ card = '' }) => `${card} is unique and is here twice.`,
      'two-effects': (args) => `${The(args)} has ${args.count} Effect cards in play.`,
      'nobody-fights': (args) => `${The(args)} has no face-up character in this battle.`,
      stray: ({ card = '' }) => `${card} is in the plan, but comes from the hand.`,
      'battle-cards-left': (args) =>
        `${The(args)} has more Battle cards (${args.count}) than characters (${args.characters}) in the plan.`,
      'weapon-last': ({ weapon = '' }) => `${weapon} has no character after it in the plan.`,
      'together-without-card': (args) =>
        `${args.count} characters of the ${sideEn(args.player)} fight together without a Battle card.`,
      'two-weapons': ({ card = '', count = 0 }) => `${card} uses ${count} weapons at once.`,
      'passed-in-duel': (args) => `${The(args)} has passed in a duel: no battle may be initiated.`,
    },
  }),
};

export interface BattleChanceWords {
  fight: string;
  battle: string;
  given: (plays: number) => string;
  wins: (winner: Side, damage: number) => string;
  nobody: string;
  deck: (loser: Side) => string;
  drawnGame: string;
  cost: (light: number, dark: number) => string;
  rest: string;
}

const dommages = (n: number): string => (n < 2 ? `${n} dommage` : `${n} dommages`);

export const BATTLE_CHANCES: Record<Locale, BattleChanceWords> = {
  fr: {
    fight: 'Comment finit ce combat',
    battle: 'Ce que coûte la bataille',
    given: (plays) =>
      `Sur ${plays} parties jouées au hasard : chaque destinée inconnue va de 1 à 6, à chances égales ; on tire de nouveau un 3 ou moins, on utilise les textes qui ne coûtent pas de carte, on prend la première cible.`,
    wins: (winner, damage) => `le ${sideFr(winner)} gagne : ${dommages(damage)}`,
    nobody: 'personne n’est vaincu',
    deck: (loser) => `le ${sideFr(loser)} perd la partie, pile vide`,
    drawnGame: 'partie nulle',
    cost: (light, dark) => `côté lumineux : ${light} · côté obscur : ${dark}`,
    rest: 'autre issue',
  },
  en: {
    fight: 'How this fight ends',
    battle: 'What the battle costs',
    given: (plays) =>
      `Over ${plays} plays at random: each unknown destiny is 1 to 6 with equal chances; players redraw a 3 or less, use texts that cost no card, and take the first target.`,
    wins: (winner, damage) => `the ${sideEn(winner)} wins: ${damage} damage`,
    nobody: 'nobody is defeated',
    deck: (loser) => `the ${sideEn(loser)} loses the game, deck empty`,
    drawnGame: 'a drawn game',
    cost: (light, dark) => `light side: ${light} · dark side: ${dark}`,
    rest: 'another outcome',
  },
};
