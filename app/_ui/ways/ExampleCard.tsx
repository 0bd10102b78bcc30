import { simulatorHref } from '../../_corpus/addresses';
import { shelfOf } from '../../_corpus/shelves';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { gameOfStand, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { PositionThumbnail } from '../simulators/PositionThumbnail';

interface Props {
  locale: Locale;
  id: StandId;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
  /** Where examples of several games stand together. */
  withGame?: boolean;
}

/** A worked example: its key position drawn small, its title and its length. */
export function ExampleCard({ locale, id, stand, scenario, withGame = false }: Props) {
  const game = gameOfStand(id);
  return (
    <li className="example" data-game={game}>
      <a href={simulatorHref(locale, id, scenario.id)}>
        <PositionThumbnail locale={locale} stand={stand} scenario={scenario} />
        {withGame && <span className="example-game">{shelfOf(game, locale).short}</span>}
        <span className="example-title">{typeset(scenario.title[locale], locale)}</span>{' '}
        <span className="example-steps">{SIMULATOR_WORDS[locale].stepsCount(scenario.line.length)}</span>
      </a>
    </li>
  );
}
