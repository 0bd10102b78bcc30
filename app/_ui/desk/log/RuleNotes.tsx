'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { hasApart } from '../../../_desk/log/apart-index';
import type { Locale } from '../../../_i18n/locales';

interface Props {
  locale: Locale;
  /** The id of the page. */
  rule: string;
}

/** What judges said of a rule on this device; fetched only where something was said. */
export function RuleNotes({ locale, rule }: Props) {
  const [List, setList] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!hasApart(rule)) return;
    // Without it the rule can still be read.
    import('./RuleNotesList').then(
      ({ RuleNotesList }) => setList(() => RuleNotesList),
      () => undefined,
    );
  }, [rule]);
  return List ? <List locale={locale} rule={rule} /> : null;
}
