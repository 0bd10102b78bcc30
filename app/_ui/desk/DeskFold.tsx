'use client';

import { type ReactNode, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { DeskPart } from './DeskPart';

interface Props<Part> {
  locale: Locale;
  title: string;
  /** Stays the same from one rendering to the next. */
  load(): Promise<Part>;
  children(part: Part): ReactNode;
}

/** A folded part of the desk, fetched when it is first unfolded. */
export function DeskFold<Part>({ locale, title, load, children }: Props<Part>) {
  const [wanted, setWanted] = useState(false);
  return (
    <details
      className="desk-files no-print"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWanted(true);
      }}
    >
      <summary>{title}</summary>
      {wanted && (
        <DeskPart locale={locale} load={load}>
          {children}
        </DeskPart>
      )}
    </details>
  );
}
