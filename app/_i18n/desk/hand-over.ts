import { DE_SITE, SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

export interface HandOverWords {
  hint: string;
  give: string;
  what: string;
  whole: (count: number) => string;
  thisRound: (round: number, count: number) => string;
  show: string;
  tooLong: string;
  code: (page: number, pages: number) => string;
  previous: string;
  next: string;
  stop: string;
  goOn: string;
  share: string;
  shareTitle: string;
  receive: string;
  camera: string;
  stopCamera: string;
  photos: string;
  aim: string;
  read: (found: number, pages: number) => string;
  missing: (pages: number[]) => string;
  foreign: string;
  other: string;
  damaged: string;
  noCode: string;
  cameraRefused: string;
  noCamera: string;
  done: string;
}

export const HAND_OVER_WORDS: Record<Locale, HandOverWords> = {
  fr: {
    hint: 'Sans réseau ni serveur : l’un montre des codes, l’autre les lit. Rien d’autre ne quitte cet appareil.',
    give: 'Donner',
    what: 'Ce qui est donné',
    whole: (count) => `Tout l’événement (${count})`,
    thisRound: (round, count) => `Ronde ${round} seule (${count})`,
    show: 'Montrer les codes',
    tooLong: 'C’est trop pour des codes. Donnez une ronde à la fois, ou partagez le fichier.',
    code: (page, pages) => `Code ${page} sur ${pages}`,
    previous: 'Code précédent',
    next: 'Code suivant',
    stop: 'Arrêter le défilement',
    goOn: 'Faire défiler',
    share: 'Partager le fichier…',
    shareTitle: `Journal ${DE_SITE}`,
    receive: 'Recevoir',
    camera: 'Lire avec la caméra',
    stopCamera: 'Arrêter la caméra',
    photos: 'Lire des photos de codes',
    aim: 'Visez le code de l’autre téléphone ; les pages se lisent dans n’importe quel ordre.',
    read: (found, pages) => `${found} sur ${pages} pages lues.`,
    missing: (pages) => `Manque : ${pages.join(', ')}.`,
    foreign: `Ce code n’est pas celui d’un journal ${DE_SITE}.`,
    other: 'Un autre journal commence : les pages du premier sont laissées.',
    damaged: 'Les pages ne forment pas un journal entier. Relisez-les toutes.',
    noCode: 'Aucun code n’a été trouvé sur cette image.',
    cameraRefused:
      'La caméra est refusée à ce site. Autorisez-la dans le navigateur, ou lisez des photos des codes.',
    noCamera:
      'Cet appareil n’a pas de caméra pour ce site. Lisez des photos des codes, ou importez le fichier.',
    done: 'Journal reçu.',
  },
  en: {
    hint: 'Without network or server: one shows codes, the other reads them. Nothing else leaves this device.',
    give: 'Give',
    what: 'What is given',
    whole: (count) => `The whole event (${count})`,
    thisRound: (round, count) => `Round ${round} alone (${count})`,
    show: 'Show the codes',
    tooLong: 'This is too much for codes. Give one round at a time, or share the file.',
    code: (page, pages) => `Code ${page} of ${pages}`,
    previous: 'Previous code',
    next: 'Next code',
    stop: 'Stop turning pages',
    goOn: 'Turn pages',
    share: 'Share the file…',
    shareTitle: `Log of ${SITE_NAME}`,
    receive: 'Receive',
    camera: 'Read with the camera',
    stopCamera: 'Stop the camera',
    photos: 'Read photos of codes',
    aim: 'Aim at the code of the other phone; pages are read in any order.',
    read: (found, pages) => `${found} of ${pages} pages read.`,
    missing: (pages) => `Missing: ${pages.join(', ')}.`,
    foreign: `This code is not that of a log of ${SITE_NAME}.`,
    other: 'Another log begins: the pages of the first one are left.',
    damaged: 'The pages do not make a whole log. Read all of them again.',
    noCode: 'No code was found in this picture.',
    cameraRefused:
      'The camera is refused to this site. Allow it in the browser, or read photos of the codes.',
    noCamera: 'This device has no camera for this site. Read photos of the codes, or import the file.',
    done: 'Log received.',
  },
};
