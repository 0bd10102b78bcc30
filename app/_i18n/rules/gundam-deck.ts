import { COLOURS, type Colour } from '../../_rules/gundam/cards';
import type { AdviceArgs, DeckType, LineArgs, ViolationArgs } from '../../_rules/gundam/deck/list';
import type { Locale } from '../locales';
import { cards, cartes, type Findings, LIST_WORDS } from './deck-shared';

/** Every word of the Gundam deck checker. */
export interface GundamDeckWords {
  title: string;
  summary: string;
  placeholder: string;
  total: string;
  resources: string;
  types: Record<DeckType, string>;
  untyped: string;
  lowUnits: string;
  colours: string;
  lines: Findings<LineArgs>;
  violations: Findings<ViolationArgs>;
  advice: Findings<AdviceArgs>;
}

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** `blue:20 white:5` in words: "bleu (20), blanc (5)". */
const listed = (colours: string, names: Record<Colour, string>): string =>
  colours
    .split(' ')
    .map((each) => {
      const [word = '', count] = each.split(':');
      const name = isColour(word) ? names[word] : word;
      return count === undefined ? name : `${name} (${count})`;
    })
    .join(', ');

const couleurs: Record<Colour, string> = {
  blue: 'bleu',
  green: 'vert',
  red: 'rouge',
  white: 'blanc',
  purple: 'violet',
};
/** Types are the same words in both languages. */
const TYPE_NAMES: Record<DeckType, string> = {
  unit: 'Unit',
  pilot: 'Pilot',
  command: 'Command',
  base: 'Base',
};
const plusieurs = (type: DeckType, n: number): string => `${n} ${TYPE_NAMES[type]}${n < 2 ? '' : 's'}`;
const several = (type: DeckType, n: number): string => `${n} ${TYPE_NAMES[type]}${n === 1 ? '' : 's'}`;

