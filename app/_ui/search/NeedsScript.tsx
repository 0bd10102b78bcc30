import { glossaryHref } from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { SearchNames } from './SearchPanel';

/** Where no scripts run there is no search: the glossaries, which need none. */
export function NeedsScript({ locale, names }: { locale: Locale; names: SearchNames }) {
  const t = dictionary(locale);
  return (
    <noscript>
      <div className="plain-notice mt-4">
        <p>{t.searchNeedsScript}</p>
        <ul className="flex flex-wrap gap-x-6">
          {GAMES.map((game) => (
            <li key={game} data-game={game}>
              <a className="inline-flex min-h-11 items-center" href={glossaryHref(locale, game)}>
                {t.glossary} {names.games[game]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}
