import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { ScenarioStep } from '../../_rules/core/contract';
import { current } from '../../_stands/play-tree';
import { type Play, stepOf } from './use-play';

interface Props {
  locale: Locale;
  play: Play;
  line: readonly ScenarioStep<unknown>[];
}

/** In a branch: where the example was left, and the way back. */
export function LeftTheLine({ locale, play, line }: Props) {
  const { step, parent } = current(play.tree);
  if (line.length === 0 || parent === null || step !== undefined) return null;
  const t = SIMULATOR_WORDS[locale];
  const left = stepOf(play.tree);
  return (
    <p className="left-the-line">
      <span>{t.leftTheLine(left)}</span>
      <button type="button" className="move" onClick={() => play.goTo(left)}>
        {t.backToStep(left)}
      </button>
    </p>
  );
}
