import { homeHref, practiceHref, tableHref } from '../../_corpus/addresses';
import { GAMES, type Game } from '../../_corpus/games';
import { shelfOf } from '../../_corpus/shelves';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import { WAY_WORDS } from '../../_i18n/ways';
import { SUBJECTS } from '../../_stands/tools';
import { searchNames } from '../search/search-names';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';
import { ExampleCard } from '../ways/ExampleCard';
import { examplesOf, START_HERE } from '../ways/first-examples';
import { GameTools, toolsOf } from '../ways/GameTools';
import { SimulatorFilter } from '../ways/SimulatorFilter';
import '../styles/ways.css';

export async function SimulatorsPage({ locale }: { locale: Locale }) {
  const t = SIMULATOR_WORDS[locale];
  const words = WAY_WORDS[locale];
  const start = await examplesOf(START_HERE);
  return (
    <div className="frame">
      <Still>
        <Breadcrumb locale={locale} crumbs={[{ label: dictionary(locale).home, href: homeHref(locale) }]} />
        <header className="max-w-3xl pt-4 pb-4">
          <h1 className="text-3xl md:text-4xl">{t.simulators}</h1>
          <p className="pt-3 text-lg leading-snug text-muted">{typeset(t.simulatorsHint, locale)}</p>
          <p className="flex flex-wrap gap-2 pt-4">
            <a className="practice-link" href={tableHref(locale)}>
              {typeset(t.ownTable, locale)}
            </a>
            <a className="practice-link" href={practiceHref(locale)}>
              {typeset(PRACTICE_WORDS[locale].open, locale)}
            </a>
          </p>
        </header>
      </Still>
      <SimulatorFilter locale={locale} names={searchNames(locale).games} subjects={SUBJECTS}>
        <Still as="section" aria-labelledby="start-here" className="start-here" data-start-here="">
          <h2 id="start-here" className="text-xl">
            {words.startHere}
          </h2>
          <p className="pb-3 text-sm text-muted">{words.startHereHint}</p>
          <ul className="examples" data-start="">
            {start.map((example) => (
              <ExampleCard key={example.id} locale={locale} withGame {...example} />
            ))}
          </ul>
        </Still>
        {GAMES.map((game) => (
          <GameSection key={game} locale={locale} game={game} />
        ))}
      </SimulatorFilter>
    </div>
  );
}

async function GameSection({ locale, game }: { locale: Locale; game: Game }) {
  const tools = await toolsOf(game);
  return (
    <Still as="section" data-game={game} aria-labelledby={game} className="pt-10">
      <h2 id={game} className="border-b border-line pb-2 text-xl text-accent">
        {shelfOf(game, locale).title}
      </h2>
      <GameTools locale={locale} {...tools} />
    </Still>
  );
}
