import { gameHref, homeHref, simulatorsHref } from '../../_corpus/addresses';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import type { Bilingual, Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import { gameOfStand, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { Permalinks } from '../article/Permalinks';
import { Breadcrumb } from '../shell/Breadcrumb';
import { OwnSituation } from '../simulators/OwnSituation';
import { ScenarioLinks } from '../simulators/ScenarioLinks';
import { Still } from '../still/Still';
import { TemplateLinks } from '../table/TemplateLinks';
import '../styles/ways.css';

interface Props {
  locale: Locale;
  id: StandId;
  stand: AnyStand;
  /** What a table of one's own can begin from. */
  templates: readonly { id: string; title: Bilingual }[];
}

export function SimulatorPage({ locale, id, stand, templates }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const game = gameOfStand(id);
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
        <h1 className="text-3xl md:text-4xl">{typeset(stand.title[locale], locale)}</h1>
        <p className="pt-3 text-lg leading-snug text-muted">{typeset(stand.summary[locale], locale)}</p>
      </header>
      <OwnSituation locale={locale} id={id} />
      <Still as="section" aria-labelledby="own-table" className="border-t border-line pt-5 pb-8">
        <h2 id="own-table" className="pb-3 text-xl">
          {typeset(t.ownTable, locale)}
        </h2>
        <TemplateLinks locale={locale} id={id} templates={templates} />
      </Still>
      <Still as="section" aria-labelledby="scenarios" className="border-t border-line pt-5">
        <h2 id="scenarios" className="text-xl">
          {t.scenarios}
        </h2>
        <ScenarioLinks locale={locale} id={id} stand={stand} />
      </Still>
      <Permalinks locale={locale} />
    </div>
  );
}
