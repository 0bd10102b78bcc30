'use client';

import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { Hit } from '../../_search/searcher';
import { citeShort } from './cite';
import { HitAnswer } from './HitAnswer';
import type { SearchNames } from './SearchPanel';

interface Props {
  locale: Locale;
  hit: Hit;
  terms: readonly string[];
  names: SearchNames;
  /** The first answer is set larger; further hits of a page are set small. */
  size: 'lead' | 'normal' | 'small';
  /** Among the hits. */
  number: number;
  /** Among the options of the list. */
  place: number;
  active: boolean;
  id: string;
  onOpen(): void;
}

/** A page or section that was found, with what in it answers. It opens there. */
export function SearchHit({ locale, hit, terms, names, size, number, place, active, id, onOpen }: Props) {
  const t = dictionary(locale);
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      href={hit.said?.passage.href ?? hit.href}
      data-game={hit.game}
      data-place={place}
      data-size={size}
      data-active={active || undefined}
      data-waiting={!hit.said || undefined}
      onClick={onOpen}
      className="search-hit"
    >
      <span className="hit-title">{hit.title}</span>
      <HitAnswer locale={locale} hit={hit} terms={terms} number={number} />
      <span className="hit-facts">
        <span className="font-semibold text-accent">{names.games[hit.game]}</span>
        {' · '}
        {hit.example ? t.worked : t.kinds[hit.kind]}
        {hit.kind === 'section' && ` · ${hit.page}`}
        {hit.sources.length > 0 && ` · ${citeShort(hit, names.documents, locale)}`}
      </span>
    </a>
  );
}
