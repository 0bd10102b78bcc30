import type { AdviceArgs, Kind, LineArgs, ViolationArgs } from '../../_rules/swccg/deck/list';
import type { Locale } from '../locales';
import { cards, cartes, type Findings, LIST_WORDS, SIXTY_WORDS } from './deck-shared';

/** Every word of the SWCCG deck checker. */
export interface SwccgDeckWords {
  title: string;
  summary: string;
  placeholder: string;
  total: string;
  under: string;
  unknown: string;
  kinds: Record<Kind, string>;
  lines: Findings<LineArgs>;
  violations: Findings<ViolationArgs>;
  advice: Findings<AdviceArgs>;
}

/** Darth Vadr (Darth Vader?), as French asks. */
const asked = (cards: unknown): string => String(cards).replaceAll('?)', ' ?)');

const fr: SwccgDeckWords = {
  title: 'Vérifier un deck SWCCG',
  summary:
    'Collez votre liste, ou le XML de GEMP : 60 cartes d’un seul côté, de quoi commencer, dix cartes au plus sous un effet de départ. Côtés et types viennent de votre fichier de cartes.',
  placeholder: `Characters: (12)
Luke Skywalker, Jedi Knight
…
1x Don't Get Cocky
…`,
  total: 'Cartes du deck',
  under: 'Sous l’effet de départ',
  unknown: 'Cartes inconnues',
  kinds: {
    character: 'Personnages',
    location: 'Localisations',
    starship: 'Vaisseaux',
    vehicle: 'Véhicules',
    interrupt: 'Interruptions',
    effect: 'Effets',
    weapon: 'Armes',
    device: 'Équipements',
    objective: 'Objectifs',
  },
  lines: {
    ...SIXTY_WORDS.fr.lines,
    'bad-quantity': {
      message: ({ quantity }) => `« ${quantity} » n’est pas une quantité.`,
      remedy: () => 'Écrivez un nombre entier, à partir de 1 : 2x Sense.',
    },
    'unknown-heading': {
      message: ({ text }) => `Cette rubrique n’est pas comprise : ${text}`,
      remedy: () => 'Employez un type de carte, « Starting », « Defensive Shields », ou # devant une note.',
    },
    'bad-element': {
      message: ({ text }) => `Cet élément du XML n’est pas compris : ${text}`,
      remedy: () => 'Exportez de nouveau la liste de GEMP, ou écrivez la carte par son titre.',
    },
  },
  violations: {
    ...SIXTY_WORDS.fr.violations,
    'deck-over': {
      message: SIXTY_WORDS.fr.over,
      remedy: ({ extra }) =>
        extra >= 60
          ? SIXTY_WORDS.fr.oneDeck
          : 'Retirez-en, ou mettez à part, sous « Defensive Shields », celles qui vont sous l’effet de départ.',
    },
    'objective-twice': {
      message: ({ count }) => `Le deck a ${count} objectifs : un seul est permis.`,
      remedy: () => 'Gardez-en un.',
    },
    'no-start': {
      message: () => 'Rien ne permet de commencer : ni objectif, ni localisation de départ possible.',
      remedy: () => 'Ajoutez une localisation qui ne soit pas un site générique (◇), ou un objectif.',
    },
    'under-without-effect': {
      message: ({ count }) => `${cartes(count)} hors du deck, sans effet de départ pour les porter.`,
      remedy: () => 'Ajoutez un effet de départ au deck, ou retirez ces cartes.',
    },
    'under-over': {
      message: ({ count, extra }) => `${cartes(count)} sous l’effet de départ : ${extra} de trop.`,
      remedy: () => 'Dix cartes au plus vont sous un effet de départ.',
    },
  },
  advice: {
    'heading-differs': LIST_WORDS.fr['heading-differs'],
    'several-decks': LIST_WORDS.fr['several-decks'],
    'no-facts': {
      message: ({ count }) => `On ne sait rien des ${cartes(count)} : ni leur côté, ni leur type.`,
      remedy: () => 'Apportez un fichier de cartes dans Réglages, « Mes cartes ».',
    },
    'unknown-cards': {
      message: ({ cards: named, count }) =>
        count < 2
          ? `Carte inconnue de votre fichier : ${asked(named)}`
          : `${count} cartes inconnues de votre fichier : ${asked(named)}`,
      remedy: () => 'Vérifiez l’orthographe, ou mettez votre fichier de cartes à jour.',
    },
    'which-card': {
      message: ({ card, could }) => `« ${card} » peut désigner plusieurs cartes : ${could}.`,
      remedy: () => 'Ajoutez (V), mettez la ligne sous une rubrique de type, ou donnez le numéro.',
    },
    'name-differs': {
      message: ({ number, typed, title }) =>
        `Le numéro ${number} est celui de ${title}, et non de « ${typed} ».`,
      remedy: () => 'Le numéro l’emporte ; corrigez-le si c’est le titre qui est bon.',
    },
    'deck-name': {
      message: LIST_WORDS.fr.named,
      remedy: () => 'Si c’est une carte, écrivez 1x devant.',
    },
    'name-is-card': {
      message: ({ text }) => `« ${text} » est pris pour le nom du deck, mais une carte s’appelle ainsi.`,
      remedy: () => 'Écrivez 1x devant si c’est une carte du deck, # si c’est son nom.',
    },
    'under-text': {
      message: ({ count, card }) =>
        `${cartes(count)} sous ${card} : seul son texte dit combien sont permises.`,
      remedy: () =>
        'Dix au plus vont sous un effet de départ ; une carte virtuelle peut en permettre plus. Lisez-la.',
    },
    'outside-text': {
      message: ({ count }) =>
        `${cartes(count)} hors du deck, sans être ${count < 2 ? 'un bouclier défensif' : 'des boucliers défensifs'} : seul le texte d’une carte peut y recourir.`,
      remedy: () =>
        'Dix cartes au plus vont sous un effet de départ. Lisez la carte qui en prend hors du deck, ou retirez-les.',
    },
    'objective-starts': {
      message: ({ card }) => `${card} se déploie à la place d’une localisation de départ.`,
      remedy: () => 'Vérifiez que le deck contient ce que son texte en italique fait déployer.',
    },
    'generic-sites-only': {
      message: () => 'Toutes les localisations sont génériques (◇) : aucune ne peut servir de départ.',
      remedy: () => 'Ajoutez une localisation sans losange.',
    },
    'starting-effects': {
      message: ({ count }) => `${count} effets de départ : un seul se déploie avant le début.`,
      remedy: () => 'Les autres ne pourront plus être déployés ; ils servent de Force.',
    },
  },
};

