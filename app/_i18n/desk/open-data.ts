import type { ChangeKind, Effect } from '../../_corpus/schema/changes';
import { SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

export interface OpenDataWords {
  whatChanged: string;
  whatChangedHint: string;
  feed: string;
  feedHint: string;
  feedTitle: string;
  notDated: string;
  notDatedHint: string;
  noChange: string;
  changed: Record<ChangeKind, (count: number) => string>;
  effects: Record<Effect, string>;
  before: string;
  after: string;
  came: string;
  went: string;
  beforeAndAfter: string;
  history: string;
  showAll: string;
  openData: string;
  /** The link to the licenses of all that the site is made with. */
  licenses: string;
  openDataHint: string;
  shareImage: (title: string, bottomLine: string) => string;
}

const texts = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const openDataWords: Record<Locale, OpenDataWords> = {
  fr: {
    whatChanged: 'Ce qui a changé',
    whatChangedHint:
      'Chaque entrée et chaque chapitre ajouté, modifié ou corrigé, du plus récent au plus ancien. Les synonymes ajoutés pour la recherche ne comptent pas.',
    feed: 'Flux Atom',
    feedHint: 'Suivre les changements dans un lecteur de flux',
    feedTitle: `${SITE_NAME} : ce qui a changé dans les règles`,
    notDated: 'Pas encore daté',
    notDatedHint: 'Modifié dans cette version du site depuis le dernier relevé.',
    noChange: 'Aucun changement n’est encore relevé.',
    changed: {
      added: (count) => texts(count, 'texte ajouté', 'textes ajoutés'),
      changed: (count) => texts(count, 'texte modifié', 'textes modifiés'),
      errata: (count) => texts(count, 'règle corrigée', 'règles corrigées'),
      removed: (count) => texts(count, 'texte retiré', 'textes retirés'),
    },
    effects: {
      ruling: 'Le jugement change',
      precise: 'Le jugement est précisé',
      wording: 'Formulation seule',
    },
    before: 'Avant',
    after: 'Après',
    came: 'Ajouté',
    went: 'Retiré',
    beforeAndAfter: 'Avant et après, passage par passage',
    history: 'Historique de ce texte',
    showAll: 'Voir la liste',
    openData: 'Données ouvertes',
    licenses: 'Licences',
    openDataHint: 'Les mêmes règles en JSON, pour vos outils : données ouvertes',
    shareImage: (title, bottomLine) => `${title} : ${bottomLine}`,
  },
  en: {
    whatChanged: 'What changed',
    whatChangedHint:
      'Every entry and chapter that was added, changed or corrected, the newest first. Synonyms added for search do not count.',
    feed: 'Atom feed',
    feedHint: 'Follow the changes in a feed reader',
    feedTitle: `${SITE_NAME}: what changed in the rules`,
    notDated: 'Not dated yet',
    notDatedHint: 'Changed in this version of the site since the last record.',
    noChange: 'No change has been recorded yet.',
    changed: {
      added: (count) => texts(count, 'text added', 'texts added'),
      changed: (count) => texts(count, 'text changed', 'texts changed'),
      errata: (count) => texts(count, 'rule corrected', 'rules corrected'),
      removed: (count) => texts(count, 'text removed', 'texts removed'),
    },
    effects: {
      ruling: 'The ruling changes',
      precise: 'The ruling is made precise',
      wording: 'Wording only',
    },
    before: 'Before',
    after: 'After',
    came: 'Added',
    went: 'Removed',
    beforeAndAfter: 'Before and after, passage by passage',
    history: 'History of this text',
    showAll: 'Show the list',
    openData: 'Open data',
    licenses: 'Licenses',
    openDataHint: 'The same rules as JSON, for your own tools: open data',
    shareImage: (title, bottomLine) => `${title}: ${bottomLine}`,
  },
};
