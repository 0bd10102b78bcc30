import type {
  AdviceArgs,
  CardType,
  Colour,
  LineArgs,
  Planet,
  ViolationArgs,
} from '../../_rules/young-jedi/deck/list';
import type { Locale } from '../locales';

/** What is wrong, and how to mend it. */
interface Said<Args> {
  message(args: Args): string;
  remedy(args: Args): string;
}
type Findings<Args> = { [Code in keyof Args]: Said<Args[Code]> };

/** Every word of the Young Jedi deck checker. */
export interface DeckWords {
  title: string;
  summary: string;
  placeholder: string;
  total: string;
  colours: Record<Colour, string>;
  wild: string;
  locations: Record<Planet, string>;
  objective: string;
  lines: Findings<LineArgs>;
  violations: Findings<ViolationArgs>;
  advice: Findings<AdviceArgs>;
}

const NAMES: Record<Planet, string> = { tatooine: 'Tatooine', coruscant: 'Coruscant', naboo: 'Naboo' };

const cartes = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const enFr: Record<Colour, string> = {
  red: 'rouge',
  orange: 'orange',
  blue: 'bleu',
  yellow: 'jaune',
  green: 'vert',
  purple: 'violet',
};
const typeFr: Record<CardType, string> = {
  character: 'un personnage a un point rouge, bleu ou vert',
  weapon: 'une arme a un point orange',
  battle: 'une carte Battle a un point jaune',
  effect: 'une carte Effect a un point jaune',
  location: 'une localisation a un point violet',
  starship: 'un vaisseau a un point violet',
  objective: 'une carte Objective n’a que des points blancs',
};

