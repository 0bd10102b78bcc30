import { simulatorHref } from '../../_corpus/addresses';
import type { Game } from '../../_corpus/games';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { DeckChecker } from '../../_rules/core/deck-checker';
import { DECK_CHECKER_IDS, gameOfChecker, loadChecker } from '../../_stands/deck-checkers';
import { gameOfStand, loadStand, STAND_IDS, type StandId } from '../../_stands/registry';
import type { AnyStand } from '../../_stands/stand';
import { SUBJECT_OF } from '../../_stands/tools';
import { DeckIcon } from '../shell/icons';
import { ScenarioLinks } from '../simulators/ScenarioLinks';

export interface Tools {
  stands: { id: StandId; stand: AnyStand }[];
  checkers: DeckChecker[];
}

export async function toolsOf(game: Game): Promise<Tools> {
  const ids = STAND_IDS.filter((id) => gameOfStand(id) === game);
  return {
    stands: await Promise.all(ids.map(async (id) => ({ id, stand: await loadStand(id) }))),
    checkers: await Promise.all(DECK_CHECKER_IDS.filter((id) => gameOfChecker(id) === game).map(loadChecker)),
  };
}

/** The deck checker of a game, then its simulators with their examples. */
export function GameTools({ locale, stands, checkers }: Tools & { locale: Locale }) {
  return (
    <ul className="tools">
      {checkers.map(({ id, title, summary }) => (
        <li key={id} data-subject={SUBJECT_OF[id]} className="tool-line">
          <a href={simulatorHref(locale, id)}>
            <span className="door-icon">
              <DeckIcon />
            </span>
            <h3 className="text-lg">{typeset(title[locale], locale)}</h3>
            <span className="tool-hint">{typeset(summary[locale], locale)}</span>
          </a>
        </li>
      ))}
      {stands.map(({ id, stand }) => (
        <li key={id} data-subject={SUBJECT_OF[id]} className="tool">
          <h3 className="text-lg">
            <a className="quiet-link" href={simulatorHref(locale, id)}>
              {typeset(stand.title[locale], locale)}
            </a>
          </h3>
          <p className="tool-hint">{typeset(stand.summary[locale], locale)}</p>
          <ScenarioLinks locale={locale} id={id} stand={stand} />
        </li>
      ))}
    </ul>
  );
}
