'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';

interface Props {
  locale: Locale;
  name: string;
  count: number;
  most: number;
  /** Says why it cannot be that many. */
  onCount(to: number): string | undefined;
}

/** How many cards lie in a pile: typed, or one at a time. */
export function CountField({ locale, name, count, most, onCount }: Props) {
  const t = TABLE_WORDS[locale];
  const [typed, setTyped] = useState(`${count}`);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    setTyped(`${count}`);
    setRefusal(undefined);
  }, [count]);
  const give = (to: number) => setRefusal(onCount(to));
  return (
    <span className="table-count">
      <button
        type="button"
        aria-label={typeset(t.fewer(name), locale)}
        disabled={count <= 0}
        onClick={() => give(count - 1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={typeset(t.countOf(name), locale)}
        aria-invalid={refusal !== undefined || undefined}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^\d{1,3}$/.test(target.value)) give(Number(target.value));
        }}
        onBlur={() => setTyped(`${count}`)}
      />
      <button
        type="button"
        aria-label={typeset(t.more(name), locale)}
        disabled={count >= most}
        onClick={() => give(count + 1)}
      >
        +
      </button>
      {refusal && <small role="alert">{typeset(refusal, locale)}</small>}
    </span>
  );
}
