'use client';

import { GAMES } from '../../_corpus/games';
import { KINDS } from '../../_corpus/kinds';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { SearchOptions } from '../../_search/searcher';
import type { SearchNames } from './SearchPanel';

type Filters = Pick<SearchOptions, 'game' | 'kind'>;

interface Props {
  locale: Locale;
  names: SearchNames;
  filters: Filters;
  onChange(filters: Filters): void;
}

/** By game and by kind; the query stays. */
export function SearchFilters({ locale, names, filters, onChange }: Props) {
  const t = dictionary(locale);
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1 pt-2">
      <Choice
        legend={t.games}
        value={filters.game}
        options={GAMES.map((game) => [game, names.games[game]])}
        all={t.allGames}
        onChange={(game) => onChange({ ...filters, game })}
      />
      <Choice
        legend={t.kindFilter}
        value={filters.kind}
        options={[...KINDS, 'section' as const].map((kind) => [kind, t.kinds[kind]])}
        all={t.allKinds}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
    </div>
  );
}

function Choice<T extends string>({
  legend,
  value,
  options,
  all,
  onChange,
}: {
  legend: string;
  value: T | undefined;
  options: [T, string][];
  all: string;
  onChange(value: T | undefined): void;
}) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm text-muted">
      {legend}
      <select
        className="min-h-9 rounded-md border border-line-strong bg-raised px-2 text-ink"
        value={value ?? ''}
        onChange={(event) => onChange(options.find(([option]) => option === event.target.value)?.[0])}
      >
        <option value="">{all}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
