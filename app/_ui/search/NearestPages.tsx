'use client';

import { useEffect, useState } from 'react';
import { editDistance } from '../../_corpus/nearest';
import type { TitleRow } from '../../_corpus/titles';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { useTitles } from './use-titles';

const MOST_SHOWN = 4;
/** Longer than any address of ours; nothing would be near it, and comparing would take long. */
const LONGEST_ASKED = 120;

/** The pages whose address is closest to the one that was asked for. */
export function NearestPages({ locale }: { locale: Locale }) {
  const [titles, load] = useTitles(locale);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    setAsked(location.pathname.replace(/^\/(fr|en)\//, '').replace(/\/$/, ''));
    void load();
  }, [load]);
  if (titles.state !== 'ready') return null;
  const near = nearestRows(titles.rows, asked);
  if (near.length === 0) return null;
  return (
    <>
      <p className="pt-4">{dictionary(locale).notFoundNearest}</p>
      <ul>
        {near.map((row) => (
          <li key={row.id}>
            <a className="inline-flex min-h-11 items-center" href={row.href}>
              {row.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function nearestRows(rows: TitleRow[], asked: string): TitleRow[] {
  const slug = asked.split('/').at(-1) ?? '';
  if (!slug || slug.length > LONGEST_ASKED) return [];
  return rows
    .filter((row) => !row.id.includes('#'))
    .map((row) => {
      const own = row.id.split('/').at(-1) ?? '';
      const distance = own.includes(slug) || slug.includes(own) ? 1 : editDistance(slug, own, slug.length);
      return { row, distance };
    })
    .filter(({ distance }) => distance <= Math.max(2, slug.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_SHOWN)
    .map(({ row }) => row);
}
