import type { Chosen, Preference } from '../../_leaf/preferences';
import { DE_SITE, QUE_SITE, SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

export interface SettingsWords {
  settings: string;
  hint: string;
  sample: string;
  names: Record<Preference, string>;
  hints: Partial<Record<Preference, string>>;
  values: { [P in Preference]: Record<Chosen<P>, string> };
  kept: string;
  keptHint: string;
  /** What is kept, by where it is kept. */
  stores: Record<
    'choices' | 'searches' | 'practice' | 'rulings' | 'situations' | 'cards' | 'offline',
    string
  >;
  nothing: string;
  amount: (count: number) => string;
  space: (size: string) => string;
  erase: string;
  eraseSure: string;
  eraseYes: string;
  eraseNo: string;
  erased: string;
  eraseFailed: string;
}

export const SETTINGS_WORDS: Record<Locale, SettingsWords> = {
  fr: {
    settings: 'Réglages',
    hint: 'Vos choix restent sur cet appareil. Rien n’est envoyé nulle part.',
    sample: 'Une règle, telle que vous la lirez',
    names: {
      theme: 'Apparence',
      text: 'Taille du texte',
      face: 'Police',
      contrast: 'Contraste',
      motion: 'Mouvement',
      terms: 'Langue des termes de cartes',
    },
    hints: {
      face: 'Arbitre Clair, faite d’après OpenDyslexic, aide les lecteurs dyslexiques.',
      motion: 'Les cartes qui passent d’une pile à l’autre, les aperçus qui glissent.',
      terms: 'Après un terme lié, son nom dans l’autre langue.',
    },
    values: {
      theme: { auto: 'Comme l’appareil', light: 'Claire', dark: 'Sombre' },
      text: { normal: 'Normale', large: 'Grande', larger: 'Plus grande', largest: 'Très grande' },
      face: { plain: 'Atkinson Hyperlegible', dyslexic: 'Arbitre Clair' },
      contrast: { auto: 'Habituel', high: 'Fort' },
      motion: { auto: 'Comme l’appareil', reduced: 'Aucun' },
      terms: { one: 'Celle de la page', both: 'Les deux' },
    },
    kept: 'Gardé sur cet appareil',
    keptHint: `Tout ce ${QUE_SITE} garde est ici, et nulle part ailleurs.`,
    stores: {
      choices: 'Réglages',
      searches: 'Recherches récentes',
      practice: 'Derniers résultats des exercices',
      rulings: 'Journal de l’arbitre',
      situations: 'Mes situations',
      cards: 'Mes cartes',
      offline: 'Site hors ligne',
    },
    nothing: 'rien',
    amount: (count) => (count < 2 ? `${count} élément` : `${count.toLocaleString('fr')} éléments`),
    space: (size) => `Place occupée en tout : ${size}`,
    erase: 'Tout effacer',
    eraseSure:
      'Effacer réglages, recherches, résultats, journal, cartes et site hors ligne ? Rien ne pourra être retrouvé.',
    eraseYes: 'Oui, tout effacer',
    eraseNo: 'Non, garder',
    erased: 'Tout a été effacé de cet appareil.',
    eraseFailed: `Une partie n’a pas pu être effacée : fermez les autres onglets ${DE_SITE}, puis recommencez.`,
  },
  en: {
    settings: 'Settings',
    hint: 'Your choices stay on this device. Nothing is sent anywhere.',
    sample: 'A rule, as you will read it',
    names: {
      theme: 'Appearance',
      text: 'Text size',
      face: 'Typeface',
      contrast: 'Contrast',
      motion: 'Motion',
      terms: 'Language of card terms',
    },
    hints: {
      face: 'Arbitre Clair, made from OpenDyslexic, helps readers with dyslexia.',
      motion: 'Cards that go from pile to pile, previews that slide in.',
      terms: 'After a linked term, its name in the other language.',
    },
    values: {
      theme: { auto: 'As the device', light: 'Light', dark: 'Dark' },
      text: { normal: 'Normal', large: 'Large', larger: 'Larger', largest: 'Very large' },
      face: { plain: 'Atkinson Hyperlegible', dyslexic: 'Arbitre Clair' },
      contrast: { auto: 'Usual', high: 'High' },
      motion: { auto: 'As the device', reduced: 'None' },
      terms: { one: 'That of the page', both: 'Both' },
    },
    kept: 'Kept on this device',
    keptHint: `All that ${SITE_NAME} keeps is here, and nowhere else.`,
    stores: {
      choices: 'Settings',
      searches: 'Recent searches',
      practice: 'Last practice results',
      rulings: 'Judge’s log',
      situations: 'My situations',
      cards: 'My cards',
      offline: 'Site for offline use',
    },
    nothing: 'nothing',
    amount: (count) => (count === 1 ? '1 item' : `${count} items`),
    space: (size) => `Space used in all: ${size}`,
    erase: 'Erase everything',
    eraseSure:
      'Erase settings, searches, results, log, cards and the offline site? Nothing can be brought back.',
    eraseYes: 'Yes, erase everything',
    eraseNo: 'No, keep it',
    erased: 'Everything has been erased from this device.',
    eraseFailed: `A part could not be erased: close other tabs of ${SITE_NAME}, then try again.`,
  },
};
