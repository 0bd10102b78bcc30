'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  type Field,
  readWish,
  rulesAsked,
  seedFrom,
  WISH_NAMES,
  type Wish,
  writeWish,
} from '../../_desk/practice/address';
import { begin, type Players, type Progress } from '../../_desk/practice/progress';
import { dayOf, dueBy, type Kept, readKept } from '../../_desk/practice/repetition';
import { type Results, readResults } from '../../_desk/practice/results';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { useCarried } from '../on-demand/carried';
import { PartFailed } from '../on-demand/PartFailed';
import { useAddressState } from '../use-address-state';
import { type LoadedRun, loadKept, loadOnRules, loadRun, loadSameRules } from './load-run';
import { PracticeForm } from './PracticeForm';
import { PracticeRun } from './PracticeRun';

interface Props {
  locale: Locale;
  fields: Record<Field, string>;
  /** What stands above the form. */
  children: ReactNode;
}

interface Running {
  /** Tells one run from the next. */
  number: number;
  /** What was chosen; the run itself may be made of questions that come back. */
  wish: Required<Wish>;
  /** Whether the address says which ten these are. */
  isShared: boolean;
  loaded: LoadedRun;
  opening: Progress;
}

/** Questions that come back are asked so many at a time. */
const MOST_AT_ONCE = 10;

/** Choosing a run, playing it, and choosing again. */
export function PracticeDesk({ locale, fields, children }: Props) {
  const t = PRACTICE_WORDS[locale];
  const [wish, setWish] = useState<Wish>({ field: 'all', level: 'easy' });
  const [bad, setBad] = useState<string[]>([]);
  const [players, setPlayers] = useState<Players>(1);
  const [results, setResults] = useState<Results>({});
  const [stage, setStage] = useState<'choosing' | 'preparing' | 'failed'>('choosing');
  const [running, setRunning] = useState<Running>();

  const [kept, setKept] = useState<Kept[]>([]);
  const [today, setToday] = useState(0);
  const [nothing, setNothing] = useState(false);

  const visit = useAddressState(WISH_NAMES);
  const lookUp = useCallback(() => {
    setResults(readResults());
    setKept(readKept());
    setToday(dayOf(new Date()));
  }, []);

  useEffect(() => {
    if (!visit) return;
    const read = readWish(visit.state);
    // An address that asks for nothing leaves what was chosen, or carried over a reload, as it is.
    if (Object.keys(visit.state).length > 0) setWish(read.wish);
    setBad(read.bad);
    lookUp();
    setRunning(undefined);
  }, [visit, lookUp]);

  useCarried('field', wish.field, (game) =>
    setWish((now) => readWish({ game: String(game), level: now.level }).wish),
  );
  useCarried('level', wish.level, (level) =>
    setWish((now) => readWish({ game: now.field, level: String(level) }).wish),
  );

  const play = async (whole: Required<Wish>, isShared: boolean, load: () => Promise<LoadedRun>) => {
    setStage('preparing');
    try {
      const loaded = await load();
      history.replaceState(history.state, '', isShared ? writeWish(whole) : location.pathname);
      setBad([]);
      setNothing(loaded.questions.length === 0);
      setRunning((before) =>
        loaded.questions.length === 0
          ? undefined
          : {
              number: (before?.number ?? 0) + 1,
              wish: whole,
              isShared,
              loaded,
              opening: begin(loaded.questions, isShared ? players : 1),
            },
      );
      setStage('choosing');
    } catch (error) {
      console.warn('The questions could not be prepared.', error);
      setStage('failed');
    }
  };
  const start = (seed: string) => {
    const whole = { ...wish, seed };
    return play(whole, true, () => loadRun(locale, whole));
  };
  const repeat = (kept: readonly Kept[]) =>
    play({ ...wish, seed: '0' }, false, () => loadKept(locale, kept.slice(0, MOST_AT_ONCE)));
  const onRules = rulesAsked(visit?.state.rules);
  const due = dueBy(kept, today);
  const leave = () => {
    if (running) setWish({ field: running.wish.field, level: running.wish.level });
    history.replaceState(history.state, '', location.pathname);
    lookUp();
    setRunning(undefined);
  };

  if (running && stage === 'choosing')
    return (
      <PracticeRun
        key={running.number}
        locale={locale}
        wish={running.wish}
        isShared={running.isShared}
        loaded={running.loaded}
        opening={running.opening}
        onAgain={() => start(seedFrom(Math.random()))}
        onSameRules={(rules) => play(running.wish, false, () => loadSameRules(locale, running.wish, rules))}
        onLeave={leave}
      />
    );
  return (
    <>
      {children}
      {bad.length > 0 && (
        <p role="alert" className="stepper-notice mb-6 max-w-3xl">
          {typeset(t.badLink(bad.join(', ')), locale)}
        </p>
      )}
      {nothing && (
        <p role="status" className="stepper-notice mb-6 max-w-3xl">
          {typeset(t.nothingLeft, locale)}
        </p>
      )}
      {onRules.length > 0 && (
        <p className="practice-shared needs-script" data-on-rules>
          <span>{typeset(t.onRules(onRules.length), locale)}</span>
          <button
            type="button"
            className="open-simulator"
            disabled={stage === 'preparing'}
            onClick={() => play({ ...wish, seed: '0' }, false, () => loadOnRules(locale, onRules))}
          >
            {t.startOnRules}
          </button>
        </p>
      )}
      {due.length > 0 && (
        <p className="practice-shared needs-script">
          <span>{typeset(t.dueToday(due.length), locale)}</span>
          <button type="button" className="open-simulator" onClick={() => repeat(due)}>
            {t.repeatDue}
          </button>
        </p>
      )}
      <PracticeForm
        locale={locale}
        fields={fields}
        wish={wish}
        players={players}
        results={results}
        isPreparing={stage === 'preparing'}
        onWish={setWish}
        onPlayers={setPlayers}
        onStart={() => start(wish.seed ?? seedFrom(Math.random()))}
      />
      <div aria-live="polite">
        {stage === 'failed' && (
          <PartFailed
            locale={locale}
            message={t.failed}
            className="stepper-notice mt-6 max-w-3xl"
            onRetry={() => start(wish.seed ?? seedFrom(Math.random()))}
          />
        )}
      </div>
    </>
  );
}
