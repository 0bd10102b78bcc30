'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { judgeHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { warmUp } from '../../_search/client';
import { CutNotice } from './CutNotice';

interface Props {
  locale: Locale;
  draft: string;
  /** Once there is an answer the field makes room for it. */
  isAsked: boolean;
  onType(text: string): void;
  onAsk(): void;
  /** What it is asked of. */
  children: ReactNode;
}

/** Where a question is written: room for a whole one, Enter to ask it. */
export function AskField({ locale, draft, isAsked, onType, onAsk, children }: Props) {
  const t = dictionary(locale);
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // The keyboard of a phone would lie over the answer.
    if (window.matchMedia('(pointer: coarse)').matches) box.current?.blur();
    onAsk();
  };
  return (
    <form action={judgeHref(locale)} className="ask-form" data-asked={isAsked || undefined} onSubmit={submit}>
      <textarea
        ref={box}
        name="q"
        rows={isAsked ? 1 : 3}
        value={draft}
        onChange={(event) => onType(event.target.value)}
        onFocus={() => warmUp(locale)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          submit();
        }}
        aria-label={t.askLabel}
        placeholder={t.askPlaceholder}
        enterKeyHint="search"
        className="ask-field"
      />
      <button type="submit" className="ask-button">
        {t.ask}
      </button>
      <div className="ask-of">
        <p role="status" className="text-sm">
          <CutNotice locale={locale} typed={draft} />
        </p>
        {children}
      </div>
    </form>
  );
}
