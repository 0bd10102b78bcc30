'use client';

import { memo, useMemo } from 'react';
import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import {
  earlierOnSameRules,
  groupByRound,
  indexByRule,
  type LogFilter,
  localDay,
  matchesFilter,
} from './find-rulings';
import type { DeskNames } from './names';
import { type LineActions, RulingLine } from './RulingLine';
import type { Ruling } from './ruling';

interface Props {
  locale: Locale;
  names: DeskNames;
  rulings: Ruling[];
  filter: LogFilter;
  rings: boolean;
  act: LineActions;
}

const NONE: number[] = [];

/** The rulings by day and round, the newest first. */
export const Timeline = memo(function Timeline({ locale, names, rulings, filter, rings, act }: Props) {
  const t = LOG_WORDS[locale];
  const lines = useMemo(() => {
    const index = indexByRule(rulings);
    return new Map(
      rulings.map((ruling) => [
        ruling.id,
        {
          conflict: earlierOnSameRules(ruling, index).find(({ differs }) => differs),
          onRule: ruling.rules.map(({ id }) => index.get(id)?.length ?? 0),
        },
      ]),
    );
  }, [rulings]);
  const groups = useMemo(
    () => groupByRound(rulings.filter((ruling) => matchesFilter(ruling, filter))),
    [rulings, filter],
  );
  const today = localDay(new Date());
  return groups.map(({ day, round, rulings: ofRound }) => (
    <section key={`${day}-${round}`} aria-label={`${t.round(round)}, ${day}`} className="pt-5">
      <h3 className="desk-round">
        {t.round(round)}{' '}
        <span className="font-sans text-sm font-normal text-muted">
          {day === today && <span className="no-print">{t.today}</span>}
          <span className={day === today ? 'print-only' : undefined}>{nameOfDay(day, locale)}</span> ·{' '}
          {t.count(ofRound.length)}
        </span>
      </h3>
      <ol className="desk-lines">
        {ofRound.map((ruling) => (
          <RulingLine
            key={ruling.id}
            locale={locale}
            names={names}
            ruling={ruling}
            conflict={lines.get(ruling.id)?.conflict}
            onRule={lines.get(ruling.id)?.onRule ?? NONE}
            rings={rings}
            act={act}
          />
        ))}
      </ol>
    </section>
  ));
});

const nameOfDay = (day: string, locale: Locale): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' });
