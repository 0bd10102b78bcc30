'use client';

import { useEffect, useRef, useState } from 'react';
import type { Game } from '../../_corpus/games';
import { cutText } from '../../_i18n/cut-text';
import type { Locale } from '../../_i18n/locales';
import { ask } from '../../_search/client';
import type { IndexRefused } from '../../_search/load';
import { LONGEST_QUERY } from '../../_search/longest-query';
import type { Answer, SearchOptions } from '../../_search/searcher';

/** An answer, and the game that was chosen when it was asked for. */
interface Answered {
  answer: Answer;
  chosen: Game | undefined;
}

export type SearchState =
  | { state: 'idle' }
  | ({ state: 'loading' } & Partial<Answered>)
  | ({ state: 'ready' } & Answered)
  | { state: 'refused'; reason: IndexRefused['reason'] };

/** Asks the worker at each change of what it reads of a question. An answer that comes after a newer question was asked is dropped. */
export function useSearch(
  locale: Locale,
  typed: string,
  { game, kind, limit, cards }: SearchOptions,
): [SearchState, () => void] {
  const [state, setState] = useState<SearchState>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(0);
  const query = cutText(typed, LONGEST_QUERY);
  const named = JSON.stringify(cards ?? []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again
  useEffect(() => {
    newest.current += 1;
    const own = newest.current;
    if (!query.trim()) {
      setState({ state: 'idle' });
      return;
    }
    setState((now) => ({ ...('answer' in now && now), state: 'loading' }));
    const options = {
      game,
      kind,
      cards: JSON.parse(named) as SearchOptions['cards'] & object,
      ...(limit !== undefined && { limit }),
    };
    ask(locale, query, options, (reply) => {
      if (own !== newest.current) return;
      setState(
        'answer' in reply
          ? { state: 'ready', answer: reply.answer, chosen: game }
          : { state: 'refused', reason: reply.refused },
      );
    });
  }, [locale, query, game, kind, limit, named, attempt]);

  return [state, () => setAttempt((now) => now + 1)];
}
