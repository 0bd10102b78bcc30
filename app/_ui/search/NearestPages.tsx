'use client';

import { useEffect, useState } from 'react';
import { belowLanguage } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { type KnownPage, nearestPages } from './nearest-pages';
import { useTitles } from './use-titles';

interface Props {
  locale: Locale;
  /** The pages that are no rules. */
  pages: KnownPage[];
}

/** The pages whose address is closest to the one that was asked for. */
export function NearestPages({ locale, pages }: Props) {
  const [titles, load] = useTitles(locale);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    setAsked(belowLanguage(location.pathname).replace(/\/$/, ''));
    void load();
  }, [load]);
  if (titles.state !== 'ready') return null;
  const rules = titles.rows
    .filter(({ id }) => !id.includes('#'))
    .map(({ id, href, title }) => ({ path: id, href, title }));
  const near = nearestPages([...rules, ...pages], asked);
  if (near.length === 0) return null;
  return (
    <>
      <p className="pt-4">{dictionary(locale).notFoundNearest}</p>
      <ul>
        {near.map((page) => (
          <li key={page.path}>
            <a className="inline-flex min-h-11 items-center font-semibold" href={page.href}>
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
