import { GAMES, type Game } from '../../_corpus/games';
import { library } from '../../_corpus/library';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { SearchNames } from './SearchPanel';

/** What the search panel must be told by the server. */
export function searchNames(locale: Locale): SearchNames {
  const { corpus } = library();
  const each = (name: (game: Game) => string) =>
    Object.fromEntries(GAMES.map((game) => [game, name(game)])) as Record<Game, string>;
  return {
    games: each((game) => corpus.games.get(game)?.short ?? game),
    notCovered: each((game) => typeset(corpus.games.get(game)?.covers.not[locale] ?? '', locale)),
    documents: Object.fromEntries(
      [...corpus.documents].map(([id, { title, date, rank, force }]) => [
        id,
        { title: typeset(title[locale], locale), date, rank, force },
      ]),
    ),
  };
}
