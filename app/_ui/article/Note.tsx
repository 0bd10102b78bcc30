import type { ReactNode } from 'react';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';

/** What the document had wrong, or how editions differ. */
export function Note({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <aside className="border-l-2 border-line-strong pl-4 text-sm text-muted">
      <strong className="font-semibold text-ink">{dictionary(locale).note}</strong>
      <span aria-hidden="true"> · </span>
      {children}
    </aside>
  );
}
