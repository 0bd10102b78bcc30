import type { Licence } from '../../_cards/part';
import { SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

/** Every word of the cards that a person brings to the device. */
export interface MyCardsWords {
  title: string;
  hint: string;
  where: string;
  choose: string;
  texts: string;
  textsHint: string;
  reading: (file: string, percent: number) => string;
  done: string;
  refused: string;
  read: (read: number, entries: number) => string;
  leftOut: (count: number) => string;
  placeholders: (count: number) => string;
  flaws: (count: number) => string;
  more: (count: number) => string;
  none: string;
  cards: (cards: number, printings: number) => string;
  rulings: (count: number) => string;
  sets: (count: number) => string;
  until: (day: string) => string;
  since: (day: string) => string;
  withTexts: string;
  licences: Record<Licence, string>;
  size: (kilobytes: string) => string;
  erase: string;
  eraseSure: string;
  eraseYes: string;
  eraseNo: string;
  erased: string;
  failed: Record<'full' | 'storage', string>;
}

const figure = (count: number, locale: Locale): string => count.toLocaleString(locale);

export const MY_CARDS_WORDS: Record<Locale, MyCardsWords> = {
  fr: {
    title: 'Mes cartes',
    hint: 'Apportez les fichiers de cartes des communautés : la recherche, les vérificateurs de deck et les pages de cartes s’en servent. Ils restent sur cet appareil.',
    where:
      'Fichiers lus : cartes et extensions du comité des joueurs de SWCCG (aussi pour Young Jedi), cartes, décisions et errata du jeu de données ouvert de Gundam.',
    choose: 'Choisir des fichiers',
    texts: 'Garder aussi le texte des cartes',
    textsHint: 'Le texte appartient à son éditeur ; il n’est montré qu’ici.',
    reading: (file, percent) => `Lecture de ${file} : ${percent} %`,
    done: 'Les cartes sont prêtes.',
    refused: 'Rien n’a été changé.',
    read: (read, entries) => `${figure(read, 'fr')} entrées lues sur ${figure(entries, 'fr')}`,
    leftOut: (count) => `${figure(count, 'fr')} laissées de côté`,
    placeholders: (count) => `${figure(count, 'fr')} valeurs provisoires ignorées`,
    flaws: (count) => (count < 2 ? 'Une remarque' : `${figure(count, 'fr')} remarques`),
    more: (count) => `et ${figure(count, 'fr')} de plus`,
    none: 'Aucune carte sur cet appareil.',
    cards: (cards, printings) =>
      printings === cards
        ? `${figure(cards, 'fr')} cartes`
        : `${figure(cards, 'fr')} cartes, ${figure(printings, 'fr')} impressions`,
    rulings: (count) => (count < 2 ? `${count} décision` : `${figure(count, 'fr')} décisions`),
    sets: (count) => (count < 2 ? `${count} extension` : `${figure(count, 'fr')} extensions`),
    until: (day) => `jusqu’au ${day}`,
    since: (day) => `apporté le ${day}`,
    withTexts: 'textes gardés',
    licences: { mit: 'licence MIT', odbl: 'licence ODbL 1.0', none: 'aucune licence indiquée' },
    size: (kilobytes) => `${kilobytes} ko sans les textes`,
    erase: 'Effacer mes cartes',
    eraseSure:
      'Effacer toutes les cartes de cet appareil ? Les fichiers que vous avez choisis restent où ils sont.',
    eraseYes: 'Oui, effacer mes cartes',
    eraseNo: 'Non, garder mes cartes',
    erased: 'Vos cartes ont été effacées de cet appareil.',
    failed: {
      full: 'La place manque sur cet appareil. Rien n’a été changé ; faites de la place, puis recommencez.',
      storage: `Cet appareil ne laisse rien garder, comme en navigation privée. Rien n’a été changé ; ouvrez ${SITE_NAME} dans une fenêtre ordinaire.`,
    },
  },
  en: {
    title: 'My cards',
    hint: 'Bring the communities’ card files: search, deck checkers and card pages use them. They stay on this device.',
    where:
      'Files that are read: cards and sets of the SWCCG Players Committee (for Young Jedi too), cards, rulings and errata of the open Gundam dataset.',
    choose: 'Choose files',
    texts: 'Keep the text of cards too',
    textsHint: 'The text belongs to its publisher; it is shown here only.',
    reading: (file, percent) => `Reading ${file}: ${percent}%`,
    done: 'The cards are ready.',
    refused: 'Nothing was changed.',
    read: (read, entries) => `${figure(read, 'en')} of ${figure(entries, 'en')} entries read`,
    leftOut: (count) => `${figure(count, 'en')} left out`,
    placeholders: (count) => `${figure(count, 'en')} placeholders passed over`,
    flaws: (count) => (count === 1 ? 'One remark' : `${figure(count, 'en')} remarks`),
    more: (count) => `and ${figure(count, 'en')} more`,
    none: 'No cards on this device.',
    cards: (cards, printings) =>
      printings === cards
        ? `${figure(cards, 'en')} cards`
        : `${figure(cards, 'en')} cards, ${figure(printings, 'en')} printings`,
    rulings: (count) => (count === 1 ? '1 ruling' : `${figure(count, 'en')} rulings`),
    sets: (count) => (count === 1 ? '1 set' : `${figure(count, 'en')} sets`),
    until: (day) => `up to ${day}`,
    since: (day) => `brought on ${day}`,
    withTexts: 'texts kept',
    licences: { mit: 'MIT licence', odbl: 'ODbL 1.0 licence', none: 'no licence given' },
    size: (kilobytes) => `${kilobytes} kB without texts`,
    erase: 'Erase my cards',
    eraseSure: 'Erase all cards from this device? The files that you chose stay where they are.',
    eraseYes: 'Yes, erase my cards',
    eraseNo: 'No, keep my cards',
    erased: 'Your cards have been erased from this device.',
    failed: {
      full: 'This device has no room left. Nothing was changed; make room, then try again.',
      storage: `This device lets nothing be kept, as in private browsing. Nothing was changed; open ${SITE_NAME} in an ordinary window.`,
    },
  },
};
