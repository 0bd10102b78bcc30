import type { Locale } from '../locales';

export interface RulingCardWords {
  show: string;
  card: string;
  reading: string;
  failed: string;
  close: string;
  print: string;
  share: string;
  saveImage: string;
  shareFailed: string;
  /** Where there is no code. */
  shareFailedLong: string;
  longAddress: string;
  scan: string;
  awake: string;
  unofficial: string;
}

export const RULING_CARD_WORDS: Record<Locale, RulingCardWords> = {
  fr: {
    show: 'Montrer aux joueurs',
    card: 'La règle, à montrer',
    reading: 'Lecture de la règle…',
    failed:
      'La règle n’a pas pu être lue dans les deux langues. Vérifiez le réseau, ou préparez l’événement.',
    close: 'Fermer',
    print: 'Imprimer',
    share: 'Partager',
    saveImage: 'Image',
    shareFailed: 'Le partage a échoué. L’adresse est dans le code à scanner.',
    shareFailedLong: 'Le partage a échoué. Fermez la carte et copiez le lien de la page.',
    longAddress:
      'L’adresse de cette position est trop longue pour un code : partagez-la, ou copiez le lien de la page.',
    scan: 'Code à scanner : l’adresse de cette règle',
    awake: 'L’écran reste allumé tant que la carte est montrée.',
    unofficial: 'Arbitre, ouvrage de référence non officiel',
  },
  en: {
    show: 'Show to players',
    card: 'The rule, to be shown',
    reading: 'Reading the rule…',
    failed: 'The rule could not be read in both languages. Check the network, or get the site event-ready.',
    close: 'Close',
    print: 'Print',
    share: 'Share',
    saveImage: 'Image',
    shareFailed: 'Sharing failed. The address is in the code to scan.',
    shareFailedLong: 'Sharing failed. Close the card and copy the page’s link.',
    longAddress: 'The address of this position is too long for a code: share it, or copy the page’s link.',
    scan: 'Code to scan: the address of this rule',
    awake: 'The screen stays on while the card shows.',
    unofficial: 'Arbitre, an unofficial reference',
  },
};
