import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { EMBED_WORDS } from '../../_i18n/embed';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import type { Situation } from '../../_situations/situation';
import type { Frame } from '../embed/copy-frame';
import { EmbedButton } from '../embed/EmbedButton';
import { GuessIcon, LinkIcon, RedoIcon, ShowIcon, UndoIcon } from '../shell/icons';
import { EditPosition } from './EditPosition';
import { type Autoplay, SPEEDS, type Speed } from './use-autoplay';
import type { Play } from './use-play';

interface Props {
  locale: Locale;
  play: Play;
  auto: Autoplay;
  address: string;
  embedded: boolean;
  /** The position of an example, to be laid out otherwise. */
  situation: Situation | undefined;
  /** What to paste into a page of another site, if this position can stand there. */
  frame: Frame | undefined | '';
  guessing: boolean;
  onGuess: (() => void) | undefined;
  onShow(): void;
}

/** What one seldom needs: undo, guess, show to the players, the position's address, the speed of autoplay. */
export function StepperTools({
  locale,
  play,
  auto,
  address,
  embedded,
  situation,
  frame,
  guessing,
  onGuess,
  onShow,
}: Props) {
  const t = SIMULATOR_WORDS[locale];
  return (
    <div className="stepper-tools no-print">
      {play.canUndo && (
        <button type="button" className="icon-button" onClick={play.undo}>
          <UndoIcon />
          {t.undo}
        </button>
      )}
      {play.canRedo && (
        <button type="button" className="icon-button" onClick={play.redo}>
          <RedoIcon />
          {t.redo}
        </button>
      )}
      {onGuess && (
        <button type="button" className="icon-button" aria-pressed={guessing} onClick={onGuess}>
          <GuessIcon />
          {t.guess}
        </button>
      )}
      {embedded ? (
        <a className="icon-button" href={address} target="_top">
          <LinkIcon />
          {EMBED_WORDS[locale].openIn}
        </a>
      ) : (
        <>
          <button type="button" className="icon-button" onClick={onShow}>
            <ShowIcon />
            {RULING_CARD_WORDS[locale].show}
          </button>
          <a className="icon-button permalink" href={address}>
            <LinkIcon />
            {t.share}
          </a>
          {situation && <EditPosition locale={locale} situation={situation} />}
          {frame && <EmbedButton locale={locale} frame={frame} />}
        </>
      )}
      <label className="icon-button">
        {t.speed}
        <select value={auto.speed} onChange={({ target }) => auto.setSpeed(target.value as Speed)}>
          {(Object.keys(SPEEDS) as Speed[]).map((speed) => (
            <option key={speed} value={speed}>
              {t.speeds[speed]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
