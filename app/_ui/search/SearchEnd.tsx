'use client';

import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import { PartFailed } from '../on-demand/PartFailed';
import { NotCovered } from './NotCovered';
import { NothingFound } from './NothingFound';
import type { SearchNames } from './SearchPanel';
import type { SearchState } from './use-search';

interface Props {
  locale: Locale;
  names: SearchNames;
  search: SearchState;
  /** The question is the name of a card, which is shown. */
  isOfCard: boolean;
  onMore(): void;
  onRetry(): void;
}

/** Below the answers: more of them or, where there are none, why, and where else to look. */
export function SearchEnd({ locale, names, search, isOfCard, onMore, onRetry }: Props) {
  if (search.state === 'refused') {
    return (
      <>
        <PartFailed
          locale={locale}
          message={dictionary(locale).searchRefused[search.reason]}
          className="pt-3 text-sm"
          buttonClass="min-h-11 underline"
          onRetry={onRetry}
        />
        <NothingFound locale={locale} names={names} />
      </>
    );
  }
  if (!('answer' in search) || !search.answer) return null;
  const { hits, tools, total, confident, game } = search.answer;
  return (
    <>
      {hits.length > 0 && hits.length < total && (
        <button type="button" className="show-more no-print" onClick={onMore}>
          {SEARCH_WORDS[locale].showMore}
        </button>
      )}
      {hits.length + tools.length === 0 && !isOfCard && <NothingFound locale={locale} names={names} />}
      {!confident && !isOfCard && tools.length === 0 && (
        <NotCovered locale={locale} names={names} game={game} />
      )}
    </>
  );
}
