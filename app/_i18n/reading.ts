import type { Locale } from './locales';

/** What comes to life on every page that is read, apart from the other words: those need not travel with it. */
const fr = {
  switchLanguage: 'Read in English',
  themes: { auto: 'automatique', light: 'claire', dark: 'sombre' },
  themeNext: (now: string, next: string) => `Apparence ${now}. Passer à l’apparence ${next}`,
  themeSet: (now: string) => `Apparence ${now}`,
  search: 'Chercher',
  linkCopied: 'Lien copié',
  linkNotCopied: 'Copie impossible : l’adresse est dans la barre du navigateur',
  passageMoved:
    'Ce passage a changé depuis que ce lien a été copié : il a pu être déplacé ou récrit. Voici le plus proche.',
  copyPageLink: 'Copier le lien',
  embed: 'Intégrer',
  print: 'Imprimer',
  preview: 'Aperçu',
  previewOpen: 'Ouvrir',
  previewPin: 'Épingler',
  previewUnpin: 'Détacher',
  previewClose: 'Fermer',
  previewHint: '↓ pour entrer dans l’aperçu, Échap pour fermer',
  pinnedPreviews: 'Aperçus épinglés',
  withLinksOnPaper: 'avec les adresses des liens',
};

const en: typeof fr = {
  switchLanguage: 'Lire en français',
  themes: { auto: 'automatic', light: 'light', dark: 'dark' },
  themeNext: (now, next) => `Appearance: ${now}. Change to ${next}`,
  themeSet: (now) => `Appearance: ${now}`,
  search: 'Search',
  linkCopied: 'Link copied',
  linkNotCopied: 'Could not copy: the address is in your browser’s bar',
  passageMoved:
    'This passage has changed since this link was copied: it may have moved or been rewritten. Here is the nearest.',
  copyPageLink: 'Copy link',
  embed: 'Embed',
  print: 'Print',
  preview: 'Preview',
  previewOpen: 'Open',
  previewPin: 'Pin',
  previewUnpin: 'Unpin',
  previewClose: 'Close',
  previewHint: '↓ to enter the preview, Esc to close',
  pinnedPreviews: 'Pinned previews',
  withLinksOnPaper: 'with the addresses of links',
};

export const READING_WORDS: Record<Locale, typeof fr> = { fr, en };
