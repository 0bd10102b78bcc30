import type { Verdict } from '../_corpus/schema/shared';
import type { Locale } from './locales';
import { SITE_WORDS } from './site';

export interface SearchWords {
  /** What the site is and for whom. */
  about: string;
  verdicts: Record<Verdict, string>;
  /** Before the row of games. */
  play: string;
  /** The question names another game than the one chosen. */
  gameNamed: (game: string) => string;
  /** How many are shown; there are more. */
  nearest: (count: number) => string;
  /** No rule answers, but a card of this device bears the name. */
  onlyCards: string;
  showMore: string;
  tools: string;
  everyKind: string;
  /** What keys do, as key and word. */
  keys: Record<'choose' | 'open' | 'clear' | 'close', [key: string, does: string]>;
  inItsPage: (title: string) => string;
  pageLoading: string;
  pageFailed: string;
}

export const SEARCH_WORDS: Record<Locale, SearchWords> = {
  fr: {
    about: SITE_WORDS.fr.about,
    verdicts: { yes: 'Oui', no: 'Non', depends: 'Ça dépend' },
    play: 'Je joue à',
    gameNamed: (game) => `La question nomme ${game} : les réponses en viennent.`,
    nearest: (count) => `${count} plus proches`,
    onlyCards: 'Dans vos cartes',
    showMore: 'Afficher plus',
    tools: 'Outils',
    everyKind: 'Toutes sortes',
    keys: {
      choose: ['↑↓', 'choisir'],
      open: ['↵', 'ouvrir'],
      clear: ['Échap', 'effacer'],
      close: ['Échap', 'fermer'],
    },
    inItsPage: (title) => `Le passage dans sa page : ${title}`,
    pageLoading: 'La page arrive…',
    pageFailed: 'Cette page n’a pas pu être lue ici. Elle s’ouvre par son titre.',
  },
  en: {
    about: SITE_WORDS.en.about,
    verdicts: { yes: 'Yes', no: 'No', depends: 'It depends' },
    play: 'I play',
    gameNamed: (game) => `The question names ${game}: the answers are from there.`,
    nearest: (count) => `${count} nearest`,
    onlyCards: 'Among your cards',
    showMore: 'Show more',
    tools: 'Tools',
    everyKind: 'Every kind',
    keys: {
      choose: ['↑↓', 'choose'],
      open: ['↵', 'open'],
      clear: ['Esc', 'clear'],
      close: ['Esc', 'close'],
    },
    inItsPage: (title) => `The passage in its page: ${title}`,
    pageLoading: 'The page is coming…',
    pageFailed: 'This page could not be read here. Its title opens it.',
  },
};
