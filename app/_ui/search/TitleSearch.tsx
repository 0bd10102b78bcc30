'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { glossaryHref } from '../../_corpus/addresses';
import { GAMES, type Game } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SearchIcon } from '../shell/icons';
import { matchTitles } from './match-titles';
import { useTitles } from './use-titles';

const MOST_SHOWN = 8;

interface Props {
  locale: Locale;
  gameNames: Record<Game, string>;
  suggestions: string[];
}

/** The box on the home page: narrows titles as you type. Arrow keys, Enter, Escape. */
export function TitleSearch({ locale, gameNames, suggestions }: Props) {
  const t = dictionary(locale);
  const [titles, load] = useTitles(locale);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();

  useEffect(() => {
    if (location.hash === '#q') input.current?.focus();
    const asked = new URLSearchParams(location.search).get('q');
    if (asked) {
      setQuery(asked);
      void load();
    }
  }, [load]);

  const hits = titles.state === 'ready' ? matchTitles(titles.rows, query) : [];
  const shown = hits.slice(0, MOST_SHOWN);
  const type = (text: string) => {
    setQuery(text);
    setActive(0);
    if (titles.state === 'idle') void load();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length > 0) {
      event.preventDefault();
      setActive((now) => (now + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && shown[active]) {
      event.preventDefault();
      location.assign(shown[active].href);
    } else if (event.key === 'Escape') type('');
  };
  const browse = (
    <ul className="flex flex-wrap gap-x-4">
      {GAMES.map((game) => (
        <li key={game} data-game={game}>
          <a className="inline-flex min-h-11 items-center text-accent" href={glossaryHref(locale, game)}>
            {gameNames[game]}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <search className="block">
      <form action={glossaryHref(locale, GAMES[0])} onSubmit={(event) => event.preventDefault()}>
        <div className="flex items-center gap-3 rounded-xl border-2 border-ink bg-raised pl-4 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-soft">
          <SearchIcon />
          <input
            ref={input}
            id="q"
            name="q"
            type="search"
            value={query}
            onChange={(event) => type(event.target.value)}
            onFocus={() => titles.state === 'idle' && void load()}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            role="combobox"
            aria-label={t.searchLabel}
            aria-expanded={shown.length > 0}
            aria-controls={list}
            aria-activedescendant={shown[active] ? `${list}-${active}` : undefined}
            placeholder={t.searchPlaceholder}
            className="min-h-14 w-full min-w-0 bg-transparent pr-3 text-lg outline-none"
          />
        </div>
      </form>
      <div id={list} role="listbox" aria-label={t.searchLabel} className={shown.length > 0 ? 'mt-2' : ''}>
        {shown.map((row, i) => (
          <a
            key={row.id}
            id={`${list}-${i}`}
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            href={row.href}
            data-game={row.game}
            onPointerEnter={() => setActive(i)}
            className={`flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 rounded-md border-l-3 px-4 py-2 no-underline ${
              i === active ? 'border-accent bg-accent-soft' : 'border-transparent'
            }`}
          >
            <span>{row.title}</span>
            <span className="text-sm text-muted">
              {gameNames[row.game]} · {t.kinds[row.kind]}
            </span>
          </a>
        ))}
      </div>
      <div role="status" className="min-h-8 pt-2 text-sm text-muted">
        {titles.state === 'loading' && query && t.searchLoading}
        {titles.state === 'failed' && (
          <>
            {t.searchFailed}{' '}
            <button type="button" className="min-h-11 underline" onClick={() => void load()}>
              {t.searchRetry}
            </button>
            {browse}
          </>
        )}
        {titles.state === 'ready' && query.trim() && hits.length > 0 && t.searchCount(hits.length)}
        {titles.state === 'ready' && query.trim() && hits.length === 0 && (
          <>
            <p className="text-ink">{t.searchNone(query.trim())}</p>
            <p>{t.searchNoneHint}</p>
            {browse}
          </>
        )}
        {!query.trim() && titles.state !== 'failed' && suggestions.length > 0 && (
          <p className="needs-script flex flex-wrap items-center gap-x-4">
            <span>{t.tryThese}</span>
            {suggestions.map((word) => (
              <button
                key={word}
                type="button"
                className="inline-flex min-h-11 items-center text-ink underline decoration-line-strong underline-offset-4 hover:text-accent"
                onClick={() => {
                  type(word);
                  input.current?.focus();
                }}
              >
                {word}
              </button>
            ))}
          </p>
        )}
      </div>
    </search>
  );
}
