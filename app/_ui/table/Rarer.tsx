'use client';

import { type ReactNode, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';

interface Props {
  locale: Locale;
  /** Something of it is told already: then it is open from the beginning. */
  told: boolean;
  children: ReactNode;
}

/** What is seldom asked for, folded away. */
export function Rarer({ locale, told, children }: Props) {
  const [open] = useState(told);
  return (
    <details className="table-rarer" open={open}>
      <summary>{TABLE_WORDS[locale].rarer}</summary>
      {children}
    </details>
  );
}
