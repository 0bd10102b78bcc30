'use client';

import { type FormEvent, useEffect, useState } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { typeset } from '../../../_i18n/typeset';
import type { Scenario } from '../../../_rules/core/contract';
import { isWarSetup, type WarSetup } from '../../../_rules/swccg/war';
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

  useEffect(() => {
    if (!asked?.setup) return;
    setWar(asked.setup);
    setOpening(asked.path);
    void solveWar(asked.setup).then(setSolved);
  }, [asked]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setOpening(null);
    void solveWar(war).then(setSolved);
  };
  return (
    <div className="grid gap-8">
      {asked?.bad && (
        <p role="alert" className="stepper-notice">
          {SIMULATOR_WORDS[locale].badSetup}
        </p>
      )}
      <WarForm locale={locale} war={war} onChange={setWar} onSubmit={onSubmit} />
      {solved && (
        <>
          <p className="war-verdict" role="status">
            <strong>{typeset(words.verdict(solved.survives), locale)}</strong>
            <span>
              {words.bestPlay} · {words.positions(solved.positions)}
            </span>
          </p>
          <OwnPlay
            key={JSON.stringify(solved.scenario.setup)}
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
