'use client';

import { gameHref } from '../../_corpus/addresses';
import { GAMES, type Game } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { SearchNames } from './SearchPanel';

interface Props {
  locale: Locale;
  names: SearchNames;
  /** The game asked for; all of them where none was. */
  game: Game | undefined;
}

/** Where nothing fits: what lies outside the corpus, so that silence is not taken for a ruling. */
export function NotCovered({ locale, names, game }: Props) {
  return (
    <section className="mt-4 border-l-2 border-line-strong pl-4 text-sm" data-not-covered="">
      <h3 className="eyebrow font-sans">{dictionary(locale).notCovered}</h3>
      <ul>
        {GAMES.filter((one) => !game || one === game).map((one) => (
          <li key={one} data-game={one} className="pt-1.5">
            <a className="font-semibold text-accent" href={`${gameHref(locale, one)}#covered`}>
              {names.games[one]}
            </a>{' '}
            {names.notCovered[one]}
          </li>
        ))}
      </ul>
    </section>
  );
}
