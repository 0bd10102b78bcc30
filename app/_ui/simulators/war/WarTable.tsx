'use client';

import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { ON_DEMAND_WORDS } from '../../../_i18n/on-demand';
import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { typeset } from '../../../_i18n/typeset';
import type { Scenario } from '../../../_rules/core/contract';
import { isWarSetup, type WarSetup } from '../../../_rules/swccg/war';
import { useCarried } from '../../on-demand/carried';
import { PartFailed } from '../../on-demand/PartFailed';
import { OwnPlay } from '../OwnPlay';
import { useOwnSetup } from '../use-own-setup';
import { WarForm } from './WarForm';

const EXAMPLE: WarSetup = {
  first: { by: 'light', kind: 'interrupt' },
  hands: { light: ['Alter'], dark: ['Control', 'Sense', 'Sense'] },
  ability: { light: 4, dark: 6 },
  destinies: { light: [1, 2, 3, 4, 5], dark: [1, 2, 3, 5, 6, 7] },
};

interface Solved {
  survives: number;
  positions: number;
  scenario: Scenario<unknown, unknown>;
}

/** Who has the last word: choose the hands, and see how the war ends under best play. */
export function WarTable({ locale }: { locale: Locale }) {
  const words = swccgWarWords[locale];
  const asked = useOwnSetup(isWarSetup);
  const [war, setWar] = useState(EXAMPLE);
  const [solved, setSolved] = useState<Solved>();
  const [opening, setOpening] = useState<string | null>(null);
  const [unsolved, setUnsolved] = useState<WarSetup>();
  useCarried('war', war, (kept) => isWarSetup(kept) && setWar(kept));

  const solve = useCallback((setup: WarSetup) => {
    setUnsolved(undefined);
    solveWar(setup).then(setSolved, (error) => {
      console.warn('The solver could not be loaded.', error);
      setUnsolved(setup);
    });
  }, []);

  useEffect(() => {
    setSolved(undefined);
    if (!asked?.setup) return;
    setWar(asked.setup);
    setOpening(asked.path);
    solve(asked.setup);
  }, [asked, solve]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpening(null);
    solve(war);
  };
  return (
    <div className="grid gap-8">
      {asked?.bad && (
        <p role="alert" className="stepper-notice">
          {SIMULATOR_WORDS[locale][asked.bad === 'long' ? 'longSetup' : 'badSetup']}
        </p>
      )}
      <WarForm locale={locale} war={war} onChange={setWar} onSubmit={onSubmit} />
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
          <p className="war-verdict" role="status">
            <strong>{typeset(words.verdict(solved.survives), locale)}</strong>
            <span>
              {words.bestPlay} · {words.positions(solved.positions)}
            </span>
          </p>
          <OwnPlay
            key={`${asked?.visit} ${JSON.stringify(solved.scenario.setup)}`}
            locale={locale}
            id="swccg-war"
            scenario={solved.scenario}
            opening={opening}
          />
        </>
      )}
    </div>
  );
}

/** The solver is fetched with the first question put to it. */
async function solveWar(war: WarSetup): Promise<Solved> {
  const { solvedScenario } = await import('./solved-scenario');
  return solvedScenario(war);
}
