import type { Side } from '../../_rules/core/sides';
import type { FirstKind } from '../../_rules/swccg/war/setup';
import type { Locale } from '../locales';
import { percent } from '../percent';

/** What the page of the war says besides the words of the stack. */
export interface WarWords {
  title: string;
  summary: string;
  first: string;
  kinds: Record<FirstKind, string>;
  hand: (side: Side) => string;
  ability: (side: Side) => string;
  noCharacter: string;
  destinies: (side: Side) => string;
  /** What is to be typed there, and what it means for the draw. */
  destiniesHint: string;
  /** Why what was typed is not that. */
  notDestiny: (typed: string) => string;
  tooManyDestinies: (most: number) => string;
  solve: string;
  /** The form folds away, and is opened again. */
  fold: string;
  change: string;
  abilityOf: (ability: number | null) => string;
  destinyCount: (count: number) => string;
  noCards: string;
  /** The verdict is of an earlier situation. */
  stale: string;
  mendFirst: string;
  intro: string;
  tooMany: (most: number) => string;
  /** Whether the first card survives, with its probability from 0 to 1. */
  verdict: (survives: number) => string;
  /** The probability after a step, and after a move that might be made. */
  after: (survives: number) => string;
  worth: (survives: number) => string;
  line: string;
  bestPlay: string;
  positions: (count: number) => string;
}

const fr: WarWords = {
  title: 'Qui a le dernier mot ?',
  summary:
    'Choisissez les Sense, Alter et Control de chaque camp : le simulateur joue tout l’arbre et dit si la première carte survit.',
  first: 'La carte disputée',
  kinds: { interrupt: 'une interruption', effect: 'un effet' },
  hand: (side) => (side === 'light' ? 'Main du côté lumineux' : 'Main du côté obscur'),
  ability: (side) =>
    side === 'light' ? 'Plus haute habileté du côté lumineux' : 'Plus haute habileté du côté obscur',
  noCharacter: 'aucun personnage',
  destinies: (side) =>
    side === 'light' ? 'Destinées restantes du côté lumineux' : 'Destinées restantes du côté obscur',
  destiniesHint:
    'Destinées restantes : la valeur de chaque carte de la pile de réserve, de 0 à 7, un nombre par carte, séparés par des espaces. L’ordre ne compte pas : chaque carte peut sortir, et celle qui est tirée ne revient pas. Rien : la pile est vide et le tirage échoue.',
  notDestiny: (typed) => `« ${typed} » n’est pas une destinée : il faut des nombres entiers de 0 à 7.`,
  tooManyDestinies: (most) => `Au plus ${most} destinées.`,
  solve: 'Résoudre',
  fold: 'Replier',
  change: 'Modifier',
  abilityOf: (ability) => (ability === null ? 'aucun personnage' : `habileté ${ability}`),
  destinyCount: (count) => (count < 2 ? `${count} destinée` : `${count} destinées`),
  noCards: 'main vide',
  stale: 'À recalculer…',
  mendFirst: 'À recalculer : corrigez d’abord les destinées.',
  intro: 'Voici la suite la plus probable. Chaque étape dit ce qui reste de chances à la carte.',
  tooMany: (most) => `Au plus ${most} cartes par camp.`,
  verdict: (survives) =>
    survives === 1
      ? 'La carte survit à coup sûr.'
      : survives === 0
        ? 'La carte est annulée à coup sûr.'
        : `La carte survit avec une probabilité de ${percent('fr', survives)}.`,
  after: (survives) => `Survie : ${percent('fr', survives)}`,
  worth: (survives) => `la carte survit : ${percent('fr', survives)}`,
  line: 'La suite de coups',
  bestPlay: 'si les deux joueurs jouent au mieux',
  positions: (count) => `${count} positions examinées`,
};

const en: WarWords = {
  title: 'Who has the last word?',
  summary:
    'Choose which of Sense, Alter and Control each side holds: the simulator plays the whole tree and says whether the first card survives.',
  first: 'The card fought over',
  kinds: { interrupt: 'an Interrupt', effect: 'an Effect' },
  hand: (side) => (side === 'light' ? 'Light side’s hand' : 'Dark side’s hand'),
  ability: (side) => (side === 'light' ? 'Light side’s highest ability' : 'Dark side’s highest ability'),
  noCharacter: 'no character',
  destinies: (side) => (side === 'light' ? 'Light side’s destinies left' : 'Dark side’s destinies left'),
  destiniesHint:
    'Destinies left: the value of each card in the Reserve Deck, from 0 to 7, one number a card, with spaces between. Their order does not matter: any card may come up, and one that was drawn does not come back. Nothing: the deck is empty and the draw fails.',
  notDestiny: (typed) => `“${typed}” is not a destiny: whole numbers from 0 to 7 are wanted.`,
  tooManyDestinies: (most) => `At most ${most} destinies.`,
  solve: 'Solve',
  fold: 'Fold away',
  change: 'Change',
  abilityOf: (ability) => (ability === null ? 'no character' : `ability ${ability}`),
  destinyCount: (count) => (count === 1 ? '1 destiny' : `${count} destinies`),
  noCards: 'empty hand',
  stale: 'To be solved anew…',
  mendFirst: 'To be solved anew: put the destinies right first.',
  intro: 'Here is the likeliest line. Each step says what chances the card has left.',
  tooMany: (most) => `At most ${most} cards a side.`,
  verdict: (survives) =>
    survives === 1
      ? 'The card is sure to survive.'
      : survives === 0
        ? 'The card is sure to be canceled.'
        : `The card survives with a probability of ${percent('en', survives)}.`,
  after: (survives) => `Survival: ${percent('en', survives)}`,
  worth: (survives) => `the card survives: ${percent('en', survives)}`,
  line: 'The line of play',
  bestPlay: 'if both players play their best',
  positions: (count) => `${count} positions looked at`,
};

export const swccgWarWords: Record<Locale, WarWords> = { fr, en };
