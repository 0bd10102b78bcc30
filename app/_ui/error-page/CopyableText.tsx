'use client';

import { useId, useState } from 'react';
import { ERROR_PAGE_WORDS } from '../../_i18n/error-page';
import type { Locale } from '../../_i18n/locales';

interface Props {
  locale: Locale;
  label: string;
  text: string;
  rows: number;
}

/** A text to take along, whole, with a button that copies it. */
export function CopyableText({ locale, label, text, rows }: Props) {
  const t = ERROR_PAGE_WORDS[locale];
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t.copied);
    } catch {
      // forbidden, or the page is not served securely: it can still be selected by hand
      setSaid(t.notCopied);
    }
  };
  return (
    <div className="grid gap-2 pt-3">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <textarea id={id} className="deck-list" readOnly rows={rows} value={text} spellCheck={false} />
      <p className="flex flex-wrap items-center gap-3">
        <button type="button" className="move" onClick={copy}>
          {t.copy(label)}
        </button>
        <span role="status" className="text-sm">
          {said}
        </span>
      </p>
    </div>
  );
}
