import { gameHref, homeHref, simulatorsHref } from '../../_corpus/addresses';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { DeckChecker } from '../../_rules/core/deck-checker';
import { Permalinks } from '../article/Permalinks';
import { DeckDesk } from '../decks/DeckDesk';
import { Breadcrumb } from '../shell/Breadcrumb';

export function DeckPage({ locale, checker }: { locale: Locale; checker: DeckChecker }) {
  const t = SIMULATOR_WORDS[locale];
  const { id, game, title, summary } = checker;
  return (
    <div className="frame" data-game={game}>
      <Breadcrumb
        locale={locale}
        crumbs={[
          { label: dictionary(locale).home, href: homeHref(locale) },
          { label: t.simulators, href: simulatorsHref(locale) },
          { label: shelfOf(game, locale).short, href: gameHref(locale, game) },
        ]}
      />
      <header className="max-w-3xl pt-4 pb-8">
        <h1 className="text-2xl md:text-4xl">{typeset(title[locale], locale)}</h1>
        <p className="no-print pt-3 text-lg leading-snug text-muted">{typeset(summary[locale], locale)}</p>
      </header>
      <div className="needs-script">
        <DeckDesk locale={locale} id={id} />
      </div>
      <Permalinks locale={locale} />
    </div>
  );
}
