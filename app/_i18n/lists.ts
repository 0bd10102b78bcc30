import type { Locale } from './locales';

/** Lists that can be filtered, apart from the other words: those need not travel with them. */
const fr = {
  allGames: 'Tous',
  entriesCount: (count: number) => (count < 2 ? `${count} entrée` : `${count} entrées`),
  filterLabel: 'Filtrer les entrées',
  filterPlaceholder: 'Filtrer les titres…',
  filterCut: (most: number) =>
    `Seuls les ${most} premiers caractères filtrent la liste. Votre texte reste entier dans la case.`,
  filterNone: 'Aucune entrée ne correspond à ce filtre.',
  filterReset: 'Tout afficher',
  filterSearch: (query: string) => `Chercher « ${query} » dans toutes les règles`,
  kindFilter: 'Sorte d’entrée',
  allKinds: 'Tout',
  kinds: { term: 'Terme', card: 'Carte', ruling: 'Jugement', chapter: 'Chapitre', section: 'Section' },
  kindsPlural: { term: 'Termes', card: 'Cartes', ruling: 'Jugements' },
  worked: 'Exemple pas à pas',
  alphabet: 'Index alphabétique',
  ownDocument: 'Document local',
};

const en: typeof fr = {
  allGames: 'All',
  entriesCount: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  filterLabel: 'Filter the entries',
  filterPlaceholder: 'Filter titles…',
  filterCut: (most) => `Only the first ${most} characters filter the list. Your text stays whole in the box.`,
  filterNone: 'No entry fits this filter.',
  filterReset: 'Show everything',
  filterSearch: (query) => `Search all rules for “${query}”`,
  kindFilter: 'Kind of entry',
  allKinds: 'All',
  kinds: { term: 'Term', card: 'Card', ruling: 'Ruling', chapter: 'Chapter', section: 'Section' },
  kindsPlural: { term: 'Terms', card: 'Cards', ruling: 'Rulings' },
  worked: 'Worked example',
  alphabet: 'Alphabetical index',
  ownDocument: 'Local document',
};

export const LIST_WORDS: Record<Locale, typeof fr> = { fr, en };
