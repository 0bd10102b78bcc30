import { type Progress, playersOf } from '../../_desk/practice/progress';
import type { Question } from '../../_desk/practice/question';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import { RuleCard } from '../simulators/RuleCard';
import type { LoadedRun } from './load-run';
import { verdictOf } from './spoken';

interface Props {
  locale: Locale;
  progress: Progress;
  question: Question;
  loaded: LoadedRun;
  onGoOn(): void;
}

/** Right or not, why, and the rule it rests on. */
export function Verdict({ locale, progress, question, loaded, onGoOn }: Props) {
  const t = PRACTICE_WORDS[locale];
  const { at, questions, answers } = progress;
  const missed = playersOf(progress).some((player) => answers[at]?.[player] !== question.right);
  return (
    <section className="verdict" data-missed={missed || undefined}>
      <p className="verdict-word">{typeset(verdictOf(locale, progress), locale)}</p>
      {missed && (
        <p>
          {t.rightAnswer}
          {SIMULATOR_WORDS[locale].colon}
          <strong>{typeset(question.choices[question.right]?.[locale] ?? '', locale)}</strong>
        </p>
      )}
      <button type="button" className="open-simulator" data-focus="" onClick={onGoOn}>
        {at + 1 < questions.length ? t.goOn : t.toResult}
      </button>
      <div>
        <p className="eyebrow">{t.because}</p>
        <ul className="narration-events" data-main="">
          {question.why.map((why, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice in one move
            <li key={i}>{typeset(why[locale], locale)}</li>
          ))}
        </ul>
      </div>
      <RuleCard locale={locale} rule={question.rule} data={loaded.rules[question.rule]} />
    </section>
  );
}
