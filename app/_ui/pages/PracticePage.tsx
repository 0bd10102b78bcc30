import { homeHref, simulatorsHref } from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { shelfOf } from '../../_corpus/shelves';
import type { Field } from '../../_desk/practice/address';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import { Permalinks } from '../article/Permalinks';
import { PracticeDesk } from '../practice/PracticeDesk';
import { Breadcrumb } from '../shell/Breadcrumb';
import '../styles/practice.css';

export function PracticePage({ locale }: { locale: Locale }) {
  const t = PRACTICE_WORDS[locale];
  const games = Object.fromEntries(GAMES.map((game) => [game, shelfOf(game, locale).short]));
  const fields = { all: t.allGames, ...games } as Record<Field, string>;
  return (
    <div className="frame">
      <Breadcrumb
        locale={locale}
        crumbs={[
          { label: dictionary(locale).home, href: homeHref(locale) },
          { label: SIMULATOR_WORDS[locale].simulators, href: simulatorsHref(locale) },
        ]}
      />
      <PracticeDesk locale={locale} fields={fields}>
        <header className="max-w-3xl pt-4 pb-8">
          <h1 className="text-3xl md:text-4xl">{typeset(t.title, locale)}</h1>
          <p className="pt-3 text-lg leading-snug text-muted">{typeset(t.hint, locale)}</p>
        </header>
      </PracticeDesk>
      <noscript>
        <p className="plain-notice">{typeset(t.needsScript, locale)}</p>
      </noscript>
      <Permalinks locale={locale} />
    </div>
  );
}
