import type { Subject } from '../_stands/tools';
import type { Locale } from './locales';

/** What one does here, and a few words on it. */
interface Way {
  title: string;
  hint: string;
}

/** Words of the pages that lead elsewhere: the home page, a game's, the simulators'. */
interface WayWords {
  /** Above the tiles, for those who do not see them. */
  ways: string;
  search: Way;
  replay: Way;
  judge: Way;
  practise: Way;
  checkDeck: Way;
  /** Scoped to the game of the page. */
  searchIn: (game: string) => string;
  startHere: string;
  startHereHint: string;
  subject: string;
  everySubject: string;
  subjects: Record<Subject, string>;
  toolsCount: (count: number) => string;
  noTool: string;
  /** A position drawn large on the home page. */
  stackOnTable: string;
}

export const WAY_WORDS: Record<Locale, WayWords> = {
  fr: {
    ways: 'Ce que l’on fait ici',
    search: { title: 'Chercher', hint: 'Une règle, un terme, une question, et sa source.' },
    replay: { title: 'Rejouer une situation', hint: 'Coup par coup, avec la règle qui commande chacun.' },
    judge: { title: 'Arbitrer', hint: 'Trancher, montrer aux joueurs, noter les appels.' },
    practise: { title: 'S’exercer', hint: 'Dix questions, et la règle derrière chaque réponse.' },
    checkDeck: { title: 'Vérifier un deck', hint: 'Collez une liste : chaque manquement, avec son remède.' },
    searchIn: (game) => `Chercher dans ${game}`,
    startHere: 'Commencez ici',
    startHereHint: 'Un exemple court par jeu.',
    subject: 'Sujet',
    everySubject: 'Tous les sujets',
    subjects: {
      actions: 'Actions et réponses',
      battle: 'Batailles et duels',
      turn: 'Tour et ressources',
      planets: 'Planètes et courses',
      deck: 'Decks',
    },
    toolsCount: (count) => (count < 2 ? `${count} outil` : `${count} outils`),
    noTool: 'Ce jeu n’a pas de simulateur sur ce sujet.',
    stackOnTable: 'Une pile d’actions, à rejouer',
  },
  en: {
    ways: 'What one does here',
    search: { title: 'Search', hint: 'A rule, a term, a question, and its source.' },
    replay: { title: 'Replay a situation', hint: 'Move by move, with the rule behind each.' },
    judge: { title: 'Judge', hint: 'Rule, show the players, note the calls.' },
    practise: { title: 'Practice', hint: 'Ten questions, and the rule behind each answer.' },
    checkDeck: { title: 'Check a deck', hint: 'Paste a list: each violation, with its remedy.' },
    searchIn: (game) => `Search in ${game}`,
    startHere: 'Start here',
    startHereHint: 'One short example a game.',
    subject: 'Subject',
    everySubject: 'Every subject',
    subjects: {
      actions: 'Actions and responses',
      battle: 'Battles and duels',
      turn: 'Turn and resources',
      planets: 'Planets and races',
      deck: 'Decks',
    },
    toolsCount: (count) => (count === 1 ? '1 tool' : `${count} tools`),
    noTool: 'This game has no simulator on this subject.',
    stackOnTable: 'An action stack, to be replayed',
  },
};
