import { gameHref, homeHref, judgeHref, searchHref, simulatorsHref } from '../../_corpus/addresses';
import { GAMES, type Game } from '../../_corpus/games';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { HAS_SIMULATORS } from '../../_stands/registry';
import { RoundInSight } from '../desk/round/RoundInSight';
import { Still } from '../still/Still';
import { SearchIcon, StackIcon } from './icons';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeToggle } from './ThemeToggle';

export function Header({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  return (
    <header className="site-header no-print z-30 border-b border-line bg-paper">
      <a
        href="#content"
        className="absolute left-2 -top-20 z-50 rounded bg-ink px-4 py-2 text-paper focus:top-2"
      >
        {t.skipToContent}
      </a>
      <div className="frame flex min-h-14 flex-wrap items-center gap-x-2">
        <a
          href={homeHref(locale)}
          className="site-name mr-auto inline-flex min-h-11 items-center gap-2 no-underline"
        >
          <span className="text-accent">
            <StackIcon />
          </span>
          <span className="font-title text-lg">{t.siteName}</span>
        </a>
        <RoundInSight locale={locale} />
        <Still as="nav" aria-label={t.games} className="hidden md:block">
          <ul className="-ml-2.5 flex flex-wrap whitespace-nowrap">
            {GAMES.map((game) => (
              <li key={game}>
                <a className="icon-button" href={gameHref(locale, game)}>
                  {shortName(game)}
                </a>
              </li>
            ))}
            {HAS_SIMULATORS && (
              <li>
                <a className="icon-button" href={simulatorsHref(locale)}>
                  {SIMULATOR_WORDS[locale].simulators}
                </a>
              </li>
            )}
            <li>
              <a className="icon-button" href={judgeHref(locale)}>
                {t.judgeShort}
              </a>
            </li>
          </ul>
        </Still>
        <a
          className="icon-button hidden md:inline-flex"
          data-opens-search
          href={searchHref(locale)}
          aria-label={t.search}
          title={t.search}
        >
          <SearchIcon />
        </a>
        <div className="flex gap-x-2">
          <LanguageSwitch locale={locale} />
          <ThemeToggle locale={locale} />
        </div>
      </div>
    </header>
  );
}

export const shortName = (game: Game): string => library().corpus.games.get(game)?.short ?? game;