const fr: DeckWords = {
  title: 'Vérifier un deck Young Jedi',
  summary:
    'Collez votre liste : chaque faute est montrée avec sa règle et de quoi la corriger. Les six couleurs, les jokers, les trois planètes et la carte Objective sont comptés.',
  placeholder: `Rouge
5 Qui-Gon Jinn, Jedi Master
…
Armes
4x Blaster Rifle
…
Localisations
1 Tatooine, Podrace Arena`,
  total: 'Cartes',
  colours: {
    red: 'Rouge',
    orange: 'Orange',
    blue: 'Bleu',
    yellow: 'Jaune',
    green: 'Vert',
    purple: 'Violet',
  },
  wild: 'Jokers',
  locations: {
    tatooine: 'Localisations de Tatooine',
    coruscant: 'Localisations de Coruscant',
    naboo: 'Localisations de Naboo',
  },
  objective: 'Cartes Objective',
  lines: {
    'bad-quantity': {
      message: ({ quantity }) => `« ${quantity} » n’est pas un nombre d’exemplaires possible.`,
      remedy: () => 'Écrivez un nombre entier de 1 à 60 devant le titre : 4 Blaster Rifle.',
    },
    'no-title': {
      message: () => 'Cette ligne n’a pas de titre.',
      remedy: () => 'Écrivez le titre de la carte après le nombre.',
    },
    'no-colour': {
      message: ({ card }) => `On ne sait pas de quelle couleur est ${card} ; la ligne n’est pas comptée.`,
      remedy: () =>
        'Mettez la ligne sous un titre de couleur (Rouge, Bleu, Vert…), ou ajoutez la couleur entre parenthèses : (rouge). Une arme, une carte Battle, une localisation ou un vaisseau se passe de couleur sous son titre de section.',
    },
    'several-colours': {
      message: ({ card }) => `${card} ne peut pas compter pour plusieurs couleurs à la fois.`,
      remedy: () => 'Gardez une seule couleur, ou indiquez un joker : (joker : rouge bleu).',
    },
    'one-white-dot': {
      message: ({ card }) => `${card} : un joker a au moins deux points blancs.`,
      remedy: () => 'Relevez tous les points blancs de la carte, ou retirez la mention « joker ».',
    },
    'unknown-heading': {
      message: ({ text }) => `Ce titre de section n’est pas compris : ${text}`,
      remedy: () => 'Employez une couleur, un type de carte, « Jokers » ou « Objectif ».',
    },
    'bad-quotes': {
      message: () => 'Un guillemet n’est pas refermé dans cette ligne du tableau.',
      remedy: () => 'Fermez le guillemet, ou retirez-le.',
    },
    'line-too-long': {
      message: ({ most }) => `La ligne dépasse ${most} caractères.`,
      remedy: () => 'Mettez une carte par ligne.',
    },
    'too-many-lines': {
      message: ({ most }) => `La liste dépasse ${most} lignes ; la suite n’est pas lue.`,
      remedy: () => 'Collez un seul deck à la fois.',
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
    'deck-over': {
      message: ({ count, extra }) => `Le deck a ${count} cartes : ${extra} de trop.`,
      remedy: ({ extra }) => `Retirez ${cartes(extra)}, pour en avoir exactement 60.`,
    },
    'colour-short': {
      message: ({ colour, count, missing }) =>
        `En ${enFr[colour]}, il y a ${cartes(count)} au lieu de 10 : il en manque ${missing}.`,
      remedy: ({ colour, missing }) =>
        `Ajoutez ${cartes(missing)} à point ${enFr[colour]}${missing > 1 ? ', dont un joker au plus' : ', ou un joker si cette couleur n’en a pas'}.`,
    },
    'colour-over': {
      message: ({ colour, count, extra }) =>
        `En ${enFr[colour]}, il y a ${count} cartes au lieu de 10 : ${extra} de trop.`,
      remedy: ({ colour, extra }) => `Retirez ${cartes(extra)} du ${enFr[colour]}.`,
    },
    'same-title': {
      message: ({ title, colour, count }) =>
        `En ${enFr[colour]}, ${count} cartes portent le titre ${title}. Le maximum est de 5, jokers compris et sous-titres ignorés.`,
      remedy: ({ title, extra }) =>
        `Remplacez ${extra} ${title} par ${extra > 1 ? 'd’autres cartes' : 'une autre carte'} de la même couleur.`,
    },
    'wild-twice': {
      message: ({ colour, count }) =>
        `Le ${enFr[colour]} a ${count} jokers : un seul est permis par couleur.`,
      remedy: ({ colour }) =>
        `Gardez-en un en ${enFr[colour]} et placez les autres dans une couleur qui n’en a pas.`,
    },
    'wild-colour': {
      message: ({ card, colour }) => `${card} n’a pas de point blanc à la place du ${enFr[colour]}.`,
      remedy: () => 'Placez-la dans une couleur dont un point blanc tient la place.',
    },
    'wild-unplaced': {
      message: ({ card, count }) =>
        count > 1
          ? `Aucune couleur ne peut recevoir ${count} exemplaires du joker ${card}.`
          : `Aucune couleur ne peut recevoir le joker ${card}.`,
      remedy: () => 'Laissez neuf cartes dans une couleur sans joker, ou retirez ce joker.',
    },
    'planet-missing': {
      message: ({ planet }) =>
        `Il n’y a aucune localisation de ${NAMES[planet]} parmi les cartes à point violet.`,
      remedy: ({ planet }) =>
        `Remplacez une carte à point violet par une localisation de ${NAMES[planet]}, écrite avec sa planète : ${NAMES[planet]}, puis le lieu.`,
    },
    'objective-twice': {
      message: ({ count }) => `Le deck a ${count} cartes Objective : une seule est permise.`,
      remedy: () => 'Gardez-en une et remplacez les autres.',
    },
    'objective-colour': {
      message: ({ card, colour }) => `${card} ne peut pas compter en ${enFr[colour]}.`,
      remedy: () => 'Une carte Objective prend la place de joker du jaune, du violet ou de l’orange.',
    },
    'wrong-dot': {
      message: ({ card, type, colour }) => `${card} est en ${enFr[colour]}, mais ${typeFr[type]}.`,
      remedy: () => 'Vérifiez le point de la carte. Si c’est un joker, ajoutez (joker) à la ligne.',
    },
    'two-sides': {
      message: ({ light, dark }) =>
        `Le deck mêle les deux côtés de la Force : ${cartes(light)} du côté lumineux et ${cartes(dark)} du côté obscur.`,
      remedy: () => 'Un deck est d’un seul côté : remplacez les cartes de l’autre.',
    },
  },
  advice: {
    'starter-deck': {
      message: () => 'Avec 30 cartes, cinq par couleur, c’est un deck de départ.',
      remedy: () => 'Réunissez-en deux du même côté pour la partie complète, en vérifiant la limite de cinq.',
    },
    'wild-placed': {
      message: ({ card, colour }) => `Le joker ${card} est compté en ${enFr[colour]}.`,
      remedy: () => 'Pour le compter ailleurs, mettez-le sous une autre couleur.',
    },
    'unique-starship': {
      message: ({ card, count }) =>
        `${card} est unique : le deck en a ${count}, mais l’hyperespace un seul à la fois.`,
      remedy: () => 'C’est permis ; un exemplaire de plus reste en main en attendant.',
    },
    'two-colours': {
      message: ({ card }) => `${card} figure dans deux couleurs sans être un joker.`,
      remedy: () => 'Vérifiez le point de chaque exemplaire, ou marquez le joker.',
    },
    'type-doubtful': {
      message: ({ card, type, colour }) =>
        `${card} est en ${enFr[colour]} dans la liste, mais votre fichier de cartes dit autre chose : ${typeFr[type]}.`,
      remedy: () => 'Regardez la carte : c’est son point qui compte, et un fichier peut se tromper de type.',
    },
    'sealed-uh-oh': {
      message: () => 'Uh-Oh! ne se joue pas en paquets scellés.',
      remedy: () => 'Remplacez-la si vous jouez en format limité.',
    },
    'sealed-virtual': {
      message: ({ count }) =>
        `${cartes(count)} virtuelle${count > 1 ? 's' : ''} : le jeu en paquets scellés s’en passe.`,
      remedy: () => 'Partout ailleurs, une carte virtuelle compte avec l’originale dans la limite de cinq.',
    },
  },
};

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const more = (n: number): string => (n === 1 ? '1 more card' : `${n} more cards`);
const typeEn: Record<CardType, string> = {
  character: 'a character has a red, blue or green dot',
  weapon: 'a weapon has an orange dot',
  battle: 'a Battle card has a yellow dot',
  effect: 'an Effect card has a yellow dot',
  location: 'a location has a purple dot',
  starship: 'a starship has a purple dot',
  objective: 'an Objective card has white dots only',
};

const en: DeckWords = {
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
    'bad-quantity': {
      message: ({ quantity }) => `“${quantity}” is not a possible number of copies.`,
      remedy: () => 'Write a whole number from 1 to 60 before the title: 4 Blaster Rifle.',
    },
    'no-title': {
      message: () => 'This line has no title.',
      remedy: () => 'Write the card’s title after the number.',
    },
    'no-colour': {
      message: ({ card }) => `There is no telling which colour ${card} is; the line is not counted.`,
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
    'line-too-long': {
      message: ({ most }) => `The line has more than ${most} characters.`,
      remedy: () => 'Put one card on each line.',
    },
    'too-many-lines': {
      message: ({ most }) => `The list has more than ${most} lines; the rest is not read.`,
      remedy: () => 'Paste one deck at a time.',
    },
  },
  violations: {
    empty: {
      message: () => 'There is no card in the list.',
      remedy: () => 'Paste a list of 60 cards, a line for each card.',
    },
    'deck-short': {
      message: ({ count, missing }) => `The deck has ${cards(count)}: ${missing} short.`,
      remedy: ({ missing }) => `Add ${more(missing)}, to have exactly 60.`,
    },
    'deck-over': {
      message: ({ count, extra }) => `The deck has ${count} cards: ${extra} too many.`,
      remedy: ({ extra }) => `Take out ${cards(extra)}, to have exactly 60.`,
    },
    'colour-short': {
      message: ({ colour, count, missing }) =>
        `There are ${cards(count)} in ${colour} instead of 10: ${missing} short.`,
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
      message: ({ planet }) => `There is no ${NAMES[planet]} location among the purple-dot cards.`,
      remedy: ({ planet }) =>
        `Replace a purple-dot card by a ${NAMES[planet]} location, written with its planet: ${NAMES[planet]}, then the place.`,
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
    'two-sides': {
      message: ({ light, dark }) =>
        `The deck mixes both sides of the Force: ${cards(light)} of the light side and ${cards(dark)} of the dark side.`,
      remedy: () => 'A deck is of one side: replace the cards of the other.',
    },
  },
  advice: {
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

export const DECK_WORDS: Record<Locale, DeckWords> = { fr, en };