const en: SwccgDeckWords = {
  title: 'Check an SWCCG deck',
  summary:
    'Paste your list, or the XML of GEMP: 60 cards of one side, something to start with, at most ten cards under a Starting Effect. Sides and types come from your card file.',
  placeholder: `Characters: (12)
Luke Skywalker, Jedi Knight
…
1x Don't Get Cocky
…`,
  total: 'Cards of the deck',
  under: 'Under the Starting Effect',
  unknown: 'Unknown cards',
  kinds: {
    character: 'Characters',
    location: 'Locations',
    starship: 'Starships',
    vehicle: 'Vehicles',
    interrupt: 'Interrupts',
    effect: 'Effects',
    weapon: 'Weapons',
    device: 'Devices',
    objective: 'Objectives',
  },
  lines: {
    ...SIXTY_WORDS.en.lines,
    'bad-quantity': {
      message: ({ quantity }) => `“${quantity}” is no quantity.`,
      remedy: () => 'Write a whole number from 1: 2x Sense.',
    },
    'unknown-heading': {
      message: ({ text }) => `This heading is not understood: ${text}`,
      remedy: () => 'Use a type of card, “Starting”, “Defensive Shields”, or # before a note.',
    },
    'bad-element': {
      message: ({ text }) => `This element of the XML is not understood: ${text}`,
      remedy: () => 'Export the list from GEMP again, or write the card by its title.',
    },
  },
  violations: {
    ...SIXTY_WORDS.en.violations,
    'deck-over': {
      message: SIXTY_WORDS.en.over,
      remedy: ({ extra }) =>
        extra >= 60
          ? SIXTY_WORDS.en.oneDeck
          : 'Take some out, or put those that go under a Starting Effect apart, under “Defensive Shields”.',
    },
    'objective-twice': {
      message: ({ count }) => `The deck has ${count} Objectives: one is allowed.`,
      remedy: () => 'Keep one.',
    },
    'no-start': {
      message: () =>
        'There is nothing to start with: no Objective, and no location that can be started with.',
      remedy: () => 'Add a location that is no generic site (◇), or an Objective.',
    },
    'under-without-effect': {
      message: ({ count }) => `${cards(count)} outside the deck, and no Starting Effect to hold them.`,
      remedy: () => 'Add a Starting Effect to the deck, or take these cards out.',
    },
    'under-over': {
      message: ({ count, extra }) => `${cards(count)} under the Starting Effect: ${extra} too many.`,
      remedy: () => 'At most ten cards go under a Starting Effect.',
    },
  },
  advice: {
    'heading-differs': LIST_WORDS.en['heading-differs'],
    'several-decks': LIST_WORDS.en['several-decks'],
    'no-facts': {
      message: ({ count }) => `Nothing is known of the ${cards(count)}: neither side nor type.`,
      remedy: () => 'Bring a card file in Settings, “My cards”.',
    },
    'unknown-cards': {
      message: ({ cards: named, count }) =>
        count === 1
          ? `Your card file does not know: ${named}`
          : `Your card file does not know ${count} cards: ${named}`,
      remedy: () => 'Check the spelling, or bring a newer card file.',
    },
    'which-card': {
      message: ({ card, could }) => `“${card}” may be several cards: ${could}.`,
      remedy: () => 'Add (V), put the line under a heading of its type, or give the number.',
    },
    'name-differs': {
      message: ({ number, typed, title }) => `The number ${number} is that of ${title}, not of “${typed}”.`,
      remedy: () => 'The number wins; mend it if the title is right.',
    },
    'deck-name': {
      message: LIST_WORDS.en.named,
      remedy: () => 'If it is a card, write 1x before it.',
    },
    'name-is-card': {
      message: ({ text }) => `“${text}” is taken for the name of the deck, yet there is a card of that name.`,
      remedy: () => 'Write 1x before it if it is a card of the deck, # if it is the deck’s name.',
    },
    'under-text': {
      message: ({ count, card }) =>
        `${cards(count)} under ${card}: its own text alone says how many may be there.`,
      remedy: () => 'At most ten go under a Starting Effect; a virtual card may allow more. Read it.',
    },
    'outside-text': {
      message: ({ count }) =>
        `${cards(count)} outside the deck that ${count === 1 ? 'is no Defensive Shield' : 'are no Defensive Shields'}: only the text of a card can take them from there.`,
      remedy: () =>
        'At most ten cards go under a Starting Effect. Read the card that takes some from outside, or leave them out.',
    },
    'objective-starts': {
      message: ({ card }) => `${card} deploys instead of a starting location.`,
      remedy: () => 'Check that the deck has what its text in italics deploys.',
    },
    'generic-sites-only': {
      message: () => 'All locations are generic (◇): none can be started with.',
      remedy: () => 'Add a location without a diamond.',
    },
    'starting-effects': {
      message: ({ count }) => `${count} Starting Effects: only one deploys before the start.`,
      remedy: () => 'The others can no longer be deployed; they serve as Force.',
    },
  },
};

export const SWCCG_DECK_WORDS: Record<Locale, SwccgDeckWords> = { fr, en };
