import type { CardType, Colour } from '../../_rules/young-jedi/deck/list';
import { PLANET_NAMES } from '../../_rules/young-jedi/planets/state';
import { cartes, LIST_WORDS, SIXTY_WORDS } from './deck-shared';
import type { DeckWords } from './yj-deck';

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

export const fr: DeckWords = {
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
    ...SIXTY_WORDS.fr.lines,
    'bad-quantity': {
      message: ({ quantity }) => `« ${quantity} » n’est pas un nombre d’exemplaires possible.`,
      remedy: () => 'Écrivez un nombre entier de 1 à 60 devant le titre : 4 Blaster Rifle.',
    },
    'no-colour': {
      message: ({ card }) => `On ne sait pas de quelle couleur est ${card}.`,
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
  },
  violations: {
    ...SIXTY_WORDS.fr.violations,
    'deck-over': {
      message: SIXTY_WORDS.fr.over,
      remedy: ({ extra }) =>
        extra < 60 ? `Retirez ${cartes(extra)}, pour en avoir exactement 60.` : SIXTY_WORDS.fr.oneDeck,
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
        `Il n’y a aucune localisation de ${PLANET_NAMES[planet]} parmi les cartes à point violet.`,
      remedy: ({ planet }) =>
        `Remplacez une carte à point violet par une localisation de ${PLANET_NAMES[planet]}, écrite avec sa planète : ${PLANET_NAMES[planet]}, puis le lieu.`,
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
  },
  advice: {
    'heading-differs': LIST_WORDS.fr['heading-differs'],
    'several-decks': LIST_WORDS.fr['several-decks'],
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
    'colours-unknown': {
      message: ({ count }) =>
        `La couleur de ${cartes(count)} n’est pas dite : elles comptent dans le total, et dans aucune couleur.`,
      remedy: () => 'Rangez-les sous Rouge, Bleu, Vert…, d’après le point en bas de la carte.',
    },
    'deck-name': {
      message: LIST_WORDS.fr.named,
      remedy: () => 'Si c’est une carte, écrivez combien il y en a, et sa couleur.',
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
