'use client';

import { glossaryHref } from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { SearchNames } from './SearchPanel';

/** Where search has nothing: the other ways in. */
export function NothingFound({ locale, names }: { locale: Locale; names: SearchNames }) {
  return (
    <div className="text-sm">
      <p>{dictionary(locale).searchNoneHint}</p>
      <ul className="flex flex-wrap gap-x-4">
        {GAMES.map((game) => (
          <li key={game} data-game={game}>
            <a className="inline-flex min-h-11 items-center text-accent" href={glossaryHref(locale, game)}>
              {names.games[game]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
