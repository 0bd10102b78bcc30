import { type Progress, playersOf, scoreOf, winnerOf } from '../../_desk/practice/progress';
import type { Question } from '../../_desk/practice/question';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { LinkIcon } from '../shell/icons';
import type { LoadedRun } from './load-run';
import { ReviewItem } from './ReviewItem';
import { outcomeOf } from './spoken';

interface Props {
  locale: Locale;
  progress: Progress;
  loaded: LoadedRun;
  /** Where these ten can be played again, if anybody can. */
  address?: string;
  onAgain(): void;
  onMissed(missed: Question[]): void;
  onSameRules(rules: ReadonlySet<string>): void;
  onLeave(): void;
}

/** The score, and every question with its answer and its rule. */
export function ResultView(props: Props) {
  const { locale, progress, loaded, address, onAgain, onMissed, onSameRules, onLeave } = props;
  const t = PRACTICE_WORDS[locale];
  const { questions, players } = progress;
  const missed = questions.filter(({ right }, i) =>
    playersOf(progress).some((player) => progress.answers[i]?.[player] !== right),
  );
  const winner = players === 2 ? winnerOf(progress) : undefined;
  return (
    <div className="result">
      <header className="result-head">
        <p className="eyebrow">{t.result}</p>
        <h1 tabIndex={-1} data-focus="" className="result-outcome">
          {outcomeOf(locale, progress)}
        </h1>
        {players === 2 ? (
          <ul className="result-scores">
            {playersOf(progress).map((player) => (
              <li key={player} data-winner={winner === player || undefined}>
                <span>{t.player(player)}</span>
                <strong>{t.outOf(scoreOf(progress, player), questions.length)}</strong>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-lg text-muted">
            {typeset(t.praise(scoreOf(progress, 0), questions.length), locale)}
          </p>
        )}
        <div className="result-actions">
          {missed.length > 0 && (
            <button type="button" className="open-simulator" onClick={() => onMissed(missed)}>
              {t.missedAgain(missed.length)}
            </button>
          )}
          {missed.length > 0 && players === 1 && (
            <button
              type="button"
              className="move"
              onClick={() => onSameRules(new Set(missed.map(({ rule }) => rule)))}
            >
              {t.sameRules}
            </button>
          )}
          <button type="button" className={missed.length > 0 ? 'move' : 'open-simulator'} onClick={onAgain}>
            {t.again}
          </button>
          <button type="button" className="move" onClick={onLeave}>
            {t.leave}
          </button>
        </div>
        {missed.length > 0 && players === 1 && (
          <p className="text-sm text-muted">{typeset(t.comesBack(missed.length), locale)}</p>
        )}
        {address && (
          <p className="stepper-tools">
            <a className="icon-button permalink" href={address}>
              <LinkIcon />
              {t.shareRun}
            </a>
          </p>
        )}
      </header>
      <section aria-labelledby="review">
        <h2 id="review" className="border-b border-line pb-2 text-xl">
          {t.review}
        </h2>
        <ol className="review">
          {questions.map((question, i) => (
            <ReviewItem
              key={question.position + question.ask.fr + question.choices[0]?.fr}
              locale={locale}
              question={question}
              number={i + 1}
              progress={progress}
              loaded={loaded}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}
