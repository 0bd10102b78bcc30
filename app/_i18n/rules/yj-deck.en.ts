import type { CardType } from '../../_rules/young-jedi/deck/list';
import { PLANET_NAMES } from '../../_rules/young-jedi/planets/state';
import { cards, LIST_WORDS, SIXTY_WORDS } from './deck-shared';
import type { DeckWords } from './yj-deck';

const typeEn: Record<CardType, string> = {
  character: 'a character has a red, blue or green dot',
  weapon: 'a weapon has an orange dot',
  battle: 'a Battle card has a yellow dot',
  effect: 'an Effect card has a yellow dot',
  location: 'a location has a purple dot',
  starship: 'a starship has a purple dot',
  objective: 'an Objective card has white dots only',
};

export const en: DeckWords = {
  title: 'Check a Young Jedi deck',
  summary:
    'Paste your list: each fault is shown with its rule and a way to mend it. The six colours, wild cards, three planets and the Objective card are counted.',
  placeholder: `Red
5 Qui-Gon Jinn, Jedi Master
…
Weapons
4x Blaster Rifle
…
Locations
1 Tatooine, Podrace Arena`,
  total: 'Cards',
  colours: { red: 'Red', orange: 'Orange', blue: 'Blue', yellow: 'Yellow', green: 'Green', purple: 'Purple' },
  wild: 'Wild cards',
  locations: {
    tatooine: 'Tatooine locations',
    coruscant: 'Coruscant locations',
    naboo: 'Naboo locations',
  },
  objective: 'Objective cards',
  lines: {
    ...SIXTY_WORDS.en.lines,
    'bad-quantity': {
      message: ({ quantity }) => `“${quantity}” is not a possible number of copies.`,
      remedy: () => 'Write a whole number from 1 to 60 before the title: 4 Blaster Rifle.',
    },
    'no-colour': {
      message: ({ card }) => `There is no telling which colour ${card} is.`,
      remedy: () =>
        'Put the line under a colour heading (Red, Blue, Green…), or add the colour in brackets: (red). A weapon, Battle card, location or starship needs none under a heading of its type.',
    },
    'several-colours': {
      message: ({ card }) => `${card} cannot count as several colours at once.`,
      remedy: () => 'Keep one colour, or mark a wild card: (wild: red blue).',
    },
    'one-white-dot': {
      message: ({ card }) => `${card}: a wild card has two white dots at least.`,
      remedy: () => 'Note all white dots of the card, or take “wild” off.',
    },
    'unknown-heading': {
      message: ({ text }) => `This heading is not understood: ${text}`,
      remedy: () => 'Use a colour, a type of card, “Wild cards” or “Objective”.',
    },
    'bad-quotes': {
      message: () => 'A quotation mark in this table line is left open.',
      remedy: () => 'Close it, or take it off.',
    },
  },
  violations: {
    ...SIXTY_WORDS.en.violations,
    'deck-over': {
      message: SIXTY_WORDS.en.over,
      remedy: ({ extra }) =>
        extra < 60 ? `Take out ${cards(extra)}, to have exactly 60.` : SIXTY_WORDS.en.oneDeck,
    },
    'colour-short': {
      message: ({ colour, count, missing }) =>
        `There ${count === 1 ? 'is' : 'are'} ${cards(count)} in ${colour} instead of 10: ${missing} short.`,
      remedy: ({ colour, missing }) =>
        `Add ${cards(missing)} with a ${colour} dot${missing > 1 ? ', one of them wild at most' : ', or a wild card if the colour has none'}.`,
    },
    'colour-over': {
      message: ({ colour, count, extra }) =>
        `There are ${count} cards in ${colour} instead of 10: ${extra} too many.`,
      remedy: ({ colour, extra }) => `Take ${cards(extra)} out of ${colour}.`,
    },
    'same-title': {
      message: ({ title, colour, count }) =>
        `In ${colour}, ${count} cards have the title ${title}. Five is the most, with wild cards and whatever the subtitle.`,
      remedy: ({ title, extra }) =>
        `Replace ${extra} ${title} by ${extra > 1 ? 'other cards' : 'another card'} of the same colour.`,
    },
    'wild-twice': {
      message: ({ colour, count }) => `There are ${count} wild cards in ${colour}: a colour may have one.`,
      remedy: ({ colour }) => `Keep one in ${colour} and put the others in colours that have none.`,
    },
    'wild-colour': {
      message: ({ card, colour }) => `${card} has no white dot in the place of ${colour}.`,
      remedy: () => 'Put it in a colour whose place one of its white dots takes.',
    },
    'wild-unplaced': {
      message: ({ card, count }) =>
        count > 1
          ? `No colour can take ${count} copies of the wild card ${card}.`
          : `No colour can take the wild card ${card}.`,
      remedy: () => 'Leave nine cards in a colour without a wild card, or take this one out.',
    },
    'planet-missing': {
      message: ({ planet }) => `There is no ${PLANET_NAMES[planet]} location among the purple-dot cards.`,
      remedy: ({ planet }) =>
        `Replace a purple-dot card by a ${PLANET_NAMES[planet]} location, written with its planet: ${PLANET_NAMES[planet]}, then the place.`,
    },
    'objective-twice': {
      message: ({ count }) => `The deck has ${count} Objective cards: one is allowed.`,
      remedy: () => 'Keep one and replace the others.',
    },
    'objective-colour': {
      message: ({ card, colour }) => `${card} cannot count in ${colour}.`,
      remedy: () => 'An Objective card takes the wild card place of yellow, purple or orange.',
    },
    'wrong-dot': {
      message: ({ card, type, colour }) => `${card} stands in ${colour}, but ${typeEn[type]}.`,
      remedy: () => 'Check the dot on the card. If it is a wild card, add (wild) to the line.',
    },
  },
  advice: {
    'heading-differs': LIST_WORDS.en['heading-differs'],
    'several-decks': LIST_WORDS.en['several-decks'],
    'starter-deck': {
      message: () => 'With 30 cards, five of each colour, this is a starter deck.',
      remedy: () => 'Put two of the same side together for the full game, and mind the limit of five.',
    },
    'wild-placed': {
      message: ({ card, colour }) => `The wild card ${card} is counted in ${colour}.`,
      remedy: () => 'To have it elsewhere, put it under another colour.',
    },
    'unique-starship': {
      message: ({ card, count }) => `${card} is unique: the deck has ${count}, but hyperspace one at a time.`,
      remedy: () => 'That is allowed; another copy waits in hand.',
    },
    'two-colours': {
      message: ({ card }) => `${card} stands in two colours and is not marked wild.`,
      remedy: () => 'Check the dot of each copy, or mark the wild card.',
    },
    'colours-unknown': {
      message: ({ count }) => `The colour of ${cards(count)} is not told: in the total, and in no colour.`,
      remedy: () => 'Put them under Red, Blue, Green…, by the dot at the foot of the card.',
    },
    'deck-name': {
      message: LIST_WORDS.en.named,
      remedy: () => 'If it is a card, write how many there are, and its colour.',
    },
    'type-doubtful': {
      message: ({ card, type, colour }) =>
        `${card} stands in ${colour} in the list, but your card file says otherwise: ${typeEn[type]}.`,
      remedy: () => 'Look at the card: its dot decides, and a file may have the type wrong.',
    },
    'sealed-uh-oh': {
      message: () => 'Uh-Oh! is not played with sealed packs.',
      remedy: () => 'Replace it if you play a limited format.',
    },
    'sealed-virtual': {
      message: ({ count }) =>
        `${count === 1 ? '1 virtual card' : `${count} virtual cards`}: sealed packs are played without.`,
      remedy: () => 'Anywhere else a virtual card counts with the original towards the limit of five.',
    },
  },
};
