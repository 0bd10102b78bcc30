'use client';

import { memo, useRef } from 'react';
import { extensionLeft } from '../../../_desk/log/clock';
import type { Ruling } from '../../../_desk/log/ruling';
import { useNear } from '../../../_desk/log/use-near';
import type { Locale } from '../../../_i18n/locales';
import { lineText } from './line-text';
import { RulingLine } from './RulingLine';

interface Props {
  locale: Locale;
  rulings: readonly Ruling[];
  /** Drawn even where nobody looks. */
  isWanted: boolean;
}

/**
 * Some lines of the timeline. Far out of sight they are one text, so that a log of thousands opens at once, can be
 * searched in the page, and is read aloud in its order.
 */
export const LineChunk = memo(
  function LineChunk({ locale, rulings, isWanted }: Props) {
    const list = useRef<HTMLOListElement>(null);
    const isNear = useNear(list);
    // A table's time is counted down and rung wherever the judge has scrolled.
    const isCounting = () => rulings.some((ruling) => extensionLeft(ruling, Date.now()) !== undefined);
    return (
      <ol
        ref={list}
        className="desk-lines"
        style={{ containIntrinsicBlockSize: `auto ${rulings.length * LINE_REM}rem` }}
      >
        {isWanted || isNear || isCounting() ? (
          rulings.map((ruling) => <RulingLine key={ruling.id} ruling={ruling} />)
        ) : (
          <li className="desk-line-text">{rulings.map((ruling) => lineText(ruling, locale)).join('\n')}</li>
        )}
      </ol>
    );
  },
  (before, after) =>
    before.locale === after.locale &&
    before.isWanted === after.isWanted &&
    before.rulings.length === after.rulings.length &&
    before.rulings.every((ruling, i) => ruling === after.rulings[i]),
);

/** About what a line takes on a phone. */
const LINE_REM = 11;
