'use client';

import type { ReactNode } from 'react';
import { KINDS } from '../../_corpus/kinds';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import type { SearchOptions } from '../../_search/searcher';

type Kind = SearchOptions['kind'];
const KINDS_FOUND = [...KINDS, 'section'] as const;

interface Props {
  locale: Locale;
  hasHits: boolean;
  kind: Kind;
  onKind(kind: Kind): void;
  /** What Escape does. */
  onEscape: 'clear' | 'close';
  /** How many there are. */
  children: ReactNode;
}

/** Between the box and its answers: how many, what the keys do, and of which kind. */
export function SearchLine({ locale, hasHits, kind, onKind, onEscape, children }: Props) {
  const t = dictionary(locale);
  const { keys, everyKind } = SEARCH_WORDS[locale];
  return (
    <div className="search-line">
      {children}
      {hasHits && (
        <span aria-hidden="true" className="key-legend no-print">
          {(['choose', 'open', onEscape] as const).map((name) => (
            <span key={name}>
              <span className="key">{keys[name][0]}</span> {keys[name][1]}
            </span>
          ))}
        </span>
      )}
      {(hasHits || kind) && (
        <select
          className="kind-choice no-print"
          aria-label={t.kindFilter}
          value={kind ?? ''}
          onChange={({ target }) => onKind(KINDS_FOUND.find((one) => one === target.value))}
        >
          <option value="">{everyKind}</option>
          {KINDS_FOUND.map((one) => (
            <option key={one} value={one}>
              {t.kinds[one]}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
