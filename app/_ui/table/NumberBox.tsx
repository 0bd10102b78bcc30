'use client';

import { useEffect, useId, useState } from 'react';
import { EDIT_WORDS } from '../../_i18n/edits';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

interface Props {
  locale: Locale;
  label: string;
  /** Its name among the fields around it. */
  name?: string;
  value: number;
  least: number;
  most: number;
  /** Says why it cannot be that number. */
  onNumber(to: number): string | undefined;
}

/** A number with its range: taken as soon as it is one, and said to be none otherwise. */
export function NumberBox({ locale, label, name, value, least, most, onNumber }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(`${value}`);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => setTyped(`${value}`), [value]);
  const take = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(',', '.'));
    const isOne = text.trim() !== '' && Number.isFinite(number) && number >= least && number <= most;
    setRefusal(isOne ? onNumber(number) : EDIT_WORDS[locale].refusals['out-of-range']({ least, most }));
  };
  return (
    <label className="table-switch table-number" htmlFor={id} data-switch={name}>
      <span>{typeset(label, locale)}</span>
      <input
        id={id}
        inputMode="numeric"
        value={typed}
        aria-invalid={refusal !== undefined || undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => take(target.value)}
      />
      {refusal && <small role="alert">{typeset(refusal, locale)}</small>}
    </label>
  );
}
