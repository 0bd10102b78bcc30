import type { Locale } from './locales';

export interface EmbedWords {
  embed: string;
  /** Said when the frame to paste was copied. */
  copied: string;
  notCopied: string;
  openIn: string;
  loading: string;
  noSuchRule: string;
  /** What the frame is called, to who cannot see it. */
  frameTitle: (title: string) => string;
}

export const EMBED_WORDS: Record<Locale, EmbedWords> = {
  fr: {
    embed: 'Intégrer',
    copied: 'Cadre copié : collez-le dans votre page',
    notCopied: 'Copie impossible. Voici le cadre à copier :',
    openIn: 'Ouvrir dans Arbitre',
    loading: 'Chargement de la règle…',
    noSuchRule: 'Cette adresse ne nomme aucune règle.',
    frameTitle: (title) => `Arbitre : ${title}`,
  },
  en: {
    embed: 'Embed',
    copied: 'Frame copied: paste it into your page',
    notCopied: 'It cannot be copied. This is the frame to copy:',
    openIn: 'Open in Arbitre',
    loading: 'Loading the rule…',
    noSuchRule: 'This address names no rule.',
    frameTitle: (title) => `Arbitre: ${title}`,
  },
};
