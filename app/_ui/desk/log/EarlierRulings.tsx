'use client';

import { useId, useState } from 'react';
import type { Earlier } from '../../../_desk/log/find-rulings';
import { type Apart, LIMITS, type Ruling } from '../../../_desk/log/ruling';
import { verdictOf } from '../../../_desk/log/verdict';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { RESOLVE_WORDS } from '../../../_i18n/desk/resolve';
import type { Locale } from '../../../_i18n/locales';
import { TextBox } from '../TextBox';

interface Props {
  locale: Locale;
  earlier: Earlier[];
  /** Whether there is a decision that an earlier one could be brought into line with. */
  isDecided: boolean;
  /** Brings a ruling of the timeline into sight. */
  onShow(id: string): void;
  onCorrect(earlier: Ruling): void;
  onApart(apart: Apart): void;
}

const MOST_SHOWN = 4;

/** Earlier rulings on the same rules; those decided otherwise are a warning that asks to be resolved. */
export function EarlierRulings({ locale, earlier, isDecided, onShow, onCorrect, onApart }: Props) {
  const t = LOG_WORDS[locale];
  if (earlier.length === 0) return null;
  const isWarning = earlier.some((one) => one.differs);
  const shown = (isWarning ? earlier.filter((one) => one.differs) : earlier).slice(0, MOST_SHOWN);
  return (
    <div className={isWarning ? 'desk-warning' : 'text-sm'} data-conflict={isWarning || undefined}>
      <p className={isWarning ? 'font-semibold text-warn' : 'text-muted'}>
        {isWarning ? t.differs : t.earlier}
      </p>
      <ul>
        {shown.map((one) => (
          <li key={one.ruling.id}>
            <EarlierLink locale={locale} earlier={one} onShow={onShow} />
            {one.differs && isDecided && (
              <Resolve
                locale={locale}
                ruling={one.ruling}
                onCorrect={() => onCorrect(one.ruling)}
                onWhy={(why) => onApart({ from: one.ruling.id, why })}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ResolveProps {
  locale: Locale;
  ruling: Ruling;
  onCorrect(): void;
  onWhy(why: string): void;
}

/** Two ways out of two decisions that differ: one of them was wrong, or their situations are not the same. */
function Resolve({ locale, ruling, onCorrect, onWhy }: ResolveProps) {
  const t = RESOLVE_WORDS[locale];
  const id = useId();
  const [why, setWhy] = useState<string>();
  return (
    <div className="desk-resolve">
      <button type="button" className="move" onClick={onCorrect}>
        {t.correct(ruling.table)}
      </button>
      {why === undefined ? (
        <button type="button" className="move" onClick={() => setWhy('')}>
          {t.different}
        </button>
      ) : (
        <>
          <label className="desk-field basis-full" htmlFor={id}>
            {t.why}
            <TextBox id={id} maxLength={LIMITS.why} value={why} onChange={setWhy} />
          </label>
          <button type="button" className="move" disabled={!why.trim()} onClick={() => onWhy(why)}>
            {t.keepWhy}
          </button>
        </>
      )}
    </div>
  );
}

export function EarlierLink({
  locale,
  earlier: { ruling, rule },
  onShow,
}: Pick<Props, 'locale' | 'onShow'> & { earlier: Earlier }) {
  const t = LOG_WORDS[locale];
  const title = ruling.rules.find(({ id }) => id === rule)?.title ?? rule;
  return (
    <a
      href={`#ruling-${ruling.id}`}
      className="inline-flex min-h-11 items-center"
      onClick={(event) => {
        event.preventDefault();
        onShow(ruling.id);
      }}
    >
      {t.earlierLine(ruling.round, ruling.table, verdictOf(ruling, t).toLowerCase(), title)}
    </a>
  );
}
