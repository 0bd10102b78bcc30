import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import type { Book, Entry } from './corpus';
import type { Game } from './games';
import { type Library, library } from './library';
import type { Target } from './targets';

/** What a game's pages show of it. */
export interface Shelf {
  game: Game;
  title: string;
  short: string;
  publisher: string;
  summary: string;
  books: Book[];
  entries: Entry[];
  chapterCount: number;
  covers: { documents: string[]; not: string };
  start: Target[];
}

const made = new WeakMap<Library, Map<string, Shelf>>();

/** Worked out once a library: every page asks for it. */
export function shelfOf(game: Game, locale: Locale): Shelf {
  const from = library();
  const shelves = made.get(from) ?? new Map<string, Shelf>();
  made.set(from, shelves);
  const key = `${game} ${locale}`;
  const shelf = shelves.get(key) ?? makeShelf(from, game, locale);
  shelves.set(key, shelf);
  return shelf;
}

function makeShelf({ corpus, targets }: Library, game: Game, locale: Locale): Shelf {
  const facts = corpus.games.get(game);
  const books = [...corpus.books.values()].filter((book) => book.game === game && book.chapters.length > 0);
  return {
    game,
    title: facts?.title[locale] ?? game,
    short: facts?.short ?? game,
    publisher: facts?.publisher ?? '',
    summary: facts?.summary[locale] ?? '',
    books,
    entries: [...corpus.entries.values()].filter((entry) => entry.game === game),
    chapterCount: books.reduce((sum, book) => sum + book.chapters.length, 0),
    covers: {
      documents: facts?.covers.documents ?? [],
      not: typeset(facts?.covers.not[locale] ?? '', locale),
    },
    start: (facts?.start ?? []).flatMap((id) => targets[locale].get(id) ?? []),
  };
}
