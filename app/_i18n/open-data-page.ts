import { SITE_NAME } from '../_leaf/site-name';
import type { Program } from '../_open-data/worked-examples';
import type { Locale } from './locales';

export interface OpenDataPageWords {
  title: string;
  lead: string;
  promise: string;
  files: string;
  /** What each file holds, by what it is. */
  about: Record<'entries' | 'rules' | 'names' | 'situation' | 'feed' | 'llms', string>;
  inLanguage: Record<Locale, string>;
  schema: string;
  shortAddresses: string;
  shortAddressesHint: string;
  programs: string;
  programsHint: string;
  program: Record<Program, string>;
  situations: string;
  situationsHint: string;
  embedding: string;
  embeddingHint: string;
  embeddingHeight: string;
  assistants: string;
  assistantsHint: string;
  versions: string;
  versionsHint: string;
}

export const OPEN_DATA_PAGE: Record<Locale, OpenDataPageWords> = {
  fr: {
    title: 'Données ouvertes',
    lead: 'Tout le texte de ce site est à vous, pour vos robots, wikis et outils : les mêmes règles, identifiants et sources, en fichiers simples, sans clé ni compte.',
    promise: `Licence MIT. Citez ${SITE_NAME} et le document que chaque texte nomme. Un identifiant ne change jamais de sens ; s’il est renommé, l’ancien mène encore au bon endroit.`,
    files: 'Les fichiers',
    about: {
      entries:
        'Chaque entrée, chapitre et section : titre, l’essentiel, texte, questions et réponses, sources, autorité, liens.',
      rules: 'Chaque règle par son identifiant, dans les deux langues, avec les exemples où elle décide.',
      names:
        'Les noms seuls, pour les robots : identifiant, titres, synonymes, adresse courte, anciens identifiants.',
      situation: 'La forme d’une situation et d’une suite de coups, telle que les outils se la passent.',
      feed: 'Ce qui change dans les règles, à suivre dans un lecteur de flux.',
      llms: 'Le plan de tout cela, en texte simple, pour les modèles de langage.',
    },
    inLanguage: { fr: 'en français', en: 'en anglais' },
    schema: 'Schéma JSON',
    shortAddresses: 'Adresses courtes',
    shortAddressesHint:
      'Une même adresse pour toutes les langues : elle mène à la page de la règle dans celle du lecteur. Elle accepte un passage derrière un second dièse, et tout ancien identifiant.',
    programs: 'En quelques lignes',
    programsHint:
      'Ces programmes tournent tels quels dans Node 20 ou un navigateur. Nos tests les exécutent à chaque version.',
    program: {
      find: 'Trouver une règle par son nom',
      resolve: 'Retrouver une règle par n’importe quel identifiant, ancien ou actuel',
      cite: 'Citer une règle avec sa source',
    },
    situations: 'Situations et suites de coups',
    situationsHint:
      'Une situation nomme un simulateur, une mise en place (ou l’exemple dont elle est tirée) et les coups joués. Le serveur pour assistants la joue, en donne les coups légaux et dit quelle règle refuse les autres.',
    embedding: 'Dans votre page',
    embeddingHint:
      '« Intégrer » donne le cadre de chaque position, règle ou passage. Les hôtes qui lisent oEmbed le trouvent seuls à partir de l’adresse de la page.',
    embeddingHeight: 'Le cadre annonce sa hauteur, et rien d’autre. Pour qu’il s’y ajuste :',
    assistants: 'Pour les assistants',
    assistantsHint:
      'Dans une copie du projet, « npm run -s mcp » démarre un serveur Model Context Protocol sur les mêmes règles, sans réseau. Le fichier README dit comment l’ajouter aux clients courants.',
    versions: 'Versions',
    versionsHint:
      'Chaque fichier dit sa version (« schema ») et le corpus dont il vient (« generatedFrom »). Des champs peuvent s’ajouter à une version ; s’il en part un, ou s’il change de sens, une nouvelle version paraît à côté de l’ancien schéma.',
  },
  en: {
    title: 'Open data',
    lead: 'All the text of this site is yours, for your bots, wikis and tools: the same rules, ids and sources, as plain files, without key or account.',
    promise: `MIT license. Name ${SITE_NAME}, and the document that each text cites. An id never changes its meaning; if it is renamed, the old one still leads to the right place.`,
    files: 'The files',
    about: {
      entries:
        'Every entry, chapter and section: title, bottom line, text, questions and answers, sources, authority, links.',
      rules: 'Every rule by its id, in both languages, with the worked examples in which it decides.',
      names: 'The names alone, for bots: id, titles, aliases, short address, former ids.',
      situation: 'The shape of a situation and of a line of play, as tools hand them over.',
      feed: 'What changes in the rules, to follow in a feed reader.',
      llms: 'A plain guide to all of it, for language models.',
    },
    inLanguage: { fr: 'in French', en: 'in English' },
    schema: 'JSON Schema',
    shortAddresses: 'Short addresses',
    shortAddressesHint:
      'One address for every language: it leads to the page of the rule in the reader’s own. It takes a passage behind a second hash, and any former id.',
    programs: 'In a few lines',
    programsHint:
      'These programs run as they stand in Node 20 or a browser. Our tests run them at every version.',
    program: {
      find: 'Find a rule by its name',
      resolve: 'Resolve a rule by any id, former or present',
      cite: 'Cite a rule with its source',
    },
    situations: 'Situations and lines of play',
    situationsHint:
      'A situation names a simulator, a setup (or the example that it is taken from) and the moves made. The server for assistants plays it, lists its legal moves and says which rule refuses the others.',
    embedding: 'In your page',
    embeddingHint:
      '“Embed” gives the frame of every position, rule or passage. Hosts that read oEmbed find it by themselves from the address of the page.',
    embeddingHeight: 'The frame tells its height, and nothing else. To make it fit:',
    assistants: 'For assistants',
    assistantsHint:
      'In a copy of the project, “npm run -s mcp” starts a Model Context Protocol server over the same rules, without network. The README says how to add it to the common clients.',
    versions: 'Versions',
    versionsHint:
      'Each file says its version (“schema”) and the corpus that it was made from (“generatedFrom”). Keys may be added within a version; if one goes or changes its meaning, a new version is published beside the old schema.',
  },
};
