import type { Side } from '../../_rules/swccg/stack/timing';
import type { FirstKind } from '../../_rules/swccg/war/setup';
import type { Locale } from '../locales';

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
  solve: string;
  tooMany: (most: number) => string;
  /** Whether the first card survives, with its probability from 0 to 1. */
  verdict: (survives: number) => string;
  /** The probability after a step. */
  after: (survives: number) => string;
  line: string;
  bestPlay: string;
  positions: (count: number) => string;
}

const percent = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value);

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
  solve: 'Résoudre',
  tooMany: (most) => `Au plus ${most} cartes par camp.`,
  verdict: (survives) =>
    survives === 1
      ? 'La carte survit à coup sûr.'
      : survives === 0
        ? 'La carte est annulée à coup sûr.'
        : `La carte survit avec une probabilité de ${percent('fr', survives)}.`,
  after: (survives) => `Survie : ${percent('fr', survives)}`,
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
  solve: 'Solve',
  tooMany: (most) => `At most ${most} cards a side.`,
  verdict: (survives) =>
    survives === 1
      ? 'The card is sure to survive.'
      : survives === 0
        ? 'The card is sure to be cancelled.'
        : `The card survives with a probability of ${percent('en', survives)}.`,
  after: (survives) => `Survival: ${percent('en', survives)}`,
  line: 'The line of play',
  bestPlay: 'if both players play their best',
  positions: (count) => `${count} positions looked at`,
};

export const swccgWarWords: Record<Locale, WarWords> = { fr, en };
