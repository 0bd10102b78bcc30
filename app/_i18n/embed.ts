import { SITE_NAME } from '../_leaf/site-name';
import type { Locale } from './locales';

export interface EmbedWords {
  /** Said when the frame to paste was copied. */
  copied: string;
  notCopied: string;
  openIn: string;
  loading: string;
  noSuchRule: string;
  /** The passage has other words than when its frame was copied. */
  changed: string;
  /** What the frame is called, to who cannot see it. */
  frameTitle: (title: string) => string;
}

export const EMBED_WORDS: Record<Locale, EmbedWords> = {
  fr: {
    copied: 'Cadre copié : collez-le dans votre page',
    notCopied: 'Copie impossible. Voici le cadre à copier :',
    openIn: `Ouvrir dans ${SITE_NAME}`,
    loading: 'Chargement de la règle…',
    noSuchRule: 'Cette adresse ne nomme aucune règle.',
    changed: 'Ce passage a changé ou bougé depuis qu’il a été intégré ici : vérifiez-le sur sa page.',
    frameTitle: (title) => `${SITE_NAME} : ${title}`,
  },
  en: {
    copied: 'Frame copied: paste it into your page',
    notCopied: 'It cannot be copied. This is the frame to copy:',
    openIn: `Open in ${SITE_NAME}`,
    loading: 'Loading the rule…',
    noSuchRule: 'This address names no rule.',
    changed: 'This passage has changed or moved since it was embedded here: check it on its page.',
    frameTitle: (title) => `${SITE_NAME}: ${title}`,
  },
};
