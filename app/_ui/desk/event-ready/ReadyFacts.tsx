'use client';

import { type ReactNode, useState } from 'react';
import { olderBytes } from '../../../_desk/event-ready/older';
import { packBytes } from '../../../_desk/event-ready/pack/format';
import type { Held } from '../../../_desk/event-ready/shelf';
import { inMegabytes } from '../../../_desk/event-ready/sizes';
import { eventReadyWords } from '../../../_i18n/desk/event-ready';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';

interface Props {
  locale: Locale;
  held: Held;
  onErase(): void;
}

/** What lies on this device: pages, search, rules, space, version. */
export function ReadyFacts({ locale, held, onErase }: Props) {
  const t = eventReadyWords[locale];
  const { manifest, preparedAt, older } = held;
  const [sure, setSure] = useState(false);
  const prepared = new Date(preparedAt).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1.5 pt-2 text-sm xs:grid-cols-[auto_1fr]">
        <Fact name={t.pages}>{typeset(t.pagesHeld(manifest.pages), locale)}</Fact>
        <Fact name={t.search}>{typeset(t.searchTried, locale)}</Fact>
        <Fact name={t.rules}>
          {manifest.rules.date && typeset(t.rulesOf(longDate(manifest.rules.date, locale)), locale)}
          <ul>
            {manifest.rules.editions[locale].map((edition) => (
              <li key={edition}>{edition}</li>
            ))}
          </ul>
        </Fact>
        <Fact name={t.space}>
          {typeset(t.spaceUsed(inMegabytes(packBytes(manifest), locale)), locale)}
          {older.length > 0 && typeset(t.spaceOfOlder(inMegabytes(olderBytes(older), locale)), locale)}
        </Fact>
        <Fact name={t.version}>
          <span className="font-mono text-[0.92em]">{manifest.version.slice(0, 8)}</span>,{' '}
          {typeset(t.preparedOn(prepared), locale)}
        </Fact>
      </dl>
      <button
        type="button"
        className="icon-button -ml-2"
        onClick={() => (sure ? onErase() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {typeset(sure ? t.eraseSurely : t.erase, locale)}
      </button>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="eyebrow pt-0.5">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A day without a time is that day everywhere. */
const longDate = (day: string, locale: Locale): string =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
