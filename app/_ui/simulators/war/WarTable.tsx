'use client';

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { ON_DEMAND_WORDS } from '../../../_i18n/on-demand';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import type { Scenario } from '../../../_rules/core/contract';
import { isWarSetup, type WarSetup } from '../../../_rules/swccg/war';
import { useCarried } from '../../on-demand/carried';
import { PartFailed } from '../../on-demand/PartFailed';
import { OwnPlay } from '../OwnPlay';
import { useOwnSetup } from '../use-own-setup';
import { draftOf, isDraft, isWhole } from './draft';
import { WarForm } from './WarForm';
import { WarSummary } from './WarSummary';
import { WarVerdict } from './WarVerdict';

const EXAMPLE: WarSetup = {
  first: { by: 'light', kind: 'interrupt' },
  hands: { light: ['Alter'], dark: ['Control', 'Sense', 'Sense'] },
  ability: { light: 4, dark: 6 },
  destinies: { light: [1, 2, 3, 4, 5], dark: [1, 2, 3, 5, 6, 7] },
};

/** How long the form has to rest before it is solved anew. */
const REST = 250;

interface Solved {
  survives: number;
  positions: number;
  scenario: Scenario<unknown, unknown>;
}

/** Who has the last word: choose the hands, and see how the war ends under best play. */
export function WarTable({ locale }: { locale: Locale }) {
  const asked = useOwnSetup(isWarSetup);
  const [draft, setDraft] = useState(() => draftOf(EXAMPLE));
  const [solved, setSolved] = useState<Solved>();
  const [open, setOpen] = useState(true);
  const [opening, setOpening] = useState<string | null>(null);
  const [unsolved, setUnsolved] = useState<WarSetup>();
  const form = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLButtonElement>(null);
  useCarried('war', draft, (kept) => isDraft(kept) && setDraft(kept));

  const solve = useCallback((setup: WarSetup) => {
    setUnsolved(undefined);
    return solveWar(setup).then(
      (found) => {
        setSolved(found);
        return true;
      },
      (error) => {
        console.warn('The solver could not be loaded.', error);
        setUnsolved(setup);
        return false;
      },
    );
  }, []);

  useEffect(() => {
    setSolved(undefined);
    setOpen(true);
    if (!asked?.setup) return;
    setDraft(draftOf(asked.setup));
    setOpening(asked.path);
    solve(asked.setup).then((found) => setOpen(!found));
  }, [asked, solve]);

  const { war } = draft;
  const isCurrent = solved !== undefined && isWhole(draft) && isSame(solved.scenario.setup, war);
  // once there is a verdict it follows every change
  const isStale = solved !== undefined && isWhole(draft) && !isCurrent;
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(() => {
      setOpening(null);
      solve(war);
    }, REST);
    return () => clearTimeout(timer);
  }, [isStale, war, solve]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isWhole(draft)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    if (!isCurrent) setOpening(null);
    if (isCurrent || (await solve(war))) {
      setOpen(false);
      requestAnimationFrame(() => summary.current?.focus());
    }
  };
  const unfold = () => {
    setOpen(true);
    requestAnimationFrame(() => form.current?.querySelector('select')?.focus());
  };
  return (
    <div className="war-table" data-open={open || undefined}>
      {asked?.bad && (
        <p role="alert" className="stepper-notice">
          {SIMULATOR_WORDS[locale][asked.bad === 'long' ? 'longSetup' : 'badSetup']}
        </p>
      )}
      {open || !solved ? (
        <div ref={form}>
          <WarForm
            locale={locale}
            draft={draft}
            solved={solved !== undefined}
            onChange={setDraft}
            onSubmit={onSubmit}
          />
        </div>
      ) : (
        <WarSummary ref={summary} locale={locale} war={war} onChange={unfold} />
      )}
      {unsolved && (
        <PartFailed
          locale={locale}
          message={ON_DEMAND_WORDS[locale].failed}
          className="stepper-notice"
          onRetry={() => solve(unsolved)}
        />
      )}
      {solved && (
        <>
          <WarVerdict
            locale={locale}
            {...solved}
            of={isCurrent ? 'now' : isWhole(draft) ? 'before' : 'unreadable'}
          />
          <div inert={!isCurrent} className="war-play">
            <OwnPlay
              key={`${asked?.visit} ${JSON.stringify(solved.scenario.setup)}`}
              locale={locale}
              id="swccg-war"
              scenario={solved.scenario}
              opening={opening}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Set-ups are plain data, written in one order of their keys. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The solver is fetched with the first question put to it. */
async function solveWar(war: WarSetup): Promise<Solved> {
  const { solvedScenario } = await import('./solved-scenario');
  return solvedScenario(war);
}
