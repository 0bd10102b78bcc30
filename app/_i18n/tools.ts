import type { Locale } from './locales';

/** A page with something to do, and what people type when they look for it. */
interface ToolPage {
  title: string;
  hint: string;
  names: readonly string[];
}

type PageName = 'simulators' | 'table' | 'practice' | 'judge' | 'log' | 'clock' | 'ready' | 'settings';

interface ToolWords {
  simulator: string;
  /** What people call a deck checker. */
  checker: readonly string[];
  pages: Record<PageName, ToolPage>;
}

export const TOOL_WORDS: Record<Locale, ToolWords> = {
  fr: {
    simulator: 'simulateur',
    checker: [
      'vérifier mon deck',
      'vérifier un deck',
      'deck légal',
      'vérificateur de deck',
      'contrôle de deck',
      'decklist',
      'liste de deck',
    ],
    pages: {
      simulators: {
        title: 'Simulateurs',
        hint: 'Des exemples à rejouer coup par coup.',
        names: ['simulateur', 'simuler', 'exemples pas à pas', 'rejouer une situation', 'dérouler'],
      },
      table: {
        title: 'Composer une situation',
        hint: 'Poser la table d’un litige et voir ce qui peut se passer.',
        names: [
          'situation',
          'ma situation',
          'mes situations',
          'poser une table',
          'éditeur de situation',
          'monter une position',
          'que peut-il se passer',
        ],
      },
      practice: {
        title: 'S’exercer',
        hint: 'Dix questions dont les moteurs de règles connaissent la réponse.',
        names: ['quiz', 'exercice', 'entraînement', 's’entraîner', 'test de règles', 'questionnaire'],
      },
      judge: {
        title: 'Demander un jugement',
        hint: 'Une question, la règle et sa source, à montrer aux joueurs.',
        names: ['juger', 'arbitrer', 'bureau du juge', 'jugement'],
      },
      log: {
        title: 'Journal des appels',
        hint: 'Noter les appels et les décisions de la journée.',
        names: [
          'journal',
          'appels',
          'noter une décision',
          'décisions',
          'historique des décisions',
          'nouvel appel',
        ],
      },
      clock: {
        title: 'Horloge de ronde',
        hint: 'Le temps qui reste, et celui rendu aux tables.',
        names: [
          'horloge',
          'chrono',
          'chronomètre',
          'minuteur',
          'ronde',
          'temps de ronde',
          'compte à rebours',
        ],
      },
      ready: {
        title: 'Préparer l’événement',
        hint: 'Tout le site sur cet appareil, sans réseau.',
        names: ['hors ligne', 'sans réseau', 'mode avion', 'télécharger le site', 'installer'],
      },
      settings: {
        title: 'Réglages',
        hint: 'Taille du texte, police, contraste, et ce que garde cet appareil.',
        names: [
          'paramètres',
          'options',
          'préférences',
          'taille du texte',
          'police',
          'mode sombre',
          'dyslexie',
          'effacer mes données',
        ],
      },
    },
  },
  en: {
    simulator: 'simulator',
    checker: [
      'check my deck',
      'deck check',
      'deck checker',
      'legal deck',
      'validate deck',
      'decklist',
      'deck list',
    ],
    pages: {
      simulators: {
        title: 'Simulators',
        hint: 'Worked examples to replay move by move.',
        names: ['simulator', 'simulate', 'worked examples', 'replay a situation', 'step through', 'play out'],
      },
      table: {
        title: 'Lay out a situation',
        hint: 'Lay out the table of a dispute and see what can happen.',
        names: [
          'situation',
          'my situation',
          'my situations',
          'board editor',
          'position editor',
          'set up a position',
          'what can happen now',
        ],
      },
      practice: {
        title: 'Practice',
        hint: 'Ten questions to which the rules engines know the answer.',
        names: ['quiz', 'exercise', 'training', 'train', 'rules test', 'practise'],
      },
      judge: {
        title: 'Ask for a ruling',
        hint: 'A question, the rule and its source, to show to the players.',
        names: ['judge', 'ruling', 'judge desk', 'ask a judge'],
      },
      log: {
        title: 'Log of calls',
        hint: 'Note the calls and decisions of the day.',
        names: ['log', 'judge log', 'calls', 'note a decision', 'decisions', 'new call'],
      },
      clock: {
        title: 'Round clock',
        hint: 'The time that is left, and what was given to tables.',
        names: ['clock', 'timer', 'stopwatch', 'round timer', 'round time', 'countdown'],
      },
      ready: {
        title: 'Get event-ready',
        hint: 'The whole site on this device, without network.',
        names: ['offline', 'no network', 'airplane mode', 'download the site', 'install'],
      },
      settings: {
        title: 'Settings',
        hint: 'Text size, typeface, contrast, and what this device keeps.',
        names: [
          'preferences',
          'options',
          'text size',
          'font size',
          'font',
          'dark mode',
          'dyslexia',
          'erase my data',
        ],
      },
    },
  },
};
