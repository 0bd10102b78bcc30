'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { showRuling } from '../../_desk/ruling-card/ruling';
import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { LinkIcon, RedoIcon, ShowIcon, UndoIcon } from '../shell/icons';
import { MoveTree } from './MoveTree';
import { Narration, spoken } from './Narration';
import { ZoneView } from './PictureView';
import { current } from './play-tree';
import { writePosition } from './position-link';
import { SeatSign } from './SeatSign';
import { StepControls } from './StepControls';
import { useCardMotion } from './use-card-motion';
import { usePlay } from './use-play';
import { useStepping } from './use-stepping';
import { WhatIf } from './WhatIf';

export interface StepperProps {
  locale: Locale;
  stand: AnyStand;
  scenario: Scenario<unknown, unknown>;
  rules: Record<string, PreviewData>;
  /** The position that the address asks for. */
  opening: string | null;
  /** On its own page the stepper hears every key and keeps its position in the address. */
  alone: boolean;
  /** The address of a position. */
  addressOf(position: string): string;
}

/** A scenario, step by step, with whatever else the rules allow at each one. */
export function Stepper({ locale, stand, scenario, rules, opening, alone, addressOf }: StepperProps) {
  const t = SIMULATOR_WORDS[locale];
  const whatIfId = useId();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const { play, badLink } = usePlay(stand, scenario.setup, scenario.line, opening);
  const [whatIf, setWhatIf] = useState(scenario.line.length === 0);
  const { tree } = play;
  const { state } = current(tree);
  const picture = stand.picture(locale, state);
  const address = addressOf(writePosition(stand.simulator, tree));
  useStepping(root, play, alone);
  useCardMotion(table, state);
  useEffect(() => {
    if (alone) history.replaceState(history.state, '', address);
  }, [alone, address]);

  const show = () => {
    const inBoth = (tell: (language: Locale) => string) => ({ fr: tell('fr'), en: tell('en') });
    const { rule } = current(tree);
    showRuling({
      title: scenario.title,
      parts: [
        {
          kind: 'line',
          text: inBoth((language) => typeset(spoken({ locale: language, stand, tree, scenario }), language)),
        },
      ],
      source: inBoth(() => (rule ? [rules[rule]?.title ?? rule, rules[rule]?.source].join(' · ') : '')),
      address,
    });
  };
  const main = picture.zones.filter(({ aside }) => !aside);
  const rest = picture.zones.filter(({ aside }) => aside);
  return (
    <div ref={root} className="stepper" data-alone={alone || undefined} data-at={tree.at}>
      <h2 className="sr-only">{typeset(scenario.title[locale], locale)}</h2>
      {badLink && (
        <p role="alert" className="stepper-notice">
          {t.badLink}
        </p>
      )}
      <p className="sr-only" aria-live="polite">
        {spoken({ locale, stand, tree, scenario })}
      </p>
      <div ref={table} className="stepper-grid" data-swipes>
        <div className="stepper-table">
          <p className="stepper-moment">{typeset(picture.moment, locale)}</p>
          {main.map((zone) => (
            <ZoneView key={zone.id} zone={zone} locale={locale} />
          ))}
        </div>
        <div className="stepper-told">
          <p
            className="stepper-opportunity"
            data-over={stand.simulator.options(state).length === 0 || undefined}
          >
            {picture.opportunity.seat && <SeatSign seat={picture.opportunity.seat} locale={locale} />}
            {typeset(picture.opportunity.text, locale)}
          </p>
          <Narration locale={locale} stand={stand} tree={tree} scenario={scenario} rules={rules} />
          <StepControls
            locale={locale}
            play={play}
            whatIf={whatIf}
            onWhatIf={() => setWhatIf(!whatIf)}
            whatIfId={whatIfId}
          />
          {whatIf && (
            <WhatIf key={tree.at} id={whatIfId} locale={locale} stand={stand} play={play} rules={rules} />
          )}
          <p className="stepper-tools no-print">
            {play.canUndo && (
              <button type="button" className="icon-button" onClick={play.undo}>
                <UndoIcon />
                {t.undo}
              </button>
            )}
            {play.canRedo && (
              <button type="button" className="icon-button" onClick={play.redo}>
                <RedoIcon />
                {t.redo}
              </button>
            )}
            <button type="button" className="icon-button" onClick={show}>
              <ShowIcon />
              {RULING_CARD_WORDS[locale].show}
            </button>
            <a className="icon-button permalink" href={address}>
              <LinkIcon />
              {t.share}
            </a>
          </p>
        </div>
        {rest.length > 0 && (
          <section className="stepper-rest" aria-label={t.theTable}>
            {rest.map((zone) => (
              <ZoneView key={zone.id} zone={zone} locale={locale} />
            ))}
          </section>
        )}
      </div>
      <MoveTree locale={locale} stand={stand} play={play} line={scenario.line} />
      {alone && <p className="stepper-keys no-print">{t.keysHint}</p>}
    </div>
  );
}
