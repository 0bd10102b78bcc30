import type { DeckPart } from '../../_rules/core/several-decks';
import type { Locale } from '../locales';

/** What is wrong, and how to mend it. */
export interface Said<Args> {
  message(args: Args): string;
  remedy(args: Args): string;
}
export type Findings<Args> = { [Code in keyof Args]: Said<Args[Code]> };

export const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
export const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** What every deck checker says of a list. */
interface ListWords {
  'heading-differs': Said<{ heading: string; said: number; count: number }>;
  'several-decks': Said<{ decks: readonly DeckPart[] }>;
  /** Of the line that is taken for the name of the deck. */
  named(args: { text: string }): string;
}

const ONE_DECK: Record<Locale, string> = {
  fr: 'Collez un seul deck à la fois.',
  en: 'Paste one deck at a time.',
};

export const LIST_WORDS: Record<Locale, ListWords> = {
  fr: {
    'heading-differs': {
      message: ({ heading, said, count }) =>
        `« ${heading} » annonce ${cartes(said)} ; la liste en a ${count}.`,
      remedy: () => 'Comptez de nouveau.',
    },
    'several-decks': {
      message: ({ decks }) =>
        `Le texte contient ${decks.length} decks : ${decks.map(({ line, count }) => `${cartes(count)} à partir de la ligne ${line}`).join(', ')}.`,
      remedy: () => ONE_DECK.fr,
    },
    named: ({ text }) => `« ${text} » est pris pour le nom du deck, et n’est pas compté.`,
  },
  en: {
    'heading-differs': {
      message: ({ heading, said, count }) => `“${heading}” announces ${cards(said)}; the list has ${count}.`,
      remedy: () => 'Count again.',
    },
    'several-decks': {
      message: ({ decks }) =>
        `The text holds ${decks.length} decks: ${decks.map(({ line, count }) => `${cards(count)} from line ${line} on`).join(', ')}.`,
      remedy: () => ONE_DECK.en,
    },
    named: ({ text }) => `“${text}” is taken for the name of the deck and is not counted.`,
  },
};

/** What the two Star Wars games say alike of a deck of 60 cards of one side. */
interface SixtyWords {
  lines: Findings<{
    'no-title': object;
    'no-quantity': { text: string };
    'line-too-long': { most: number };
    'too-many-lines': { most: number };
  }>;
  violations: Findings<{
    empty: object;
    'deck-short': { count: number; missing: number };
    'two-sides': { light: number; dark: number };
  }>;
  /** Of a deck with more than 60 cards. */
  over(args: { count: number; extra: number }): string;
  /** What to do where there is more than one deck. */
  oneDeck: string;
}

export const SIXTY_WORDS: Record<Locale, SixtyWords> = {
  fr: {
    lines: {
      'no-title': {
        message: () => 'Cette ligne n’a pas de titre.',
        remedy: () => 'Écrivez le titre de la carte après le nombre.',
      },
      'no-quantity': {
        message: ({ text }) => `« ${text} » n’est pas pris pour une carte, et n’est pas compté.`,
        remedy: () => 'Écrivez 1x devant si c’est une carte, # si c’est une note.',
      },
      'line-too-long': {
        message: ({ most }) => `La ligne dépasse ${most} caractères.`,
        remedy: () => 'Mettez une carte par ligne.',
      },
      'too-many-lines': {
        message: ({ most }) => `La liste dépasse ${most} lignes ; la suite n’est pas lue.`,
        remedy: () => ONE_DECK.fr,
      },
    },
    violations: {
      empty: {
        message: () => 'La liste ne contient aucune carte.',
        remedy: () => 'Collez une liste de 60 cartes, une ligne par carte.',
      },
      'deck-short': {
        message: ({ count, missing }) => `Le deck a ${cartes(count)} : il en manque ${missing}.`,
        remedy: ({ missing }) => `Ajoutez ${cartes(missing)}, pour en avoir exactement 60.`,
      },
      'two-sides': {
        message: ({ light, dark }) =>
          `Le deck mêle les deux côtés de la Force : ${cartes(light)} du côté lumineux et ${cartes(dark)} du côté obscur.`,
        remedy: () => 'Un deck est d’un seul côté : remplacez les cartes de l’autre.',
      },
    },
    over: ({ count, extra }) => `Le deck a ${count} cartes : ${extra} de trop.`,
    oneDeck: ONE_DECK.fr,
  },
  en: {
    lines: {
      'no-title': {
        message: () => 'This line has no title.',
        remedy: () => 'Write the card’s title after the number.',
      },
      'no-quantity': {
        message: ({ text }) => `“${text}” is not taken for a card and is not counted.`,
        remedy: () => 'Write 1x before it if it is a card, # if it is a note.',
      },
      'line-too-long': {
        message: ({ most }) => `The line has more than ${most} characters.`,
        remedy: () => 'Put one card on each line.',
      },
      'too-many-lines': {
        message: ({ most }) => `The list has more than ${most} lines; the rest is not read.`,
        remedy: () => ONE_DECK.en,
      },
    },
    violations: {
      empty: {
        message: () => 'There is no card in the list.',
        remedy: () => 'Paste a list of 60 cards, a line for each card.',
      },
      'deck-short': {
        message: ({ count, missing }) => `The deck has ${cards(count)}: ${missing} short.`,
        remedy: ({ missing }) =>
          `Add ${missing === 1 ? '1 more card' : `${missing} more cards`}, to have exactly 60.`,
      },
      'two-sides': {
        message: ({ light, dark }) =>
          `The deck mixes both sides of the Force: ${cards(light)} of the light side and ${cards(dark)} of the dark side.`,
        remedy: () => 'A deck is of one side: replace the cards of the other.',
      },
    },
    over: ({ count, extra }) => `The deck has ${count} cards: ${extra} too many.`,
    oneDeck: ONE_DECK.en,
  },
};
