import { gameHref, simulatorsHref } from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { type Shelf, shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { SITE_WORDS } from '../../_i18n/site';
import { typeset } from '../../_i18n/typeset';
import { WAY_WORDS } from '../../_i18n/ways';
import { ReadyLine } from '../desk/event-ready/ReadyLine';
import { SearchPanel } from '../search/SearchPanel';
import { searchNames } from '../search/search-names';
import { Still } from '../still/Still';
import { ExampleCard } from '../ways/ExampleCard';
import { examplesOf, WELL_KNOWN } from '../ways/first-examples';
import { StackHero } from '../ways/StackHero';
import { WayTiles } from '../ways/WayTiles';
import '../styles/ways.css';

export async function HomePage({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const shelves = GAMES.map((game) => shelfOf(game, locale));
  const examples = await examplesOf(WELL_KNOWN);
  return (
    <div className="frame">
      <section className="home-head pt-8 pb-8 md:pt-16 md:pb-12">
        <h1 className="pb-2 text-3xl md:pb-3 md:text-5xl">{typeset(t.searchQuestion, locale)}</h1>
        <p className="max-w-3xl pb-5 text-muted md:pb-7">{typeset(SEARCH_WORDS[locale].about, locale)}</p>
        <SearchPanel
          locale={locale}
          names={searchNames(locale)}
          suggestions={SITE_WORDS[locale].suggestions}
        />
        <StackHero locale={locale} />
      </section>

      <Still as="section" aria-label={WAY_WORDS[locale].ways}>
        <WayTiles locale={locale} />
      </Still>

      <Still as="section" aria-labelledby="games" className="pt-10">
        <h2 id="games" className="eyebrow border-b border-line pb-2 font-sans tracking-widest">
          {t.games}
        </h2>
        <ul className="divide-y divide-line md:grid md:grid-cols-3 md:divide-x md:divide-y-0">
          {shelves.map((shelf) => (
            <GameCard key={shelf.game} locale={locale} shelf={shelf} />
          ))}
        </ul>
      </Still>

      {examples.length > 0 && (
        <Still as="section" aria-labelledby="examples" className="pt-10">
          <h2 id="examples" className="text-xl">
            {t.workedExamples}
          </h2>
          <p className="text-sm text-muted">{t.workedExamplesHint}</p>
          <ul className="examples">
            {examples.map((example) => (
              <ExampleCard
                key={`${example.id} ${example.scenario.id}`}
                locale={locale}
                withGame
                {...example}
              />
            ))}
          </ul>
          <p>
            <a className="inline-flex min-h-11 items-center" href={simulatorsHref(locale)}>
              {SIMULATOR_WORDS[locale].everySimulator}
            </a>
          </p>
        </Still>
      )}

      <Still as="section" aria-labelledby="start" className="pt-10">
        <h2 id="start" className="text-xl">
          {t.readFirst}
        </h2>
        <p className="pb-2 text-sm text-muted">{t.readFirstHint}</p>
        <ul className="first-texts">
          {shelves.flatMap(({ short, start }) =>
            start.map(({ id, game, href, title, bottomLine }) => (
              <li key={id} data-game={game}>
                <a href={href} className="group block py-3 no-underline">
                  <span className="example-game">{short}</span>
                  <span className="font-title text-[1.1rem] group-hover:underline">{title}</span>
                  <span className="mt-1 line-clamp-2 text-sm text-muted md:line-clamp-none">
                    {bottomLine}
                  </span>
                </a>
              </li>
            )),
          )}
        </ul>
      </Still>
      <ReadyLine locale={locale} />
    </div>
  );
}

function GameCard({ locale, shelf }: { locale: Locale; shelf: Shelf }) {
  const t = dictionary(locale);
  return (
    <li data-game={shelf.game} className="md:px-6 md:first:pl-0">
      <a href={gameHref(locale, shelf.game)} className="group block py-5 no-underline">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-title text-xl text-accent group-hover:underline">{shelf.short}</span>
          <span className="text-sm text-muted tabular-nums">
            {shelf.entries.length > 0
              ? t.contentsCount(shelf.entries.length, shelf.chapterCount)
              : t.inPreparation}
          </span>
        </span>
        <span className="mt-1 block text-sm text-muted">{typeset(shelf.summary, locale)}</span>
      </a>
    </li>
  );
}
