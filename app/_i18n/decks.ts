import type { Locale } from './locales';

/** Every word of the pages that check a deck. */
export interface DeckWords {
  checkers: string;
  list: string;
  examples: string;
  clear: string;
  legal: string;
  illegal: (count: number) => string;
  /** No rule is broken as far as one can tell, and that is not far enough. */
  unknown: string;
  unread: (count: number) => string;
  counts: string;
  violations: string;
  advice: string;
  missing: string;
  lines: (lines: readonly number[]) => string;
  remedy: string;
  /** The list with its lines numbered. */
  sheet: string;
  print: string;
  /** What is written by hand at the head of the sheet. */
  form: readonly string[];
  listed: string;
  counted: string;
  file: string;
  fileLarge: string;
  fileUnreadable: string;
  badLink: string;
  longLink: string;
  cut: (most: number, all: number) => string;
  share: string;
  empty: string;
}

const figures = (count: number, locale: Locale): string => count.toLocaleString(locale);
const among = (lines: readonly number[]): string => lines.join(', ');

export const DECK_WORDS: Record<Locale, DeckWords> = {
  fr: {
    checkers: 'Vérifier un deck',
    list: 'Votre liste',
    examples: 'Essayer avec',
    clear: 'Vider',
    legal: 'Ce deck est légal.',
    illegal: (count) =>
      count < 2 ? 'Une règle n’est pas respectée.' : `${count} règles ne sont pas respectées.`,
    unknown: 'On ne peut pas dire si ce deck est légal.',
    unread: (count) =>
      count < 2 ? 'Une ligne n’a pas pu être lue.' : `${count} lignes n’ont pas pu être lues.`,
    counts: 'Comptes',
    violations: 'À corriger',
    advice: 'Conseils',
    missing: 'Ce qui manque pour le dire',
    lines: (lines) => (lines.length < 2 ? `ligne ${among(lines)}` : `lignes ${among(lines)}`),
    remedy: 'Remède',
    sheet: 'La liste, ligne par ligne',
    print: 'Imprimer la feuille de contrôle',
    form: ['Joueur', 'Événement, ronde, table', 'Arbitre', 'Date et heure', 'Décision'],
    listed: 'Liste',
    counted: 'Compté',
    file: 'Ouvrir un fichier',
    fileLarge:
      'Ce fichier est trop grand pour être une liste de deck (500 ko au plus). Votre liste n’a pas changé.',
    fileUnreadable:
      'Ce fichier n’est pas du texte. Enregistrez la liste en .txt, .csv ou .xml, ou collez-la. Votre liste n’a pas changé.',
    badLink:
      'Ce lien ne contient pas de liste lisible. Demandez-le de nouveau, ou collez la liste elle-même.',
    longLink: 'Ce lien est trop long pour être ouvert. Collez plutôt la liste elle-même.',
    cut: (most, all) =>
      `Seuls les ${figures(most, 'fr')} premiers caractères sont vérifiés, sur ${figures(all, 'fr')}. Votre texte reste entier dans la case ; il est trop long pour un lien.`,
    share: 'Copier le lien de cette liste',
    empty: 'Collez une liste : chaque manquement apparaît ici, avec sa règle et son remède.',
  },
  en: {
    checkers: 'Check a deck',
    list: 'Your list',
    examples: 'Try it with',
    clear: 'Clear',
    legal: 'This deck is legal.',
    illegal: (count) => (count === 1 ? 'One rule is broken.' : `${count} rules are broken.`),
    unknown: 'It cannot be told whether this deck is legal.',
    unread: (count) => (count === 1 ? 'One line could not be read.' : `${count} lines could not be read.`),
    counts: 'Counts',
    violations: 'To be mended',
    advice: 'Advice',
    missing: 'What is missing to tell',
    lines: (lines) => (lines.length < 2 ? `line ${among(lines)}` : `lines ${among(lines)}`),
    remedy: 'Remedy',
    sheet: 'The list, line by line',
    print: 'Print the check sheet',
    form: ['Player', 'Event, round, table', 'Judge', 'Date and time', 'Decision'],
    listed: 'List',
    counted: 'Counted',
    file: 'Open a file',
    fileLarge: 'This file is too large for a deck list (500 kB at most). Your list has not changed.',
    fileUnreadable:
      'This file is not text. Save the list as .txt, .csv or .xml, or paste it. Your list has not changed.',
    badLink: 'This link holds no list that can be read. Ask for it again, or paste the list itself.',
    longLink: 'This link is too long to be opened. Paste the list itself instead.',
    cut: (most, all) =>
      `Only the first ${figures(most, 'en')} characters of ${figures(all, 'en')} are checked. Your text stays whole in the box; it is too long for a link.`,
    share: 'Copy a link to this list',
    empty: 'Paste a list: each violation appears here, with its rule and its remedy.',
  },
};
