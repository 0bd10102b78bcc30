import type { ReactNode } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { current, next } from '../../_stands/play-tree';
import { BackIcon, FirstIcon, ForwardIcon, LastIcon, PauseIcon, PlayIcon } from '../shell/icons';
import type { Autoplay } from './use-autoplay';
import type { Play } from './use-play';

interface Props {
  locale: Locale;
  play: Play;
  auto: Autoplay;
  /** Then the next step is what one guesses. */
  guessing: boolean;
  whatIf: boolean;
  onWhatIf(): void;
  whatIfId: string;
}

/** First, back, forward, last, by itself, and "what if?": within the thumb's reach, and never anywhere else. */
export function StepControls({ locale, play, auto, guessing, whatIf, onWhatIf, whatIfId }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const atStart = current(play.tree).parent === null;
  const atEnd = next(play.tree) === undefined;
  return (
    <fieldset className="step-controls no-print" aria-label={t.controls}>
      <Control label={t.first} onPress={play.first} off={atStart} rare>
        <FirstIcon />
      </Control>
      <Control label={t.back} onPress={play.back} off={atStart}>
        <BackIcon />
      </Control>
      <Control label={t.forward} onPress={play.forward} off={atEnd || guessing} main>
        <ForwardIcon />
      </Control>
      <Control label={t.last} onPress={play.last} off={atEnd || guessing} rare>
        <LastIcon />
      </Control>
      <Control
        label={auto.runs ? t.stopAutoplay : t.autoplay}
        onPress={auto.toggle}
        off={guessing || (atStart && atEnd)}
      >
        {auto.runs ? <PauseIcon /> : <PlayIcon />}
      </Control>
      <button
        type="button"
        className="what-if-button"
        aria-expanded={whatIf}
        aria-controls={whatIfId}
        onClick={onWhatIf}
      >
        {t.whatIf}
      </button>
    </fieldset>
  );
}

interface ControlProps {
  label: string;
  onPress(): void;
  off: boolean;
  /** The next step. */
  main?: boolean;
  /** Left out where there is no room for all. */
  rare?: boolean;
  children: ReactNode;
}

/** Kept focusable at either end, so that the keyboard does not lose its place. */
function Control({ label, onPress, off, main, rare, children }: ControlProps) {
  return (
    <button
      type="button"
      className="step-button"
      data-next={main ? '' : undefined}
      data-rare={rare || undefined}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={() => off || onPress()}
    >
      {children}
    </button>
  );
}
