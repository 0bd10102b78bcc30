'use client';

import { type FormEvent, useEffect, useState } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { BATTLE_FORM } from '../../../_i18n/rules/swccg-battle-form';
import { SIMULATOR_WORDS } from '../../../_i18n/simulators';
import { checkSetup } from '../../../_rules/swccg/battle/check-setup';
import { isBattleSetup } from '../../../_rules/swccg/battle/is-setup';
import type { BattleSetup } from '../../../_rules/swccg/battle/state';
import { useCarried } from '../../on-demand/carried';
import { OwnPlay } from '../OwnPlay';
import { useOwnSetup } from '../use-own-setup';
import { BattleForm } from './BattleForm';
import { EXAMPLE } from './battle-setup';

interface Played {
  setup: BattleSetup;
  opening: string | null;
  visit: number;
}

/** A battle of the reader's own: any two sides, from the card set or with typed values. */
export function BattleTable({ locale }: { locale: Locale }) {
  const asked = useOwnSetup(isBattleSetup);
  const [setup, setSetup] = useState(EXAMPLE);
  const [played, setPlayed] = useState<Played>();

  useEffect(() => {
    if (!asked) return;
    const { setup: given, path, visit } = asked;
    if (given) setSetup(given);
    setPlayed(given && { setup: given, opening: path, visit });
  }, [asked]);

  useCarried('battle', setup, (kept) => isBattleSetup(kept) && setSetup(kept));

  const flaws = checkSetup(setup);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (flaws.length === 0) setPlayed({ setup, opening: null, visit: asked?.visit ?? 0 });
  };
  return (
    <div className="grid gap-8">
      {asked?.bad && (
        <p role="alert" className="stepper-notice">
          {SIMULATOR_WORDS[locale][asked.bad === 'long' ? 'longSetup' : 'badSetup']}
        </p>
      )}
      <BattleForm locale={locale} setup={setup} flaws={flaws} onChange={setSetup} onSubmit={onSubmit} />
      {played && (
        <OwnPlay
          key={`${played.visit} ${JSON.stringify(played.setup)}`}
          locale={locale}
          id="swccg-battle"
          opening={played.opening}
          scenario={{
            id: 'own',
            title: { fr: SIMULATOR_WORDS.fr.ownSetup, en: SIMULATOR_WORDS.en.ownSetup },
            intro: { fr: BATTLE_FORM.fr.ownIntro, en: BATTLE_FORM.en.ownIntro },
            setup: played.setup,
            line: [],
            sources: [],
          }}
        />
      )}
    </div>
  );
}
