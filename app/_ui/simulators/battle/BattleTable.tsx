'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import { BattleSummary } from './BattleSummary';
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
  const [open, setOpen] = useState(true);
  const form = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!asked) return;
    const { setup: given, path, visit } = asked;
    if (given) setSetup(given);
    setPlayed(given && { setup: given, opening: path, visit });
    setOpen(given === undefined);
  }, [asked]);

  useCarried('battle', setup, (kept) => isBattleSetup(kept) && setSetup(kept));

  const flaws = checkSetup(setup);
  const play = (changed: BattleSetup) =>
    setPlayed({ setup: changed, opening: null, visit: asked?.visit ?? 0 });
  // once the battle is set up it follows every change that leaves it sound
  const change = (changed: BattleSetup) => {
    setSetup(changed);
    if (played && checkSetup(changed).length === 0) play(changed);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const flawed = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
    flawed?.focus();
    if (flawed || flaws.length > 0) return;
    if (played?.setup !== setup) play(setup);
    setOpen(false);
    requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      summary.current?.closest('.war-table')?.scrollIntoView();
    });
  };
  const unfold = () => {
    setOpen(true);
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  };
  return (
    <div className="war-table" data-open={open || undefined}>
      {asked?.bad && (
        <p role="alert" className="stepper-notice">
          {SIMULATOR_WORDS[locale][asked.bad === 'long' ? 'longSetup' : 'badSetup']}
        </p>
      )}
      {open || !played ? (
        <div ref={form} key={asked?.visit}>
          <BattleForm locale={locale} setup={setup} flaws={flaws} onChange={change} onSubmit={onSubmit} />
        </div>
      ) : (
        <BattleSummary ref={summary} locale={locale} setup={setup} onChange={unfold} />
      )}
      {played && (
        <div inert={flaws.length > 0} className="war-play">
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
        </div>
      )}
    </div>
  );
}
