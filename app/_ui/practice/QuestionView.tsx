import { type Player, type Progress, playersOf } from '../../_desk/practice/progress';
import type { Question } from '../../_desk/practice/question';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { LoadedRun } from './load-run';
import { PositionView } from './PositionView';
import { Verdict } from './Verdict';

interface Props {
  locale: Locale;
  progress: Progress;
  question: Question;
  loaded: LoadedRun;
  onChoose(choice: number): void;
  onGoOn(): void;
}

/** A question, the position it is about, its choices, and then the verdict. */
export function QuestionView({ locale, progress, question, loaded, onChoose, onGoOn }: Props) {
  const t = PRACTICE_WORDS[locale];
  const told = progress.phase === 'told';
  const stand = loaded.stands[question.stand];
  return (
    <div className="question">
      <div className="question-ask">
        <p className="eyebrow">
          {t.kinds[question.kind]} · {stand && typeset(stand.title[locale], locale)}
        </p>
        <h2 tabIndex={-1} {...(!told && { 'data-focus': '' })}>
          {typeset(question.ask[locale], locale)}
        </h2>
        <JustPlayed locale={locale} before={question.before} />
      </div>
      {stand && <PositionView locale={locale} question={question} stand={stand} told={told} />}
      <div className="question-answers">
        <ol className="answers" aria-label={t.choices}>
          {question.choices.map((choice, i) => (
            <li key={choice[locale]}>
              <button
                type="button"
                className="answer"
                aria-disabled={told || undefined}
                data-right={(told && i === question.right) || undefined}
                data-wrong={(told && i !== question.right && chosenBy(progress, i).length > 0) || undefined}
                onClick={() => onChoose(i)}
              >
                <span className="answer-number" aria-hidden="true">
                  {i + 1}
                </span>
                <span className="answer-text">{typeset(choice[locale], locale)}</span>
                {told && (
                  <span className="answer-notes">
                    {chosenBy(progress, i).map((player) => (
                      <span key={player}>{progress.players === 1 ? t.yourAnswer : t.player(player)}</span>
                    ))}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
        {told && (
          <Verdict locale={locale} progress={progress} question={question} loaded={loaded} onGoOn={onGoOn} />
        )}
      </div>
    </div>
  );
}

/** Who gave this answer to the question that has just been told. */
const chosenBy = (progress: Progress, choice: number): Player[] =>
  playersOf(progress).filter((player) => progress.answers[progress.at]?.[player] === choice);

function JustPlayed({ locale, before }: { locale: Locale; before: Question['before'] }) {
  const t = PRACTICE_WORDS[locale];
  const { colon } = SIMULATOR_WORDS[locale];
  return (
    <p className="just-played">
      {t.before}
      {colon}
      {before.length === 0 ? t.noBefore : typeset(before.map((move) => move[locale]).join(' · '), locale)}
    </p>
  );
}
