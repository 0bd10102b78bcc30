'use client';

import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import type { Earlier } from './find-rulings';

interface Props {
  locale: Locale;
  earlier: Earlier[];
  /** Brings a ruling of the timeline into sight. */
  onShow(id: string): void;
}

const MOST_SHOWN = 4;

/** Earlier rulings on the same rules; those decided otherwise are a warning. */
export function EarlierRulings({ locale, earlier, onShow }: Props) {
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
          </li>
        ))}
      </ul>
    </div>
  );
}

export function EarlierLink({
  locale,
  earlier: { ruling, rule },
  onShow,
}: Omit<Props, 'earlier'> & { earlier: Earlier }) {
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
      {t.earlierLine(ruling.round, ruling.table, t.outcomes[ruling.outcome].toLowerCase(), title)}
    </a>
  );
}
