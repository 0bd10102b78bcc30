'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GAMES } from '../../_corpus/games';
import { cutText } from '../../_i18n/cut-text';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { warmUp } from '../../_search/client';
import { LONGEST_QUERY } from '../../_search/longest-query';
import type { SearchOptions } from '../../_search/searcher';
import { useCarried } from '../on-demand/carried';
import { PartFailed } from '../on-demand/PartFailed';
import { CutNotice } from './CutNotice';
import { Ruling } from './Ruling';
import { SearchFilters } from './SearchFilters';
import type { SearchNames } from './SearchPanel';
import { useSearch } from './use-search';

/** A whole question in, the best ruling out: its bottom line in large type, with its source and why it was found. */
export function AskPanel({ locale, names }: { locale: Locale; names: SearchNames }) {
  const t = dictionary(locale);
  const [draft, setDraft] = useState('');
  const [question, setQuestion] = useState('');
  const [filters, setFilters] = useState<Pick<SearchOptions, 'game' | 'kind'>>({});
  const [search, retry] = useSearch(locale, question, { ...filters, limit: 8 });
  const box = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const answered = 'answer' in search && search.answer ? question.trim() : '';

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const q = asked.get('q') ?? '';
    setDraft(q);
    setQuestion(q);
    setFilters({ game: GAMES.find((game) => game === asked.get('game')) });
  }, []);
  useCarried('question', draft, (kept) => typeof kept === 'string' && setDraft(kept));
  // On a phone the answer would begin below the window.
  useEffect(() => {
    const top = answered && place.current ? place.current.getBoundingClientRect().top : 0;
    if (top > window.innerHeight / 2) place.current?.scrollIntoView({ block: 'start' });
  }, [answered]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setQuestion(draft);
    const address = new URL(location.href);
    address.searchParams.set('q', cutText(draft, LONGEST_QUERY));
    history.replaceState(null, '', address);
  };
  return (
    <search className="block">
      <form action={`/${locale}/judge/`} onSubmit={submit}>
        <textarea
          ref={box}
          name="q"
          rows={3}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={() => warmUp(locale)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            submit();
          }}
          aria-label={t.askLabel}
          placeholder={t.askPlaceholder}
          enterKeyHint="search"
          className="block w-full rounded-xl border-2 border-ink bg-raised px-4 py-3 text-lg leading-snug outline-none focus:border-accent focus:ring-3 focus:ring-accent-soft"
        />
        <p role="status" className="text-sm">
          <CutNotice locale={locale} typed={draft} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2">
          <SearchFilters locale={locale} names={names} filters={filters} onChange={setFilters} />
          <button
            type="submit"
            className="min-h-11 rounded-md bg-ink px-6 font-semibold text-paper hover:opacity-90"
          >
            {t.ask}
          </button>
        </div>
      </form>
      <div ref={place} aria-live="polite" className="pt-6">
        {search.state === 'loading' && !search.answer && <p className="text-muted">{t.searchLoading}</p>}
        {search.state === 'refused' && (
          <PartFailed
            locale={locale}
            message={t.searchRefused[search.reason]}
            className=""
            buttonClass="min-h-11 underline"
            onRetry={retry}
          />
        )}
        {'answer' in search && search.answer && question.trim() && (
          <Ruling locale={locale} names={names} answer={search.answer} game={filters.game} />
        )}
      </div>
    </search>
  );
}
