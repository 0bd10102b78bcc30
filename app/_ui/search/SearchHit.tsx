'use client';

import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { Hit } from '../../_search/searcher';
import { citeShort } from './cite';
import { Marked } from './Marked';
import type { SearchNames } from './SearchPanel';

interface Props {
  locale: Locale;
  hit: Hit;
  terms: readonly string[];
  names: SearchNames;
  /** The first answer is set larger; further hits of a page are set small. */
  size: 'lead' | 'normal' | 'small';
  active: boolean;
  id: string;
  onOpen(): void;
}

export function SearchHit({ locale, hit, terms, names, size, active, id, onOpen }: Props) {
  const t = dictionary(locale);
  return (
    <a
      id={id}
      href={hit.href}
      data-game={hit.game}
      data-active={active || undefined}
      onClick={onOpen}
      className={`search-hit block rounded-md border-l-3 py-2.5 pr-3 pl-4 no-underline ${size === 'small' ? 'ml-5' : ''}`}
    >
      <span className={`font-title leading-snug ${size === 'small' ? 'text-base' : 'text-lg'}`}>
        <Marked text={hit.title} terms={terms} locale={locale} />
      </span>
      <span className={`mt-0.5 block ${size === 'lead' ? 'text-[1.06rem]' : 'text-sm'}`}>
        <Marked text={hit.bottomLine} terms={terms} locale={locale} />
      </span>
      <span className="mt-1 block text-xs text-muted">
        <span className="font-semibold text-accent">{names.games[hit.game]}</span>
        {' · '}
        {hit.example ? t.worked : t.kinds[hit.kind]}
        {hit.kind === 'section' && ` · ${hit.page}`}
        {' · '}
        {citeShort(hit, names.documents, locale)}
      </span>
    </a>
  );
}
