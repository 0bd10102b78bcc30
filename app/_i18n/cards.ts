import type { FileRefusal, FlawArgs, FlawCode, RefusalArgs, RefusalCode } from '../_cards/flaw';
import type { Licence, PartId } from '../_cards/part';
import type { Locale } from './locales';

type Said<Args> = { [Code in keyof Args]: (args: Args[Code]) => string };

/** Every word on card files: what they are, why one is refused, what is wrong with a card in it. */
export interface CardFileWords {
  parts: Record<PartId, string>;
  licences: Record<Licence, string>;
  refusals: Said<RefusalArgs>;
  flaws: Said<FlawArgs>;
  at: (at: number) => string;
}

const fr: CardFileWords = {
  parts: {
    'swccg-light': 'Star Wars CCG, côté lumineux',
    'swccg-dark': 'Star Wars CCG, côté obscur',
    'swccg-sets': 'Star Wars CCG, noms des extensions',
    'young-jedi-light': 'Young Jedi, côté lumineux',
    'young-jedi-dark': 'Young Jedi, côté obscur',
    'gundam-cards': 'Gundam, cartes',
    'gundam-rulings': 'Gundam, décisions',
    'gundam-errata': 'Gundam, errata',
  },
  licences: {
    mit: 'Licence MIT. Le comité des joueurs demande à être prévenu par qui lit son fichier.',
    odbl: 'Données sous ODbL 1.0. Aucun droit sur les textes de l’éditeur.',
    none: 'Aucune licence indiquée.',
  },
  refusals: {
    'too-large': ({ megabytes, most }) =>
      `Le fichier pèse ${megabytes} Mo ; un fichier de cartes en pèse moins de ${most}. Vérifiez que c’est le bon.`,
    unreadable: () => 'Le fichier ne peut pas être ouvert. Vérifiez son nom et ses droits.',
    empty: () => 'Le fichier est vide. Téléchargez-le de nouveau.',
    'not-text': () =>
      'Ce n’est pas un fichier de texte. S’il s’agit d’une archive, ouvrez-la et choisissez le fichier .json.',
    'web-page': () =>
      'C’est une page web ou du XML, et non le fichier de cartes. Sur la page, téléchargez le fichier .json lui-même.',
    'not-json': ({ at, line }) =>
      `Le fichier est abîmé ou coupé : la lecture s’arrête ligne ${line}, caractère ${at}. Téléchargez-le de nouveau.`,
    'too-many': ({ count, most }) => `Le fichier compte ${count} entrées, et le maximum est de ${most}.`,
    foreign: ({ found }) =>
      `Ce n’est pas un fichier de cartes connu (on y trouve : ${found}). Les formats lus sont ceux du comité des joueurs de SWCCG et du jeu de données ouvert de Gundam.`,
    'other-game': ({ game, asked }) => `Le fichier est de ${game}, et non de ${asked}.`,
    'no-cards': ({ count }) => `Aucune des ${count} entrées du fichier n’a pu être lue.`,
  },
  flaws: {
    'not-a-card': ({ found }) => `n’est pas une carte (${found})`,
    'no-title': () => 'n’a pas de titre',
    'no-number': ({ title }) => `n’a pas de numéro lisible : ${title}`,
    'no-side': ({ title }) => `n’a pas de côté de la Force : ${title}`,
    'no-type': ({ title }) => `n’a pas de type : ${title}`,
    'bad-figure': ({ title, figure, value }) => `${title} : ${figure} « ${value} » n’est pas un nombre`,
    'no-answer': ({ card }) => `la décision sur ${card} n’a pas de réponse`,
    'too-long': ({ title, field }) => `${title} : ${field} est trop long`,
  },
  at: (at) => `entrée ${at}`,
};

const en: CardFileWords = {
  parts: {
    'swccg-light': 'Star Wars CCG, light side',
    'swccg-dark': 'Star Wars CCG, dark side',
    'swccg-sets': 'Star Wars CCG, names of sets',
    'young-jedi-light': 'Young Jedi, light side',
    'young-jedi-dark': 'Young Jedi, dark side',
    'gundam-cards': 'Gundam, cards',
    'gundam-rulings': 'Gundam, rulings',
    'gundam-errata': 'Gundam, errata',
  },
  licences: {
    mit: 'MIT licence. The Players Committee asks to be told by whoever reads its file.',
    odbl: 'Data under ODbL 1.0. No rights in the publisher’s text.',
    none: 'No licence given.',
  },
  refusals: {
    'too-large': ({ megabytes, most }) =>
      `The file has ${megabytes} MB; a card file has less than ${most}. Check that it is the right one.`,
    unreadable: () => 'The file cannot be opened. Check its name and its rights.',
    empty: () => 'The file is empty. Download it again.',
    'not-text': () => 'This is no text file. If it is an archive, open it and choose the .json file.',
    'web-page': () =>
      'This is a web page or XML, not the card file. On that page, download the .json file itself.',
    'not-json': ({ at, line }) =>
      `The file is damaged or cut off: reading stops at line ${line}, character ${at}. Download it again.`,
    'too-many': ({ count, most }) => `The file has ${count} entries, and ${most} is the most.`,
    foreign: ({ found }) =>
      `This is no card file that is known (it has: ${found}). Read are those of the SWCCG Players Committee and of the open Gundam dataset.`,
    'other-game': ({ game, asked }) => `The file is of ${game}, not of ${asked}.`,
    'no-cards': ({ count }) => `None of the ${count} entries of the file could be read.`,
  },
  flaws: {
    'not-a-card': ({ found }) => `is no card (${found})`,
    'no-title': () => 'has no title',
    'no-number': ({ title }) => `has no number that can be read: ${title}`,
    'no-side': ({ title }) => `has no side of the Force: ${title}`,
    'no-type': ({ title }) => `has no type: ${title}`,
    'bad-figure': ({ title, figure, value }) => `${title}: ${figure} “${value}” is no figure`,
    'no-answer': ({ card }) => `the ruling on ${card} has no answer`,
    'too-long': ({ title, field }) => `${title}: ${field} is too long`,
  },
  at: (at) => `entry ${at}`,
};

export const CARD_FILE_WORDS: Record<Locale, CardFileWords> = { fr, en };

/** Why a file is refused, in words. */
export const sayRefusal = ({ code, args }: FileRefusal, locale: Locale): string =>
  (CARD_FILE_WORDS[locale].refusals[code] as (args: RefusalArgs[RefusalCode]) => string)(args);

/** What is wrong with an entry of a file, in words. */
export const sayFlaw = (
  { code, args, at }: { code: FlawCode; args: FlawArgs[FlawCode]; at: number },
  locale: Locale,
): string => {
  const words = CARD_FILE_WORDS[locale];
  const said = (words.flaws[code] as (args: FlawArgs[FlawCode]) => string)(args);
  return `${words.at(at)} : ${said}`.replace(' :', locale === 'fr' ? ' :' : ':');
};
