import type { Locale } from '../../_i18n/locales';
import type { Scenario } from '../../_rules/core/contract';
import { replay } from '../../_rules/core/replay';
import { miniature } from '../../_stands/miniature';
import type { AnyStand } from '../../_stands/stand';
import { Thumbnail } from './Thumbnail';

interface Props {
  locale: Locale;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
}

/** The key position of a worked example, drawn small; its last one where none is key. */
export function PositionThumbnail({ locale, stand, scenario }: Props) {
  const key = scenario.line.findIndex((step) => step.key);
  const moves = scenario.line.slice(0, key < 0 ? undefined : key + 1).map(({ move }) => move);
  const { states } = replay<unknown, unknown, unknown>(stand.simulator, scenario.setup, moves);
  return <Thumbnail shapes={miniature(stand.picture(locale, states.at(-1)))} />;
}