const fr: GundamDeckWords = {
  title: 'Vérifier un deck Gundam',
  summary:
    'Collez votre liste : 50 cartes, une ou deux couleurs, quatre exemplaires d’un numéro, 10 Resources. Chaque faute est montrée avec sa règle et de quoi la corriger ; l’équilibre conseillé par le livret vient à part.',
  placeholder: `4x ST01-005 GM
2 Gundam [ST01-001]
3x GD02-001 (rouge) (Unit) Lv. 3
…`,
  total: 'Cartes du deck',
  resources: 'Resources',
  types: { unit: 'Units', pilot: 'Pilots', command: 'Commands', base: 'Bases' },
  untyped: 'Type inconnu',
  lowUnits: 'Units de Lv. 3 ou moins',
  colours: 'Couleurs',
  lines: {
    'bad-quantity': {
      message: ({ quantity }) => `« ${quantity} » n’est pas une quantité.`,
      remedy: () => 'Écrivez un nombre entier, à partir de 1 : 4x ST01-005.',
    },
    'no-number': {
      message: ({ text }) => `Aucune carte n’est reconnue dans « ${text} ».`,
      remedy: () =>
        'Ajoutez le numéro imprimé sur la carte, comme ST01-005, ou # devant la ligne si c’est une note.',
    },
    'several-numbers': {
      message: ({ text }) => `Plusieurs numéros sur une ligne : « ${text} ».`,
      remedy: () => 'Mettez une carte par ligne.',
    },
    'which-number': {
      message: ({ name, numbers }) => `Plusieurs cartes s’appellent ${name} : ${numbers}.`,
      remedy: () => 'Ajoutez le numéro : la limite de quatre va par numéro, non par nom.',
    },
    'line-too-long': {
      message: ({ most }) => `Cette ligne dépasse ${most} caractères.`,
      remedy: () => 'Coupez-la : une carte par ligne.',
    },
    'too-many-lines': {
      message: ({ most }) => `Seules les ${most} premières lignes sont lues.`,
      remedy: () => 'Collez un seul deck à la fois.',
    },
  },
  violations: {
    empty: {
      message: () => 'La liste ne contient aucune carte.',
      remedy: () => 'Collez une carte par ligne, avec sa quantité et son numéro.',
    },
    'deck-short': {
      message: ({ count }) => `Le deck a ${cartes(count)} ; il en faut exactement 50.`,
      remedy: ({ missing }) => `Ajoutez ${cartes(missing)}.`,
    },
    'deck-over': {
      message: ({ count }) => `Le deck a ${cartes(count)} ; il en faut exactement 50.`,
      remedy: ({ extra }) => (extra < 50 ? `Retirez ${cartes(extra)}.` : 'Collez un seul deck à la fois.'),
    },
    'too-many-copies': {
      message: ({ card, count }) =>
        `${card} figure ${count} fois ; quatre exemplaires d’un même numéro au plus.`,
      remedy: ({ extra }) =>
        `Retirez-en ${extra}. Une carte de même nom mais d’un autre numéro aurait sa propre limite.`,
    },
    'too-many-colours': {
      message: ({ count, colours }) =>
        `Le deck a ${count} couleurs : ${listed(colours, couleurs)}. Deux au plus.`,
      remedy: ({ fewest, cards }) =>
        `Remplacez ${cards === 1 ? 'la carte' : `les ${cards} cartes`} de trop : ${listed(fewest, couleurs)}.`,
    },
    'resources-short': {
      message: ({ count }) => `Le deck de Resources a ${cartes(count)} ; il en faut exactement 10.`,
      remedy: ({ missing }) => `Ajoutez-en ${missing}. Les Resources ne comptent pas parmi les 50 cartes.`,
    },
    'resources-over': {
      message: ({ count }) => `Le deck de Resources a ${cartes(count)} ; il en faut exactement 10.`,
      remedy: ({ extra }) => `Retirez-en ${extra}.`,
    },
  },
  advice: {
    'heading-differs': LIST_WORDS.fr['heading-differs'],
    'several-decks': LIST_WORDS.fr['several-decks'],
    'type-few': {
      message: ({ type, count, least, most }) =>
        `${plusieurs(type, count)} : le livret en conseille ${least} à ${most}.`,
      remedy: ({ type, count, least }) =>
        `Ajoutez-en ${least - count} si vous les avez.${type === 'pilot' || type === 'command' ? ' Sinon, prenez plus d’Units et de Bases.' : ''}`,
    },
    'type-many': {
      message: ({ type, count, least, most }) =>
        `${plusieurs(type, count)} : le livret en conseille ${least} à ${most}.`,
      remedy: ({ count, most }) => `C’est permis ; vous pouvez en retirer ${count - most}.`,
    },
    'low-units-few': {
      message: ({ count, least, most }) =>
        `${plusieurs('unit', count)} de Lv. 3 ou moins : le livret en conseille ${least} à ${most}, pour avoir de quoi jouer aux premiers tours.`,
      remedy: ({ count, least }) =>
        `Remplacez ${plusieurs('unit', least - count)} par d’autres de Lv. plus bas.`,
    },
    'low-units-many': {
      message: ({ count, least, most }) =>
        `${plusieurs('unit', count)} de Lv. 3 ou moins : le livret en conseille ${least} à ${most}.`,
      remedy: () => 'C’est permis ; quelques Units de Lv. plus haut aideraient en fin de partie.',
    },
    'resources-not-listed': {
      message: () => 'La liste ne parle pas des Resources.',
      remedy: () => 'Préparez à part un deck de Resources de 10 cartes exactement.',
    },
    'unknown-cards': {
      message: ({ cards, count }) =>
        count === 1
          ? `Cette carte n’est pas dans notre table : ${cards}.`
          : `Ces ${count} cartes ne sont pas dans notre table : ${cards}.`,
      remedy: () =>
        'Apportez un fichier de cartes à jour dans Réglages, « Mes cartes », ou dites sur la ligne couleur, type et Lv. : (rouge) (Unit) Lv. 3.',
    },
    'colours-unknown': {
      message: ({ count }) =>
        `La couleur de ${cartes(count)} n’est pas connue : la limite de deux couleurs n’est vérifiée que pour les autres.`,
      remedy: () =>
        'Apportez un fichier de cartes à jour dans Réglages, « Mes cartes », ou ajoutez la couleur sur la ligne, entre parenthèses.',
    },
    'set-aside': {
      message: ({ count }) => `${cartes(count)} à part : elles n’entrent dans aucun des deux decks.`,
      remedy: () =>
        'Mettez-les sous « Deck » ou « Resources » si elles en sont ; les règles ne connaissent pas de réserve.',
    },
    'deck-name': {
      message: LIST_WORDS.fr.named,
      remedy: () => 'Si c’est une carte, ajoutez son numéro.',
    },
    'token-listed': {
      message: ({ card }) => `${card} est un jeton : il n’est compté dans aucun des deux decks.`,
      remedy: () => 'Gardez-le à portée de main pendant la partie.',
    },
    'by-name': {
      message: ({ name, number }) => `${name} est comptée comme ${number}.`,
      remedy: () => 'Ajoutez le numéro pour en être sûr : d’autres cartes peuvent porter ce nom.',
    },
    'typed-differs': {
      message: ({ card, colour }) =>
        `${card} est une carte de couleur ${couleurs[colour]}, non celle de la ligne.`,
      remedy: () => 'C’est la couleur de la carte qui est comptée ; vérifiez le numéro.',
    },
    'name-differs': {
      message: ({ number, typed, name }) => `${number} est ${name}, non ${typed}.`,
      remedy: () => 'C’est le numéro qui est compté ; vérifiez la ligne.',
    },
  },
};

