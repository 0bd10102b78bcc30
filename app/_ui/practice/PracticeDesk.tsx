'use client';

import { type ReactNode, useEffect, useState } from 'react';
import {
  type Field,
  readWish,
  seedFrom,
  WISH_NAMES,
  type Wish,
  writeWish,
} from '../../_desk/practice/address';
import { begin, type Players, type Progress } from '../../_desk/practice/progress';
import { type Results, readResults } from '../../_desk/practice/results';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { useCarried } from '../on-demand/carried';
import { PartFailed } from '../on-demand/PartFailed';
import { useAddressState } from '../use-address-state';
import { type LoadedRun, loadRun } from './load-run';
import { PracticeForm } from './PracticeForm';
import { PracticeRun } from './PracticeRun';

interface Props {
  locale: Locale;
  fields: Record<Field, string>;
  /** What stands above the form. */
  children: ReactNode;
}

interface Running {
  wish: Required<Wish>;
  loaded: LoadedRun;
  opening: Progress;
}

/** Choosing a run, playing it, and choosing again. */
export function PracticeDesk({ locale, fields, children }: Props) {
  const t = PRACTICE_WORDS[locale];
  const [wish, setWish] = useState<Wish>({ field: 'all', level: 'easy' });
  const [bad, setBad] = useState<string[]>([]);
  const [players, setPlayers] = useState<Players>(1);
  const [results, setResults] = useState<Results>({});
  const [stage, setStage] = useState<'choosing' | 'preparing' | 'failed'>('choosing');
  const [running, setRunning] = useState<Running>();

  const visit = useAddressState(WISH_NAMES);

  useEffect(() => {
    if (!visit) return;
    const read = readWish(visit.state);
    // An address that asks for nothing leaves what was chosen, or carried over a reload, as it is.
    if (Object.keys(visit.state).length > 0) setWish(read.wish);
    setBad(read.bad);
    setResults(readResults());
    setRunning(undefined);
  }, [visit]);

  useCarried('field', wish.field, (game) =>
    setWish((now) => readWish({ game: String(game), level: now.level }).wish),
  );
  useCarried('level', wish.level, (level) =>
    setWish((now) => readWish({ game: now.field, level: String(level) }).wish),
  );

  const start = async (seed: string) => {
    const whole = { ...wish, seed };
    setStage('preparing');
    try {
      const loaded = await loadRun(locale, whole);
      history.replaceState(history.state, '', writeWish(whole));
      setBad([]);
      setRunning({ wish: whole, loaded, opening: begin(loaded.questions, players) });
      setStage('choosing');
    } catch (error) {
      console.warn('The questions could not be prepared.', error);
      setStage('failed');
    }
  };
  const leave = () => {
    if (running) setWish({ field: running.wish.field, level: running.wish.level });
    history.replaceState(history.state, '', location.pathname);
    setResults(readResults());
    setRunning(undefined);
  };

  if (running && stage === 'choosing')
    return (
      <PracticeRun
        key={`${running.wish.seed} ${running.opening.players}`}
        locale={locale}
        {...running}
        onAgain={() => start(seedFrom(Math.random()))}
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
