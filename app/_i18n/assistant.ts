import type { Locale } from './locales';

/** What an assistant is told in a sentence, and passes on. */
export interface AssistantWords {
  nothingFound: string;
  noSuchRule: (id: string) => string;
  didYouMean: (id: string) => string;
  noSuchTerm: (term: string) => string;
  nearestOnly: string;
  noCardFile: string;
  rulingsOnCard: string;
  noExample: string;
  playIsOver: string;
  noSuchExample: (engine: string, example: string) => string;
  noSetup: string;
  badSetup: (at: string) => string;
  longLine: (most: number) => string;
  lineRefused: (step: number) => string;
  noChecker: (games: string) => string;
  noCitation: string;
  moreCitations: (count: number) => string;
  /** The rule holds, though every document that it is restated from was replaced. */
  oldDocument: string;
  quotation: Record<'found' | 'elsewhere' | 'nowhere' | 'of-nothing', string>;
  /** What to do to rule on a question, step by step. */
  ruleOnThis: (question: string, game: string | undefined) => string;
}

export const ASSISTANT_WORDS: Record<Locale, AssistantWords> = {
  fr: {
    nothingFound:
      'Rien dans ce corpus ne répond à cette question. Ne la complétez pas de mémoire : dites-le.',
    noSuchRule: (id) => `Aucune règle ne porte l’identifiant « ${id} ».`,
    didYouMean: (id) => `Vouliez-vous dire « ${id} » ?`,
    noSuchTerm: (term) => `Le glossaire n’a pas d’entrée « ${term} ».`,
    nearestOnly: 'Voici ce qui s’en approche le plus ; rien ne dit que ce soit la réponse.',
    noCardFile:
      'Aucun fichier de cartes n’est tenu ici : les données imprimées d’une carte ne sont pas connues.',
    rulingsOnCard: 'Les règles du corpus qui portent ce nom sont listées.',
    noExample: 'Aucun exemple ne correspond.',
    playIsOver: 'La partie est finie : plus aucun coup n’est possible.',
    noSuchExample: (engine, example) => `Le simulateur ${engine} n’a pas d’exemple « ${example} ».`,
    noSetup: 'Donnez une mise en place (setup) ou le nom d’un exemple (example).',
    badSetup: (at) =>
      `Cette mise en place ne peut pas être jouée (${at}). Prenez modèle sur celle d’un exemple : list_examples avec engine et example.`,
    longLine: (most) => `La ligne a plus de ${most} coups : coupez-la.`,
    lineRefused: (step) =>
      `Le coup ${step} de la ligne est refusé : la position est celle d’avant, et la suite de la ligne n’est pas jouée.`,
    noChecker: (games) => `Il n’y a de vérificateur de deck que pour : ${games}.`,
    noCitation:
      'Ce texte ne cite aucune règle (comme swccg/attrition) et ne contient aucune citation entre guillemets.',
    moreCitations: (count) =>
      `${count} autres citations ne sont pas vérifiées : envoyez le texte par morceaux.`,
    oldDocument:
      'La règle est tenue pour courante, mais le document cité a été remplacé depuis : dites-le, et vérifiez ce qui est venu après.',
    quotation: {
      found: 'La règle citée dit cela.',
      elsewhere: 'Une autre règle dit cela, pas celle qui est citée.',
      nowhere: 'Aucune règle du corpus ne contient ces mots.',
      'of-nothing': 'Ces mots se trouvent dans le corpus, mais aucune règle n’est citée à côté.',
    },
    ruleOnThis: (question, game) =>
      `Rendez une décision d’arbitre sur cette question${game ? ` (${game})` : ''} :

${question}

1. Cherchez avec search_rules, puis lisez chaque règle utile en entier avec get_rule ; define_term donne le sens exact d’un mot.
2. Si une situation peut être jouée (list_examples montre les simulateurs), vérifiez-la avec what_can_happen ou simulate plutôt que de la supposer.
3. Répondez en une phrase (oui, non, ou cela dépend de quoi), puis citez mot pour mot le passage qui le prouve, avec son identifiant, son adresse, son document, son édition et sa date. Si l’autorité n’est pas « document », dites-le ; si la règle est remplacée, suivez « by ».
4. Passez votre réponse à verify_citations et corrigez ce qui n’est pas confirmé.
5. Ce que le corpus ne dit pas n’est pas connu : dites-le au lieu de compléter.`,
  },
  en: {
    nothingFound: 'Nothing in this corpus answers that. Do not fill it in from memory: say so.',
    noSuchRule: (id) => `No rule has the id “${id}”.`,
    didYouMean: (id) => `Did you mean “${id}”?`,
    noSuchTerm: (term) => `The glossary has no entry “${term}”.`,
    nearestOnly: 'This is what comes nearest; nothing says that it is the answer.',
    noCardFile: 'No card file is held here: the printed facts of a card are not known.',
    rulingsOnCard: 'The rules of the corpus that bear this name are listed.',
    noExample: 'No example fits.',
    playIsOver: 'The play is over: no move is possible any more.',
    noSuchExample: (engine, example) => `The simulator ${engine} has no example “${example}”.`,
    noSetup: 'Give a setup, or the name of an example.',
    badSetup: (at) =>
      `This setup cannot be played (${at}). Take that of an example for a model: list_examples with engine and example.`,
    longLine: (most) => `The line has more than ${most} moves: cut it.`,
    lineRefused: (step) =>
      `Move ${step} of the line is refused: the position is the one before it, and the rest of the line is not played.`,
    noChecker: (games) => `There are deck checkers for ${games} only.`,
    noCitation:
      'This text cites no rule (such as swccg/attrition) and holds no quotation in quotation marks.',
    moreCitations: (count) => `${count} more citations are not verified: send the text in pieces.`,
    oldDocument:
      'The rule is held to be current, but the document cited was replaced since: say so, and check what came after.',
    quotation: {
      found: 'The rule that is cited says this.',
      elsewhere: 'Another rule says this, not the one that is cited.',
      nowhere: 'No rule of the corpus holds these words.',
      'of-nothing': 'These words stand in the corpus, but no rule is cited beside them.',
    },
    ruleOnThis: (question, game) =>
      `Give a judge’s ruling on this question${game ? ` (${game})` : ''}:

${question}

1. Search with search_rules, then read each rule that matters in full with get_rule; define_term gives the exact meaning of a word.
2. If a situation can be played (list_examples shows the simulators), check it with what_can_happen or simulate rather than assume it.
3. Answer in one sentence (yes, no, or on what it depends), then quote word for word the passage that proves it, with its id, address, document, edition and date. If the authority is not “document”, say so; if the rule is superseded, follow “by”.
4. Hand your answer to verify_citations and correct what is not confirmed.
5. What the corpus does not say is not known: say so instead of filling it in.`,
  },
};
