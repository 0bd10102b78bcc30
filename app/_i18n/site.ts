import type { Locale } from './locales';

/** What the site says of itself, and what it proposes to look for. */
interface SiteWords {
  /** For search engines, shared links and app stores. */
  description: string;
  /** Under the question on the home page. */
  about: string;
  /** What stands in the empty fields of search and judge. */
  searchPlaceholder: string;
  askPlaceholder: string;
  suggestions: string[];
}

export const SITE_WORDS: Record<Locale, SiteWords> = {
  fr: {
    description:
      'Glossaire de règles interactif et assistant d’arbitrage pour Star Wars CCG, Young Jedi CCG et Gundam Card Game, en français et en anglais.',
    about: 'Les règles de trois jeux, avec la source. Pour les joueurs et les arbitres, même sans réseau.',
    searchPlaceholder: 'attrition, réponse, adjacent…',
    askPlaceholder: 'Il me draine et je veux amener un perso avec Nabrun, ça compte comme réponse ?',
    suggestions: ['attrition', 'sense alter', 'alter sur un bouclier defensif'],
  },
  en: {
    description:
      'Interactive rules glossary and judge assistant for Star Wars CCG, Young Jedi CCG and the Gundam Card Game, in English and French.',
    about: 'The rules of three games, with the source. For players and judges, even without a network.',
    searchPlaceholder: 'attrition, response, adjacent…',
    askPlaceholder:
      'He drains me and I want to bring a character with Nabrun, does that count as a response?',
    suggestions: ['attrition', 'sense alter', 'alter on a defensive shield'],
  },
};
