import {
  belowLanguage,
  gameHref,
  homeHref,
  judgeHref,
  searchHref,
  simulatorsHref,
} from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import { LOCALES, type Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { underBase } from '../../_leaf/base-path';
import { everyTool } from '../../_search/tools';
import { NearestPages } from '../search/NearestPages';
import type { KnownPage } from '../search/nearest-pages';
import { shortName } from '../shell/Header';
import { StackIcon } from '../shell/icons';

/** One file answers for every missing address, so it speaks both languages and guesses from the address. */
export async function NotFoundPage() {
  const sections = await Promise.all(
    LOCALES.map(async (locale) => ({ locale, pages: await pagesOf(locale), ways: waysOf(locale) })),
  );
  return (
    <>
      <header className="site-header z-30 border-b border-line bg-paper">
        <div className="frame flex min-h-14 items-center gap-x-2">
          <a href={underBase('/')} className="mr-auto inline-flex min-h-11 items-center gap-2 no-underline">
            <span className="text-accent">
              <StackIcon />
            </span>
            <span className="font-title text-lg">{dictionary('fr').siteName}</span>
          </a>
          {LOCALES.map((locale) => (
            <a key={locale} className="icon-button" href={homeHref(locale)} lang={locale} hrefLang={locale}>
              {dictionary(locale).languageName}
            </a>
          ))}
        </div>
      </header>
      <main className="frame py-10">
        <p className="text-sm text-muted">404</p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-2 md:grid-cols-[repeat(2,minmax(0,1fr))]">
          {sections.map(({ locale, pages, ways }) => {
            const t = dictionary(locale);
            const Title = locale === 'fr' ? 'h1' : 'h2';
            return (
              <section key={locale} lang={locale}>
                <Title className="text-2xl">{t.notFoundTitle}</Title>
                <p className="pt-3">{t.notFoundText}</p>
                <NearestPages locale={locale} pages={pages} />
                <nav aria-label={t.mainNavigation} className="mt-6 border-t border-line pt-3">
                  <ul className="flex flex-wrap gap-x-6">
                    {ways.map(({ href, title }) => (
                      <li key={href}>
                        <a className="inline-flex min-h-11 items-center" href={href}>
                          {title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              </section>
            );
          })}
        </div>
      </main>
    </>
  );
}

function waysOf(locale: Locale): { href: string; title: string }[] {
  const t = dictionary(locale);
  return [
    { href: homeHref(locale), title: t.home },
    { href: searchHref(locale), title: t.search },
    ...GAMES.map((game) => ({ href: gameHref(locale, game), title: shortName(game) })),
    { href: simulatorsHref(locale), title: SIMULATOR_WORDS[locale].simulators },
    { href: judgeHref(locale), title: t.judgeShort },
  ];
}

/** Games and tools; places on a page are left out. */
async function pagesOf(locale: Locale): Promise<KnownPage[]> {
  const tools = (await everyTool(locale)).filter(({ href }) => !href.includes('#'));
  const games = GAMES.map((game) => ({ href: gameHref(locale, game), title: shortName(game) }));
  return [...tools, ...games].map(({ href, title }) => ({
    path: belowLanguage(href).replace(/\/$/, ''),
    href,
    title,
  }));
}
