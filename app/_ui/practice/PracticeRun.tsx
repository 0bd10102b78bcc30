'use client';

import { useEffect, useRef, useState } from 'react';
import { practiceHref } from '../../_corpus/addresses';
import { type Wish, writeWish } from '../../_desk/practice/address';
import { answer, begin, goOn, type Progress, scoreOf, turnOf } from '../../_desk/practice/progress';
import { dayOf, readKept, repeat, writeKept } from '../../_desk/practice/repetition';
import { keepResult } from '../../_desk/practice/results';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { LoadedRun } from './load-run';
import { QuestionView } from './QuestionView';
import { ResultView } from './ResultView';
import { RunHeader } from './RunHeader';
import { spokenOf } from './spoken';
import { usePracticeKeys } from './use-practice-keys';

interface Props {
  locale: Locale;
  wish: Required<Wish>;
  isShared: boolean;
  loaded: LoadedRun;
  opening: Progress;
  onAgain(): void;
  onSameRules(rules: ReadonlySet<string>): void;
  onLeave(): void;
}

/** A run from its first question to its score. */
export function PracticeRun({
  locale,
  wish,
  isShared,
  loaded,
  opening,
  onAgain,
  onSameRules,
  onLeave,
}: Props) {
  const t = PRACTICE_WORDS[locale];
  const [progress, setProgress] = useState(opening);
  const root = useRef<HTMLDivElement>(null);
  const { at, phase, players, questions } = progress;
  const question = questions[at];

  const choose = (choice: number) => setProgress((now) => answer(now, choice));
  const go = () => setProgress(goOn);
  usePracticeKeys(phase, choose, go);

  useEffect(() => {
    if (phase === 'over' && players === 1 && isShared)
      keepResult(wish.field, wish.level, { right: scoreOf(progress, 0), of: questions.length });
  }, [phase, players, isShared, wish, progress, questions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is kept or let go once, when its answer is told
  useEffect(() => {
    const origin = question && loaded.origins[loaded.questions.indexOf(question)];
    if (phase !== 'told' || players !== 1 || !question || !origin) return;
    const isRight = progress.answers[at]?.[0] === question.right;
    writeKept(repeat(readKept(), origin, question, isRight, dayOf(new Date())));
  }, [phase, at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question and each phase has its own place to be at
  useEffect(() => {
    const place = root.current?.querySelector<HTMLElement>('[data-focus]');
    const tells = phase === 'told';
    place?.focus({ preventScroll: true });
    // whoever began at the foot of the form sees the question from its head
    if (!tells) window.scrollTo({ top: 0, behavior: 'instant' });
    // only the answers scroll: question and table stay where they are
    const answers = root.current?.querySelector<HTMLElement>('.question-answers');
    const verdict = answers?.querySelector<HTMLElement>('.verdict');
    if (tells && answers && verdict)
      answers.scrollTop += verdict.getBoundingClientRect().top - answers.getBoundingClientRect().top;
  }, [at, phase]);

  return (
    <div
      ref={root}
      className="practice"
      data-phase={phase}
      data-at={at + 1}
      data-game={phase === 'over' ? undefined : question?.game}
    >
      <p className="sr-only" aria-live="polite">
        {typeset(spokenOf(locale, progress), locale)}
      </p>
      {phase === 'over' ? (
        <ResultView
          locale={locale}
          progress={progress}
          loaded={loaded}
          {...(isShared && { address: `${practiceHref(locale)}${writeWish(wish)}` })}
          onAgain={onAgain}
          onMissed={(missed) => setProgress(begin(missed, players))}
          onSameRules={onSameRules}
          onLeave={onLeave}
        />
      ) : (
        <>
          <RunHeader locale={locale} progress={progress} onLeave={onLeave} />
          {phase === 'handing' ? (
            <section className="hand-over">
              <h2 className="text-2xl">{typeset(t.handOver(turnOf(progress)), locale)}</h2>
              <p className="text-muted">{typeset(t.handOverHint, locale)}</p>
              <button type="button" className="open-simulator" data-focus="" onClick={go}>
                {t.take(turnOf(progress))}
              </button>
            </section>
          ) : (
            question && (
              <QuestionView
                key={at}
                locale={locale}
                progress={progress}
                question={question}
                loaded={loaded}
                onChoose={choose}
                onGoOn={go}
              />
            )
          )}
        </>
      )}
    </div>
  );
}
