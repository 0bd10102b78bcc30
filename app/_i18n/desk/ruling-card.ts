import type { PartKind } from '../../_desk/ruling-card/ruling';
import { SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';
import { SHOW_RULING_WORDS, type ShowRulingWords } from './show-ruling';

export interface RulingCardWords extends ShowRulingWords {
  card: string;
  choose: string;
  chooseWhat: string;
  parts: Record<PartKind, string>;
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
    ...SHOW_RULING_WORDS.fr,
    card: 'La règle, à montrer',
    choose: 'Choisir',
    chooseWhat: 'Choisir ce qui est montré',
    parts: { say: 'Phrase', passage: 'Passage', line: 'Règle' },
    print: 'Imprimer',
    share: 'Partager',
    saveImage: 'Image',
    shareFailed: 'Le partage a échoué. L’adresse est dans le code à scanner.',
    shareFailedLong: 'Le partage a échoué. Fermez la carte et copiez le lien de la page.',
    longAddress:
      'L’adresse de cette position est trop longue pour un code : partagez-la, ou copiez le lien de la page.',
    scan: 'Code à scanner : l’adresse de cette règle',
    awake: 'L’écran reste allumé tant que la carte est montrée.',
    unofficial: `${SITE_NAME}, ouvrage de référence non officiel`,
  },
  en: {
    ...SHOW_RULING_WORDS.en,
    card: 'The rule, to be shown',
    choose: 'Choose',
    chooseWhat: 'Choose what is shown',
    parts: { say: 'Sentence', passage: 'Passage', line: 'Rule' },
    print: 'Print',
    share: 'Share',
    saveImage: 'Image',
    shareFailed: 'Sharing failed. The address is in the code to scan.',
    shareFailedLong: 'Sharing failed. Close the card and copy the page’s link.',
    longAddress: 'The address of this position is too long for a code: share it, or copy the page’s link.',
    scan: 'Code to scan: the address of this rule',
    awake: 'The screen stays on while the card shows.',
    unofficial: `${SITE_NAME}, an unofficial reference`,
  },
};
