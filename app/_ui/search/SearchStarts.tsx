'use client';

import type { ReactNode } from 'react';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { shortened } from './shortened';

interface Props {
  locale: Locale;
  suggestions: readonly string[];
  recent: readonly string[];
  onChoose(query: string): void;
  onForget(): void;
}

/** What one may search for before anything is typed: examples, and what was searched before. */
export function SearchStarts({ locale, suggestions, recent, onChoose, onForget }: Props) {
  const t = dictionary(locale);
  return (
    <div className="needs-script no-print grid gap-1 pt-1 text-sm text-muted">
      <WordList label={t.tryThese} words={suggestions} onChoose={onChoose} />
      {recent.length > 0 && (
        <WordList label={t.recentSearches} words={recent} onChoose={onChoose}>
          <button type="button" className="inline-flex min-h-11 items-center" onClick={onForget}>
            {t.forgetRecent}
          </button>
        </WordList>
      )}
    </div>
  );
}

interface WordListProps {
  label: string;
  words: readonly string[];
  onChoose(word: string): void;
  children?: ReactNode;
}

function WordList({ label, words, onChoose, children }: WordListProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{label}</span>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className="typed-text inline-flex min-h-11 max-w-full items-center text-left text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
          onClick={() => onChoose(word)}
        >
          {shortened(word)}
        </button>
      ))}
      {children}
    </p>
  );
}
