import { gameHref, homeHref } from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { shortName } from './Header';
import { SearchIcon } from './icons';

/** What a thumb reaches on a phone. */
export function TabBar({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  return (
    <nav
      aria-label={t.mainNavigation}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        <li>
          <Tab href={`${homeHref(locale)}#q`} label={t.search}>
            <SearchIcon />
          </Tab>
        </li>
        {GAMES.map((game) => (
          <li key={game} data-game={game}>
            <Tab href={gameHref(locale, game)} label={shortName(game)}>
              <span className="block h-2.5 w-2.5 rounded-full border-2 border-accent" />
            </Tab>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ href, label, children }: { href: string; label: string; children: React.ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-center text-xs leading-tight text-muted no-underline hover:text-ink"
    >
      <span aria-hidden="true" className="grid h-5 place-items-center">
        {children}
      </span>
      {label}
    </a>
  );
}
