'use client';

import { useState } from 'react';
import { simulatorHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { OPENING_WORDS } from '../../_i18n/simulator-opening';
import type { StandId } from '../../_stands/registry';
import { PlayIcon } from '../shell/icons';
import { SimulatorLoader } from './SimulatorLoader';

interface Props {
  locale: Locale;
  id: StandId;
  scenario: string;
  title: string;
  steps: number;
}

/** A worked example within a text: fetched when the reader wants to play it out. */
export function SimulatorEmbed({ locale, id, scenario, title, steps }: Props) {
  const t = OPENING_WORDS[locale];
  const [isOpen, setOpen] = useState(false);
  const page = simulatorHref(locale, id, scenario);
  return (
    <figure className="simulator-embed" data-simulator={id} data-scenario={scenario}>
      <figcaption>
        <span className="simulator-embed-title">{title}</span>
        <span className="simulator-embed-steps">{t.stepsCount(steps)}</span>
      </figcaption>
      {isOpen ? (
        <div className="stand-holder">
          <SimulatorLoader locale={locale} id={id} scenario={scenario} alone={false} />
        </div>
      ) : (
        <button type="button" className="open-simulator needs-script no-print" onClick={() => setOpen(true)}>
          <PlayIcon />
          {t.open}
        </button>
      )}
      <a className="simulator-embed-page" href={page}>
        {t.openFull}
      </a>
    </figure>
  );
}
