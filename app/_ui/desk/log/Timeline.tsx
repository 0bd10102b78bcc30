'use client';

import { memo, useMemo } from 'react';
import { groupByRound, type LogFilter, localDay, matchesFilter } from '../../../_desk/log/find-rulings';
import type { Ruling } from '../../../_desk/log/ruling';
import { useIsPrinting } from '../../../_desk/log/use-printing';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';
import { type LineContext, Lines, RulingLine } from './RulingLine';

interface Props extends LineContext {
  rulings: Ruling[];
  filter: LogFilter;
}

/** The first lines are drawn before anybody can look. */
const AT_ONCE = 30;

/** The rulings by day and round, the newest first. */
export const Timeline = memo(function Timeline({ rulings, filter, ...rest }: Props) {
  const { locale, names, rings, act, index, byId } = rest;
  const t = LOG_WORDS[locale];
  const isPrinting = useIsPrinting();
  const groups = useMemo(
    () => groupByRound(rulings.filter((ruling) => matchesFilter(ruling, filter))),
    [rulings, filter],
  );
  const first = useMemo(
    () => new Set(groups.flatMap((group) => group.rulings.slice(0, AT_ONCE)).slice(0, AT_ONCE)),
    [groups],
  );
  const context = useMemo(
    () => ({ locale, names, rings, act, index, byId }),
    [locale, names, rings, act, index, byId],
  );
  const today = localDay(new Date());
  return (
    <Lines value={context}>
      {groups.map(({ day, round, rulings: ofRound }) => (
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
                ruling={ruling}
                isWanted={isPrinting || first.has(ruling)}
              />
            ))}
          </ol>
        </section>
      ))}
    </Lines>
  );
});

const nameOfDay = (day: string, locale: Locale): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' });
