'use client';

import { memo, useMemo } from 'react';
import { chunksOf } from '../../../_desk/log/chunks';
import { groupByRound, localDay } from '../../../_desk/log/find-rulings';
import type { Ruling } from '../../../_desk/log/ruling';
import { useIsPrinting } from '../../../_desk/log/use-printing';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { dayInWords } from '../../../_i18n/desk/times';
import { LineChunk } from './LineChunk';
import { type LineContext, Lines } from './RulingLine';

interface Props extends LineContext {
  /** Those that are shown, the newest first. */
  rulings: Ruling[];
  /** The id of one that has to be drawn, wherever it stands. */
  wanted: string | undefined;
}

/** The first lines are drawn before anybody can look. */
const AT_ONCE = 30;

/** The rulings by day and round, the newest first. */
export const Timeline = memo(function Timeline({ rulings, wanted, ...rest }: Props) {
  const { locale, names, rings, shakes, act, index, byId } = rest;
  const t = LOG_WORDS[locale];
  const isPrinting = useIsPrinting();
  const groups = useMemo(
    () => groupByRound(rulings).map((group) => ({ ...group, chunks: chunksOf(group.rulings) })),
    [rulings],
  );
  const atOnce = useMemo(() => {
    let lines = 0;
    const chunks = groups.flatMap((group) => group.chunks);
    const end = chunks.findIndex((chunk) => {
      lines += chunk.rulings.length;
      return lines >= AT_ONCE;
    });
    return new Set(end < 0 ? chunks : chunks.slice(0, end + 1));
  }, [groups]);
  const context = useMemo(
    () => ({ locale, names, rings, shakes, act, index, byId }),
    [locale, names, rings, shakes, act, index, byId],
  );
  const today = localDay(new Date());
  return (
    <Lines value={context}>
      {groups.map(({ day, round, rulings: ofRound, chunks }) => (
        <section key={`${day}-${round}`} aria-label={`${t.round(round)}, ${day}`} className="pt-5">
          <h3 className="desk-round">
            {t.round(round)}{' '}
            <span className="font-sans text-sm font-normal text-muted">
              {day === today && <span className="no-print">{t.today}</span>}
              <span className={day === today ? 'print-only' : undefined}>{dayInWords(day, locale)}</span> ·{' '}
              {t.count(ofRound.length)}
            </span>
          </h3>
          {chunks.map((chunk) => (
            <LineChunk
              key={chunk.key}
              locale={locale}
              rulings={chunk.rulings}
              isWanted={isPrinting || atOnce.has(chunk) || chunk.rulings.some(({ id }) => id === wanted)}
            />
          ))}
        </section>
      ))}
    </Lines>
  );
});
