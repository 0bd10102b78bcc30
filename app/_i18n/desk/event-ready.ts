import type { Keeping } from '../../_desk/event-ready/client';
import type { Failure } from '../../_desk/event-ready/failure';
import { SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

export interface EventReadyWords {
  heading: string;
  hint: string;
  /** What will be fetched, such as "2,0 Mo". */
  toFetch: (size: string) => string;
  megabytes: (count: string) => string;
  prepare: string;
  retry: string;
  fetching: (percent: number) => string;
  fetched: (done: string, total: string) => string;
  checking: string;
  ready: string;
  pages: string;
  pagesHeld: (count: number) => string;
  search: string;
  searchTried: string;
  rules: string;
  rulesOf: (date: string) => string;
  space: string;
  spaceUsed: (size: string) => string;
  /** Follows the space used: what earlier versions take while pages of them stand open. */
  spaceOfOlder: (size: string) => string;
  version: string;
  preparedOn: (date: string) => string;
  keeping: Record<Keeping, string>;
  newVersion: string;
  newVersionHint: (size: string) => string;
  apply: string;
  erase: string;
  eraseSurely: string;
  failed: string;
  failures: Record<Failure, { reason: string; remedy: string }>;
  oldOneWorks: string;
  installApp: string;
  installOnApple: string;
  /** On the home page, to those who have not prepared anything. */
  offer: string;
  offerHint: string;
  lineNewVersion: string;
}

export const eventReadyWords: Record<Locale, EventReadyWords> = {
  fr: {
    heading: 'Prêt pour l’événement',
    hint: 'Toutes les pages, la recherche, les aperçus et les simulateurs, en français et en anglais, sur cet appareil. Ensuite, plus besoin de réseau.',
    toFetch: (size) => `À télécharger une fois : ${size}.`,
    megabytes: (count) => `${count} Mo`,
    prepare: 'Préparer l’événement',
    retry: 'Réessayer',
    fetching: (percent) => `Préparation : ${percent} %`,
    fetched: (done, total) => `${done} sur ${total}`,
    checking: 'Vérification de chaque page, puis essai de la recherche…',
    ready: 'Prêt hors ligne',
    pages: 'Pages',
    pagesHeld: (count) => `${count} pages sur l’appareil, vérifiées`,
    search: 'Recherche',
    searchTried: 'essayée sans réseau, en français et en anglais',
    rules: 'Règles',
    rulesOf: (date) => `dernier changement le ${date}`,
    space: 'Place',
    spaceUsed: (size) => `${size} occupés`,
    spaceOfOlder: (size) => `, et ${size} de la version précédente tant que des pages en sont ouvertes`,
    version: 'Version',
    preparedOn: (date) => `préparée le ${date}`,
    keeping: {
      asking:
        'Votre navigateur demande peut-être s’il doit garder cette copie durablement. La préparation n’attend pas votre réponse.',
      promised: 'Le navigateur garde cette copie même si la place vient à manquer.',
      'not-promised':
        'Si la place vient à manquer, ce navigateur peut effacer cette copie. Installer l’application ou l’ajouter aux favoris l’en dissuade. Vérifiez ici avant de partir.',
    },
    newVersion: 'Une nouvelle version est disponible',
    newVersionHint: (size) =>
      `Prenez-la quand vous voulez (${size}). D’ici là, et si le téléchargement échoue, celle-ci reste en service.`,
    apply: 'Installer la nouvelle version',
    erase: 'Effacer cette copie',
    eraseSurely: 'Confirmer : effacer la copie',
    failed: 'La préparation n’a pas abouti',
    failures: {
      network: {
        reason: 'Le réseau n’a pas répondu ou s’est interrompu.',
        remedy:
          'Vérifiez la connexion (certains réseaux demandent d’abord de s’identifier), puis réessayez : ce qui est déjà arrivé ne sera pas retéléchargé.',
      },
      damaged: {
        reason: 'Une partie est arrivée abîmée et a été refusée.',
        remedy: 'Réessayez, si possible sur un autre réseau.',
      },
      full: {
        reason: 'L’espace de stockage de cet appareil est plein.',
        remedy: 'Libérez de la place (photos, téléchargements, données d’autres sites), puis réessayez.',
      },
      'other-version': {
        reason: 'Le site est passé à une version que cette page ne sait pas installer.',
        remedy: 'Rechargez cette page, puis réessayez.',
      },
      trial: {
        reason: 'La nouvelle copie n’a pas répondu à l’essai et n’a pas été mise en service.',
        remedy: 'Rechargez cette page, puis réessayez. Si cela persiste, le site est à réparer.',
      },
      evicted: {
        reason: 'La copie a été effacée par le navigateur, sans doute faute de place.',
        remedy: 'Préparez-la de nouveau tant que vous avez du réseau.',
      },
      unsupported: {
        reason:
          'Ce navigateur ne permet pas de garder le site hors ligne, ou l’interdit en navigation privée.',
        remedy: 'Ouvrez le site dans une fenêtre ordinaire d’un navigateur récent.',
      },
    },
    oldOneWorks: 'La version précédente reste en service.',
    installApp: 'Installer l’application',
    installOnApple: 'Sur iPhone et iPad : Partager, puis « Sur l’écran d’accueil ».',
    offer: `Emportez ${SITE_NAME} : tout, même sans réseau`,
    offerHint: 'Moins de 3 Mo, une fois, avant l’événement.',
    lineNewVersion: 'nouvelle version disponible',
  },
  en: {
    heading: 'Ready for the event',
    hint: 'Every page, the search, previews and simulators, in French and English, on this device. From then on no network is needed.',
    toFetch: (size) => `To download once: ${size}.`,
    megabytes: (count) => `${count} MB`,
    prepare: 'Prepare the event',
    retry: 'Try again',
    fetching: (percent) => `Preparing: ${percent}%`,
    fetched: (done, total) => `${done} of ${total}`,
    checking: 'Checking every page, then trying the search…',
    ready: 'Ready offline',
    pages: 'Pages',
    pagesHeld: (count) => `${count} pages on the device, checked`,
    search: 'Search',
    searchTried: 'tried without network, in French and English',
    rules: 'Rules',
    rulesOf: (date) => `last changed on ${date}`,
    space: 'Space',
    spaceUsed: (size) => `${size} used`,
    spaceOfOlder: (size) => `, and ${size} of the previous version while pages of it are open`,
    version: 'Version',
    preparedOn: (date) => `prepared on ${date}`,
    keeping: {
      asking:
        'Your browser may be asking whether to keep this copy for good. The preparation does not wait for your answer.',
      promised: 'The browser keeps this copy even if space runs short.',
      'not-promised':
        'Should space run short, this browser may throw this copy away. Installing the app or bookmarking it makes that less likely. Check here before you leave.',
    },
    newVersion: 'A new version is available',
    newVersionHint: (size) =>
      `Take it when it suits you (${size}). Until then, and if the download fails, this one stays in use.`,
    apply: 'Install the new version',
    erase: 'Erase this copy',
    eraseSurely: 'Confirm: erase the copy',
    failed: 'The preparation did not succeed',
    failures: {
      network: {
        reason: 'The network did not answer or was interrupted.',
        remedy:
          'Check the connection (some networks want a login first), then try again: what has already arrived is not downloaded again.',
      },
      damaged: {
        reason: 'A part arrived damaged and was refused.',
        remedy: 'Try again, on another network if you can.',
      },
      full: {
        reason: 'The storage of this device is full.',
        remedy: 'Make room (photos, downloads, data of other sites), then try again.',
      },
      'other-version': {
        reason: 'The site has moved to a version that this page cannot install.',
        remedy: 'Reload this page, then try again.',
      },
      trial: {
        reason: 'The new copy did not pass its trial and was not put to use.',
        remedy: 'Reload this page, then try again. If it persists, the site needs mending.',
      },
      evicted: {
        reason: 'The browser threw the copy away, most likely for lack of space.',
        remedy: 'Prepare it again while you have a network.',
      },
      unsupported: {
        reason: 'This browser cannot keep the site offline, or forbids it in private windows.',
        remedy: 'Open the site in an ordinary window of a recent browser.',
      },
    },
    oldOneWorks: 'The previous version stays in use.',
    installApp: 'Install the app',
    installOnApple: 'On iPhone and iPad: Share, then "Add to Home Screen".',
    offer: `Take ${SITE_NAME} along: all of it, even without a network`,
    offerHint: 'Less than 3 MB, once, before the event.',
    lineNewVersion: 'new version available',
  },
};