const colourNames: Record<Colour, string> = {
  blue: 'blue',
  green: 'green',
  red: 'red',
  white: 'white',
  purple: 'purple',
};

const en: GundamDeckWords = {
  title: 'Check a Gundam deck',
  summary:
    'Paste your list: 50 cards, one or two colours, four copies of a number, 10 Resources. Each mistake is shown with its rule and how to mend it; the balance the booklet recommends comes apart.',
  placeholder: `4x ST01-005 GM
2 Gundam [ST01-001]
3x GD02-001 (red) (Unit) Lv. 3
…`,
  total: 'Cards in the deck',
  resources: 'Resources',
  types: { unit: 'Units', pilot: 'Pilots', command: 'Commands', base: 'Bases' },
  untyped: 'Unknown type',
  lowUnits: 'Units of Lv. 3 or lower',
  colours: 'Colours',
  lines: {
    'bad-quantity': {
      message: ({ quantity }) => `“${quantity}” is not a quantity.`,
      remedy: () => 'Write a whole number from 1 up: 4x ST01-005.',
    },
    'no-number': {
      message: ({ text }) => `No card is recognised in “${text}”.`,
      remedy: () =>
        'Add the number printed on the card, such as ST01-005, or put # before the line if it is a note.',
    },
    'several-numbers': {
      message: ({ text }) => `Several card numbers on one line: “${text}”.`,
      remedy: () => 'Put one card on a line.',
    },
    'which-number': {
      message: ({ name, numbers }) => `Several cards are called ${name}: ${numbers}.`,
      remedy: () => 'Add the number: the limit of four goes by number, not by name.',
    },
    'line-too-long': {
      message: ({ most }) => `This line has more than ${most} characters.`,
      remedy: () => 'Break it up: one card on a line.',
    },
    'too-many-lines': {
      message: ({ most }) => `Only the first ${most} lines are read.`,
      remedy: () => 'Paste one deck at a time.',
    },
  },
  violations: {
    empty: {
      message: () => 'The list has no cards in it.',
      remedy: () => 'Paste one card on a line, with its quantity and its number.',
    },
    'deck-short': {
      message: ({ count }) => `The deck has ${cards(count)}; it takes exactly 50.`,
      remedy: ({ missing }) => `Add ${cards(missing)}.`,
    },
    'deck-over': {
      message: ({ count }) => `The deck has ${cards(count)}; it takes exactly 50.`,
      remedy: ({ extra }) => (extra < 50 ? `Take out ${cards(extra)}.` : 'Paste one deck at a time.'),
    },
    'too-many-copies': {
      message: ({ card, count }) => `${card} is there ${count} times; four copies of one number at most.`,
      remedy: ({ extra }) =>
        `Take out ${extra}. A card of the same name but another number would have a limit of its own.`,
    },
    'too-many-colours': {
      message: ({ count, colours }) =>
        `The deck has ${count} colours: ${listed(colours, colourNames)}. Two at most.`,
      remedy: ({ fewest, cards: surplus }) =>
        `Replace the ${surplus === 1 ? 'card' : `${surplus} cards`} too many: ${listed(fewest, colourNames)}.`,
    },
    'resources-short': {
      message: ({ count }) => `The resource deck has ${cards(count)}; it takes exactly 10.`,
      remedy: ({ missing }) => `Add ${missing}. Resources are not among the 50 cards.`,
    },
    'resources-over': {
      message: ({ count }) => `The resource deck has ${cards(count)}; it takes exactly 10.`,
      remedy: ({ extra }) => `Take out ${extra}.`,
    },
  },
  advice: {
    'heading-differs': LIST_WORDS.en['heading-differs'],
    'several-decks': LIST_WORDS.en['several-decks'],
    'type-few': {
      message: ({ type, count, least, most }) =>
        `${several(type, count)}: the booklet advises ${least} to ${most}.`,
      remedy: ({ type, count, least }) =>
        `Add ${least - count} if you have them.${type === 'pilot' || type === 'command' ? ' If not, take more Units and Bases.' : ''}`,
    },
    'type-many': {
      message: ({ type, count, least, most }) =>
        `${several(type, count)}: the booklet advises ${least} to ${most}.`,
      remedy: ({ count, most }) => `That is allowed; you could take out ${count - most}.`,
    },
    'low-units-few': {
      message: ({ count, least, most }) =>
        `${several('unit', count)} of Lv. 3 or lower: the booklet advises ${least} to ${most}, so that there is something to play in the first turns.`,
      remedy: ({ count, least }) => `Replace ${several('unit', least - count)} by others of a lower Lv.`,
    },
    'low-units-many': {
      message: ({ count, least, most }) =>
        `${several('unit', count)} of Lv. 3 or lower: the booklet advises ${least} to ${most}.`,
      remedy: () => 'That is allowed; a few Units of a higher Lv. would help late in the game.',
    },
    'resources-not-listed': {
      message: () => 'The list says nothing of Resources.',
      remedy: () => 'Have a resource deck of exactly 10 cards ready, apart from this one.',
    },
    'unknown-cards': {
      message: ({ cards: names, count }) =>
        count === 1
          ? `This card is not in our table: ${names}.`
          : `These ${count} cards are not in our table: ${names}.`,
      remedy: () =>
        'Bring an up-to-date card file in Settings, “My cards”, or say colour, type and Lv. on the line: (red) (Unit) Lv. 3.',
    },
    'colours-unknown': {
      message: ({ count }) =>
        `The colour of ${cards(count)} is not known: the limit of two colours is checked for the others only.`,
      remedy: () =>
        'Bring an up-to-date card file in Settings, “My cards”, or add the colour on the line, in brackets.',
    },
    'set-aside': {
      message: ({ count }) => `${cards(count)} set aside: part of neither deck.`,
      remedy: () => 'Put them under “Deck” or “Resources” if they belong there; the rules know no sideboard.',
    },
    'deck-name': {
      message: LIST_WORDS.en.named,
      remedy: () => 'If it is a card, add its number.',
    },
    'token-listed': {
      message: ({ card }) => `${card} is a token and counts in neither deck.`,
      remedy: () => 'Have it at hand during the game.',
    },
    'by-name': {
      message: ({ name, number }) => `${name} is counted as ${number}.`,
      remedy: () => 'Add the number to be sure: other cards may have this name.',
    },
    'typed-differs': {
      message: ({ card, colour }) => `${card} is a ${colour} card, whatever the line says.`,
      remedy: () => 'The card’s own colour is counted; check the number.',
    },
    'name-differs': {
      message: ({ number, typed, name }) => `${number} is ${name}, not ${typed}.`,
      remedy: () => 'The number is what counts; check the line.',
    },
  },
};

export const GUNDAM_DECK_WORDS: Record<Locale, GundamDeckWords> = { fr, en };
