'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { glossaryHref } from '../../_corpus/addresses';
import type { Dated } from '../../_corpus/as-of';
import { GAMES, type Game } from '../../_corpus/games';
import { cutText } from '../../_i18n/cut-text';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { warmUp } from '../../_search/client';
import { LONGEST_QUERY } from '../../_search/longest-query';
import type { SearchOptions } from '../../_search/searcher';
import { PartFailed } from '../on-demand/PartFailed';
import { SearchIcon } from '../shell/icons';
import { CutNotice } from './CutNotice';
import { groupHits } from './group-hits';
import { NotCovered } from './NotCovered';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches';
import { SearchFilters } from './SearchFilters';
import { SearchHit } from './SearchHit';
import { useSearch } from './use-search';

/** Names that the panel shows but cannot know in the browser. */
export interface SearchNames {
  games: Record<Game, string>;
  documents: Record<string, DocumentName>;
  /** What the corpus leaves out of each game. */
  notCovered: Record<Game, string>;
}

/** What a short citation says of a document. */
export interface DocumentName extends Dated {
  title: string;
}

interface Props {
  locale: Locale;
  names: SearchNames;
  suggestions: string[];
  /** On its own page the query stands in the address. */
  inAddress?: boolean;
  /** Take the caret at once. */
  eager?: boolean;
  onEscape?(): void;
}

const LONGEST_SHOWN = 80;
const shortened = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${cutText(text, LONGEST_SHOWN)}…` : text;

/** The search box and its ranked answers: arrow keys, Enter, Escape, filters, recent searches. */
export function SearchPanel({
  locale,
  names,
  suggestions,
  inAddress = false,
  eager = false,
  onEscape,
}: Props) {
  const t = dictionary(locale);
  const [query, setQuery] = useState('');
  const [filters, setFilters] = useState<Pick<SearchOptions, 'game' | 'kind'>>({});
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState<string[]>([]);
  const [search, retry] = useSearch(locale, query, { ...filters, limit: 12 });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    if (inAddress) {
      setQuery(asked.get('q') ?? '');
      setFilters({ game: GAMES.find((game) => game === asked.get('game')) });
    }
    if (eager || location.hash === '#q') input.current?.focus();
    setRecent(readRecent());
  }, [inAddress, eager]);
  useEffect(() => {
    if (!inAddress) return;
    const address = new URL(location.href);
    for (const [name, value] of Object.entries({ q: cutText(query, LONGEST_QUERY), game: filters.game })) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    if (address.href !== location.href) history.replaceState(null, '', address);
  }, [query, filters.game, inAddress]);

  const answer = 'answer' in search ? search.answer : undefined;
  const groups = answer ? groupHits(answer.hits) : [];
  const flat = groups.flatMap(({ lead, more }) => [lead, ...more]);
  const type = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const remember = () => {
    rememberSearch(query);
    setRecent(readRecent());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && flat.length > 0) {
      event.preventDefault();
      const next = (active + step + flat.length) % flat.length;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      remember();
      const chosen = flat[active];
      if (chosen && search.state === 'ready') location.assign(chosen.href);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (query) type('');
      else onEscape?.();
    }
  };
  let place = -1;
  return (
    <search className="block">
      <form action={`/${locale}/search/`} onSubmit={(event) => event.preventDefault()}>
        <div className="flex items-center gap-3 rounded-xl border-2 border-ink bg-raised pl-4 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-soft">
          <SearchIcon />
          <input
            ref={input}
            id={inAddress || eager ? undefined : 'q'}
            name="q"
            type="search"
            value={query}
            onChange={(event) => type(event.target.value)}
            onFocus={() => warmUp(locale)}
            onBlur={remember}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-label={t.searchLabel}
            aria-controls={`${id}-hits`}
            aria-describedby={`${id}-status`}
            placeholder={t.searchPlaceholder}
            className="min-h-14 w-full min-w-0 bg-transparent pr-3 text-lg outline-none"
          />
        </div>
      </form>
      {query.trim() && (
        <SearchFilters locale={locale} names={names} filters={filters} onChange={setFilters} />
      )}
      <div role="status" id={`${id}-status`} className="typed-text pt-2 text-sm text-muted">
        <CutNotice locale={locale} typed={query} />
        {search.state === 'loading' && !answer && t.searchLoading}
        {search.state === 'ready' && search.answer.hits.length > 0 && t.searchCount(search.answer.total)}
        {search.state === 'ready' && search.answer.hits.length === 0 && (
          <span className="text-ink">{t.searchNone(shortened(query.trim()))}</span>
        )}
      </div>
      {answer?.suggestion && search.state === 'ready' && (
        <p className="typed-text pt-1 text-sm">
          {t.didYouMean}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => type(answer.suggestion ?? '')}
          >
            {answer.suggestion}
          </button>
        </p>
      )}
      {search.state === 'ready' && answer && answer.hits.length > 0 && !answer.confident && (
        <p className="pt-1 text-sm">{t.searchNotClose}</p>
      )}
      <ul id={`${id}-hits`} aria-label={t.searchResults} className="grid gap-1 pt-2">
        {groups.map(({ lead, more }) => (
          <li key={lead.id}>
            {[lead, ...more].map((hit, i) => {
              place += 1;
              return (
                <SearchHit
                  key={hit.id}
                  id={`${id}-${place}`}
                  locale={locale}
                  hit={hit}
                  terms={answer?.terms ?? []}
                  names={names}
                  size={place === 0 ? 'lead' : i > 0 ? 'small' : 'normal'}
                  active={place === active}
                  onOpen={remember}
                />
              );
            })}
          </li>
        ))}
      </ul>
      {(search.state === 'refused' || (search.state === 'ready' && flat.length === 0)) && (
        <div className="text-sm">
          {search.state === 'refused' && (
            <PartFailed
              locale={locale}
              message={t.searchRefused[search.reason]}
              className=""
              buttonClass="min-h-11 underline"
              onRetry={retry}
            />
          )}
          <p>{t.searchNoneHint}</p>
          <ul className="flex flex-wrap gap-x-4">
            {GAMES.map((game) => (
              <li key={game} data-game={game}>
                <a
                  className="inline-flex min-h-11 items-center text-accent"
                  href={glossaryHref(locale, game)}
                >
                  {names.games[game]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {search.state === 'ready' && answer && !answer.confident && (
        <NotCovered locale={locale} names={names} game={filters.game} />
      )}
      {!query.trim() && (
        <div className="needs-script grid gap-1 text-sm text-muted">
          <WordList label={t.tryThese} words={suggestions} onChoose={type} input={input} />
          {recent.length > 0 && (
            <WordList label={t.recentSearches} words={recent} onChoose={type} input={input}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center"
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                }}
              >
                {t.forgetRecent}
              </button>
            </WordList>
          )}
        </div>
      )}
    </search>
  );
}

function WordList({
  label,
  words,
  onChoose,
  input,
  children,
}: {
  label: string;
  words: string[];
  onChoose(word: string): void;
  input: React.RefObject<HTMLInputElement | null>;
  children?: React.ReactNode;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{label}</span>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className="typed-text inline-flex min-h-11 max-w-full items-center text-left text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
          onClick={() => {
            onChoose(word);
            input.current?.focus();
          }}
        >
          {shortened(word)}
        </button>
      ))}
      {children}
    </p>
  );
}
