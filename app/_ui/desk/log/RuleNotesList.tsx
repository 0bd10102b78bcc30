'use client';

import { useEffect, useState } from 'react';
import { sentencesOn } from '../../../_desk/log/apart-index';
import { LogStore } from '../../../_desk/log/store';
import { RESOLVE_WORDS } from '../../../_i18n/desk/resolve';
import type { Locale } from '../../../_i18n/locales';

export function RuleNotesList({ locale, rule }: { locale: Locale; rule: string }) {
  const [sentences, setSentences] = useState<string[]>([]);
  useEffect(() => {
    const store = new LogStore();
    store
      .read()
      .then(
        ({ rulings }) => setSentences(sentencesOn(rule, rulings)),
        () => undefined,
      )
      .finally(() => store.close());
  }, [rule]);
  if (sentences.length === 0) return null;
  return (
    <section className="rule-notes" aria-label={RESOLVE_WORDS[locale].onThisRule}>
      <p className="eyebrow">{RESOLVE_WORDS[locale].onThisRule}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
