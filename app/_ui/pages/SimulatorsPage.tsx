import { homeHref, practiceHref, simulatorHref } from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { shelfOf } from '../../_corpus/shelves';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import {
  DECK_CHECKER_IDS,
  type DeckCheckerId,
  gameOfChecker,
  loadChecker,
} from '../../_stands/deck-checkers';
import { gameOfStand, loadStand, STAND_IDS, type StandId } from '../../_stands/registry';
import { Breadcrumb } from '../shell/Breadcrumb';
import { ScenarioLinks } from '../simulators/ScenarioLinks';

export function SimulatorsPage({ locale }: { locale: Locale }) {
  const t = SIMULATOR_WORDS[locale];
  const games = GAMES.map((game) => ({ game, ids: STAND_IDS.filter((id) => gameOfStand(id) === game) }));
  return (
    <div className="frame">
      <Breadcrumb locale={locale} crumbs={[{ label: dictionary(locale).home, href: homeHref(locale) }]} />
      <header className="max-w-3xl pt-4 pb-8">
        <h1 className="text-3xl md:text-4xl">{t.simulators}</h1>
        <p className="pt-3 text-lg leading-snug text-muted">{typeset(t.simulatorsHint, locale)}</p>
        <p className="pt-4">
          <a className="practice-link" href={practiceHref(locale)}>
            {typeset(PRACTICE_WORDS[locale].open, locale)}
          </a>
        </p>
      </header>
      {games
        .filter(({ ids }) => ids.length > 0)
        .map(({ game, ids }) => (
          <section key={game} data-game={game} aria-labelledby={game} className="pb-12">
            <h2 id={game} className="border-b border-line pb-2 text-xl text-accent">
              {shelfOf(game, locale).title}
            </h2>
            <ul className="grid gap-x-12 md:grid-cols-2">
              {ids.map((id) => (
                <SimulatorItem key={id} locale={locale} id={id} />
              ))}
              {DECK_CHECKER_IDS.filter((id) => gameOfChecker(id) === game).map((id) => (
                <DeckItem key={id} locale={locale} id={id} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

async function DeckItem({ locale, id }: { locale: Locale; id: DeckCheckerId }) {
  const { title, summary } = await loadChecker(id);
  return (
    <li className="border-b border-line py-6">
      <h3 className="text-lg">
        <a className="quiet-link" href={simulatorHref(locale, id)}>
          {typeset(title[locale], locale)}
        </a>
      </h3>
      <p className="pt-1 text-sm text-muted">{typeset(summary[locale], locale)}</p>
    </li>
  );
}

async function SimulatorItem({ locale, id }: { locale: Locale; id: StandId }) {
  const { title, summary, scenarios } = await loadStand(id);
  return (
    <li className="border-b border-line py-6">
      <h3 className="text-lg">
        <a className="quiet-link" href={simulatorHref(locale, id)}>
          {typeset(title[locale], locale)}
        </a>
      </h3>
      <p className="pt-1 text-sm text-muted">{typeset(summary[locale], locale)}</p>
      <ScenarioLinks locale={locale} id={id} scenarios={scenarios} />
    </li>
  );
}
