'use client';

import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { searchHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { warmUp } from '../../_search/client';
import { SearchIcon } from '../shell/icons';
import { optionId } from './use-walk';

interface Props {
  locale: Locale;
  query: string;
  onType(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
  onSubmit(): void;
  /** Ids of the list that it walks and of what is told of it. */
  list: string;
  status: string;
  /** The active option, as long as there is a list. */
  active: number | undefined;
  /** Whether `/` leads here. */
  hasKey: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The search box. Its list is walked without leaving it. */
export function SearchField(props: Props) {
  const { locale, query, onType, onKeyDown, onBlur, onSubmit, list, status, active, hasKey, ref } = props;
  const t = dictionary(locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form action={searchHref(locale)} onSubmit={submit}>
      <div className="search-field">
        <SearchIcon />
        <input
          ref={ref}
          id={hasKey ? 'q' : undefined}
          name="q"
          type="search"
          role="combobox"
          aria-expanded={active !== undefined}
          aria-controls={active === undefined ? undefined : list}
          aria-activedescendant={active === undefined ? undefined : optionId(list, active)}
          aria-autocomplete="list"
          aria-label={t.searchLabel}
          aria-describedby={status}
          value={query}
          onChange={(event) => onType(event.target.value)}
          onFocus={() => warmUp(locale)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t.searchPlaceholder}
        />
        {hasKey && !query && (
          <span aria-hidden="true" className="key search-slash">
            /
          </span>
        )}
      </div>
    </form>
  );
}
