import type { Locale } from '../_i18n/locales';
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
  /** Entries and sections of chapters: what a player would call a rule. */
  ruleCount: number;
  examples: Target[];
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
  const own = [...targets[locale].values()].filter((target) => target.game === game);
  return {
    game,
    title: facts?.title[locale] ?? game,
    short: facts?.short ?? game,
    publisher: facts?.publisher ?? '',
    summary: facts?.summary[locale] ?? '',
    books: [...corpus.books.values()].filter((book) => book.game === game && book.chapters.length > 0),
    entries: [...corpus.entries.values()].filter((entry) => entry.game === game),
    ruleCount: own.filter(
      ({ kind, page }) => kind !== 'chapter' && (kind !== 'section' || corpus.chapters.has(page)),
    ).length,
    examples: own.filter((target) => target.example),
    start: (facts?.start ?? []).flatMap((id) => targets[locale].get(id) ?? []),
  };
}
