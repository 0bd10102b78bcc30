'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import type { Game } from '../../../_corpus/games';
import { withRule } from '../../../_desk/log/draft';
import type { CitedRule } from '../../../_desk/log/ruling';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { dictionary } from '../../../_i18n/dictionary';
import type { Locale } from '../../../_i18n/locales';
import { warmUp } from '../../../_search/client';
import { useSearch } from '../../search/use-search';
import { CloseButton } from '../CloseButton';
import '../../styles/search.css';

interface Props {
  locale: Locale;
  game: Game;
  rules: CitedRule[];
  onChange(rules: CitedRule[]): void;
}

/** A search box to find the next rule to cite. */
export function RulePicker({ locale, game, rules, onChange }: Props) {
  const t = LOG_WORDS[locale];
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [search, retry] = useSearch(locale, query, { game, limit: 5 });
  const id = useId();
  const hits = 'answer' in search && search.answer && query.trim() ? search.answer.hits : [];
  const cite = (rule: CitedRule | undefined) => {
    if (!rule) return;
    onChange(withRule(rules, rule));
    setQuery('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Enter in a text box would send the form.
      event.preventDefault();
      if (search.state === 'ready') cite(hits[active]);
    } else if (event.key === 'Escape' && query) {
      event.preventDefault();
      setQuery('');
    }
  };
  return (
    <div className="grid gap-2">
      <label className="font-semibold" htmlFor={`${id}-box`}>
        {t.fields.rules}
      </label>
      <input
        id={`${id}-box`}
        type="text"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t.rulesHint}
        className="desk-input"
        value={query}
        onFocus={() => warmUp(locale)}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-hits`}
        role="listbox"
        aria-label={t.rulesHint}
        className="desk-hits"
        hidden={hits.length === 0}
      >
        {hits.map((hit, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text box, which keeps the caret
          <div
            key={hit.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            data-game={hit.game}
            data-active={i === active || undefined}
            className="search-hit desk-hit"
            onClick={() => cite(hit)}
          >
            <span className="font-title">{hit.title}</span>
            <span className="line-clamp-2 text-sm text-muted">{hit.bottomLine}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {search.state === 'ready' && query.trim() && t.rulesFound(hits.length)}
        {search.state === 'refused' && (
          <>
            {dictionary(locale).searchRefused[search.reason]}{' '}
            <button type="button" className="min-h-11 underline" onClick={retry}>
              {t.retry}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** The rules that are cited, each with the way to take it off. */
export function CitedRules({ locale, rules, onChange }: Omit<Props, 'game'>) {
  const t = LOG_WORDS[locale];
  if (rules.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {rules.map((rule) => (
        <li key={rule.id} className="desk-cited">
          <span className="line-clamp-2">{rule.title}</span>
          <CloseButton
            label={t.takeOff(rule.title)}
            onClick={() => onChange(rules.filter((other) => other.id !== rule.id))}
          />
        </li>
      ))}
    </ul>
  );
}
