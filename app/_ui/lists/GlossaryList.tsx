'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { searchHref } from '../../_corpus/addresses';
import { KINDS, type Kind } from '../../_corpus/kinds';
import { cutText } from '../../_i18n/cut-text';
import { LIST_WORDS } from '../../_i18n/lists';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { fold, matchesWords } from '../../_leaf/fold';
import { shortened } from '../search/shortened';

export interface GlossaryRow {
  id: string;
  href: string;
  title: string;
  /** Its name in the other language. */
  other: string;
  kind: Kind;
  example: boolean;
  /** From the owner's own document, not of the corpus. */
  own?: boolean;
}

interface Props {
  locale: Locale;
  groups: [string, GlossaryRow[]][];
}

/** Longer than any title. */
const LONGEST_FILTER = 200;
const PAUSE_MS = 150;

/** A glossary from A to Z, narrowed by kind and by what is typed. Whole without scripts. */
export function GlossaryList({ locale, groups }: Props) {
  const t = LIST_WORDS[locale];
  const [kind, setKind] = useState<Kind>();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(cutText(typed, LONGEST_FILTER));

  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    setKind(KINDS.find((name) => name === asked.get('kind')));
    setTyped(asked.get('q') ?? '');
  }, []);
  useEffect(() => {
    // Browsers refuse an address that changes at every key.
    const timer = setTimeout(() => keepInAddress({ kind, q: query }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [kind, query]);

  const fits = (row: GlossaryRow) =>
    (!kind || row.kind === kind) && (!query || matchesWords(`${row.title} ${row.other}`, query));
  const shown = groups
    .map(([initial, rows]): [string, GlossaryRow[]] => [initial, rows.filter(fits)])
    .filter(([, rows]) => rows.length > 0);
  const count = shown.reduce((sum, [, rows]) => sum + rows.length, 0);
  const reset = () => {
    setKind(undefined);
    setTyped('');
  };
  return (
    <>
      <div className="below-header no-print z-10 -mx-1 md:sticky bg-paper px-1 pt-3 pb-2">
        <div className="needs-script">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <fieldset className="flex flex-wrap gap-1">
              <legend className="sr-only">{t.kindFilter}</legend>
              {[undefined, ...KINDS].map((name) => (
                <label
                  key={name ?? 'all'}
                  className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-4 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-accent"
                >
                  <input
                    type="radio"
                    name="kind"
                    className="sr-only"
                    checked={kind === name}
                    onChange={() => setKind(name)}
                  />
                  {name ? t.kindsPlural[name] : t.allKinds}
                </label>
              ))}
            </fieldset>
            <input
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-label={t.filterLabel}
              placeholder={t.filterPlaceholder}
              className="min-h-11 w-full min-w-0 flex-1 basis-48 rounded-md border border-line-strong bg-raised px-3"
            />
            <p role="status" className="text-sm text-muted tabular-nums">
              {t.entriesCount(count)}
              {typed.length > LONGEST_FILTER && (
                <span className="block text-ink" data-cut>
                  {t.filterCut(LONGEST_FILTER)}
                </span>
              )}
            </p>
          </div>
        </div>
        <nav aria-label={t.alphabet}>
          <ul className="-ml-2 flex flex-wrap pt-1">
            {shown.map(([initial]) => (
              <li key={initial}>
                <a
                  href={`#${letterId(initial)}`}
                  className="grid min-h-11 min-w-9 place-items-center font-title text-muted no-underline hover:text-accent"
                >
                  {initial}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {shown.length === 0 && (
        <div className="typed-text py-8">
          <p>{t.filterNone}</p>
          <p className="flex flex-wrap gap-x-6 pt-2">
            {query && (
              <a
                className="inline-flex min-h-11 items-center font-semibold"
                href={`${searchHref(locale)}?${new URLSearchParams({ q: query })}`}
              >
                {typeset(t.filterSearch(shortened(query)), locale)}
              </a>
            )}
            <button type="button" className="min-h-11 text-accent underline" onClick={reset}>
              {t.filterReset}
            </button>
          </p>
        </div>
      )}
      {shown.map(([initial, rows]) => (
        <section
          key={initial}
          aria-labelledby={letterId(initial)}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t border-line py-6 md:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <h2 id={letterId(initial)} className="scroll-mt-20 md:scroll-mt-52 text-3xl text-accent">
            {initial}
          </h2>
          <ul className="gap-x-10 lg:columns-2">
            {rows.map((row) => (
              <li key={row.id} className="break-inside-avoid">
                <a href={row.href} className="group block py-1.5 no-underline">
                  <span className="leading-snug group-hover:underline">{row.title}</span>
                  <span className="block text-sm leading-snug text-muted">
                    {row.other && fold(row.other) !== fold(row.title) && `${row.other} · `}
                    {row.own ? t.ownDocument : row.example ? t.worked : t.kinds[row.kind]}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** So that Back finds the list as it was, and it can be shared. */
function keepInAddress(filter: Record<string, string | undefined>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(filter)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

const letterId = (initial: string): string =>
  initial === '#' ? 'letter-0' : `letter-${initial.toLowerCase()}`;
