import { type Progress, playersOf, turnOf } from '../../_desk/practice/progress';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { CloseIcon } from '../shell/icons';

/** How far the run is and how it goes, for each player. */
export function RunHeader({
  locale,
  progress,
  onLeave,
}: {
  locale: Locale;
  progress: Progress;
  onLeave(): void;
}) {
  const t = PRACTICE_WORDS[locale];
  const { at, questions, answers, phase, players } = progress;
  const settled = phase === 'told' ? at + 1 : at;
  return (
    <header className="run-header">
      <h1 className="sr-only">{t.title}</h1>
      <p className="run-count">
        {t.question(at + 1, questions.length)}
        {players === 2 && phase === 'asking' && (
          <strong className="run-turn">{t.turn(turnOf(progress))}</strong>
        )}
      </p>
      <div className="run-strips">
        {playersOf(progress).map((player) => {
          const states = questions.map(({ right }, i) => {
            if (i >= settled) return i === at ? 'now' : 'ahead';
            return answers[i]?.[player] === right ? 'right' : 'wrong';
          });
          const found = states.filter((state) => state === 'right').length;
          return (
            <p key={player} className="run-strip">
              {players === 2 && <span className="run-player">{t.player(player)}</span>}
              <span className="run-marks" aria-hidden="true">
                {states.map((state, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the run
                  <span key={i} data-state={state} />
                ))}
              </span>
              {settled > 0 && <span className="run-score">{t.score(found, settled)}</span>}
            </p>
          );
        })}
      </div>
      <button
        type="button"
        className="icon-button run-leave"
        aria-label={t.leave}
        title={t.leave}
        onClick={onLeave}
      >
        <CloseIcon />
      </button>
    </header>
  );
}
