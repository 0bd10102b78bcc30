import { DE_SITE, SITE_NAME } from '../_leaf/site-name';
import type { Locale } from './locales';

/** Every word of the page that stands in for one that has fallen. */
export interface ErrorPageWords {
  title: string;
  text: string;
  retry: string;
  afresh: string;
  back: string;
  home: string;
  typed: string;
  typedHint: string;
  /** What a box without a label held. */
  box: string;
  copy: (what: string) => string;
  copied: string;
  notCopied: string;
  report: string;
  reportHint: string;
  reportLabel: string;
}

export const ERROR_PAGE_WORDS: Record<Locale, ErrorPageWords> = {
  fr: {
    title: 'Cette page s’est arrêtée',
    text: `Une erreur ${DE_SITE} l’a interrompue. Ce que vous gardez sur cet appareil (journal, réglages, copie hors ligne) n’est pas touché.`,
    retry: 'Réessayer',
    afresh: 'Rouvrir la page à neuf',
    back: 'Page précédente',
    home: 'Accueil',
    typed: 'Ce que vous aviez saisi',
    typedHint: 'Copiez-le avant de quitter cette page.',
    box: 'Saisie',
    copy: (what) => `Copier : ${what}`,
    copied: 'Copié.',
    notCopied: 'Copie impossible : sélectionnez le texte et copiez-le.',
    report: 'Signaler cette erreur',
    reportHint: `Envoyez ces lignes à qui tient ce site, ou dans le dépôt ${DE_SITE}, en disant ce que vous veniez de faire. Elles nomment la page, l’erreur et votre navigateur.`,
    reportLabel: 'Lignes à envoyer',
  },
  en: {
    title: 'This page has stopped',
    text: `An error in ${SITE_NAME} broke it off. What you keep on this device (log, settings, offline copy) is untouched.`,
    retry: 'Try again',
    afresh: 'Open the page afresh',
    back: 'Previous page',
    home: 'Home',
    typed: 'What you had typed',
    typedHint: 'Copy it before you leave this page.',
    box: 'Typed text',
    copy: (what) => `Copy: ${what}`,
    copied: 'Copied.',
    notCopied: 'Could not copy: select the text and copy it.',
    report: 'Report this error',
    reportHint: `Send these lines to whoever runs this site, or to ${SITE_NAME}’s repository, and say what you had just done. They name the page, the error and your browser.`,
    reportLabel: 'Lines to send',
  },
};
