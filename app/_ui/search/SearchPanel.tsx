'use client';

import './start-early';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Dated } from '../../_corpus/as-of';
import type { Game } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import type { Answer, SearchOptions } from '../../_search/searcher';
import { FoundCardsPart } from '../cards/FoundCardsPart';
import { namedIn, useCards } from '../cards/use-cards';
import { GameChips } from '../game-choice/GameChips';
import type { Parameter } from './asked-address';
import { CutNotice } from './CutNotice';
import { arrange, firstOf, inOrder } from './group-hits';
import { PassagePane } from './PassagePane';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches';
import { SearchEnd } from './SearchEnd';
import { SearchField } from './SearchField';
import { SearchLine } from './SearchLine';
import { SearchResults } from './SearchResults';
import { SearchStarts } from './SearchStarts';
import { shortened } from './shortened';
import { useAsked } from './use-asked';
import { useSearch } from './use-search';
import { optionId, useWalk } from './use-walk';
import '../styles/search.css';

/** Names that the panel shows but cannot know in the browser. */
export interface SearchNames {
  games: Record<Game, string>;
  documents: Record<string, DocumentName>;
  /** What the corpus leaves out of each game. */
  notCovered: Record<Game, string>;
}

/** What a short citation says of a document. */
export interface DocumentName extends Dated {
  title: string;
}

interface Props {
  locale: Locale;
  names: SearchNames;
  suggestions: string[];
  /** Where the question stands in the address. */
  parameter?: Parameter;
  /** Take the caret at once. */
  eager?: boolean;
  /** Of the overlay. */
  onClose?(): void;
}

/** Whether letters come from a keyboard on the screen. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** So many answers are shown at first, and more each time they are asked for. */
const SOME = 12;

/** The search box and its ranked answers: by keys, by game, by kind, with recent searches. */
export function SearchPanel(props: Props) {
  const { locale, names, suggestions, parameter = 'q', eager = false, onClose } = props;
  const t = dictionary(locale);
  const words = SEARCH_WORDS[locale];
  const { query, setQuery, game, chooseGame, left, leave } = useAsked(parameter);
  const [kind, setKind] = useState<SearchOptions['kind']>();
  const [limit, setLimit] = useState(SOME);
  const [recent, setRecent] = useState<string[]>([]);
  const cards = useCards(locale, query, game);
  const [search, retry] = useSearch(locale, query, { game, kind, limit, cards: namedIn(query, cards) });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // While the next answer is on its way the last one stays.
  const { answer, chosen } = 'answer' in search ? search : { answer: undefined, chosen: undefined };
  const sections = answer ? arrange(answer) : [];
  const hits = inOrder(sections);
  const tools = answer?.tools ?? [];
  const count = tools.length + hits.length;
  const list = `${id}-hits`;
  const { active, restart, goTo, takeKey, onPointerMove } = useWalk(
    list,
    count,
    answer ? firstOf(answer) : 0,
  );
  const isOfCard = cards !== undefined && cards.matches.length > 0;
  const activeHit = hits[active - tools.length];

  useEffect(() => {
    if (eager || location.hash === '#q') input.current?.focus();
    setRecent(readRecent());
  }, [eager]);
  useEffect(() => {
    if (!left) return;
    setLimit(left.limit);
    setKind(left.kind);
  }, [left]);
  const isBack = left !== undefined && answer?.isWhole === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list that was left is there again
  useEffect(() => {
    if (!isBack) return;
    goTo(left.active);
    if (!isTouched()) input.current?.focus({ preventScroll: true });
  }, [isBack]);

  const countOf = ({ total }: Answer) => (total > hits.length ? words.nearest : t.searchCount)(hits.length);
  const type = (text: string) => {
    setQuery(text);
    setLimit(SOME);
    restart();
  };
  const choose = (text: string) => {
    type(text);
    input.current?.focus();
  };
  const remember = () => {
    rememberSearch(query);
    setRecent(readRecent());
  };
  const onOpen = (place: number) => {
    remember();
    leave({ limit, kind, active: place });
  };
  const onSubmit = () => {
    remember();
    // The key of a keyboard on the screen hides it: what it hid is to be read first.
    if (isTouched()) input.current?.blur();
    else if (search.state === 'ready') document.getElementById(optionId(list, active))?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (onClose) onClose();
      else type('');
    } else if (takeKey(event.key)) event.preventDefault();
  };
  return (
    <search className="search">
      <div className="search-columns">
        <div className="min-w-0">
          <SearchField
            ref={input}
            locale={locale}
            query={query}
            onType={type}
            onKeyDown={onKeyDown}
            onBlur={remember}
            onSubmit={onSubmit}
            list={list}
            status={`${id}-status`}
            active={count > 0 ? active : undefined}
            hasKey={!onClose}
          />
          <GameChips
            locale={locale}
            names={names.games}
            game={game}
            onChoose={chooseGame}
            searched={answer && chosen === game ? answer.game : game}
          />
          <SearchLine
            locale={locale}
            hasHits={hits.length > 0}
            kind={kind}
            onKind={setKind}
            onEscape={onClose ? 'close' : 'clear'}
          >
            <div role="status" id={`${id}-status`} className="typed-text">
              <CutNotice locale={locale} typed={query} />
              {search.state === 'loading' && !answer && t.searchLoading}
              {answer && hits.length > 0 && countOf(answer)}
              {answer && count === 0 && isOfCard && words.onlyCards}
              {answer && count === 0 && !isOfCard && (
                <span className="text-ink">{t.searchNone(shortened(answer.query.trim()))}</span>
              )}
            </div>
          </SearchLine>
          {answer?.suggestion && (
            <p className="typed-text pt-1 text-sm">
              {t.didYouMean}{' '}
              <button
                type="button"
                className="min-h-11 font-semibold underline"
                onClick={() => type(answer.suggestion ?? '')}
              >
                {answer.suggestion}
              </button>
            </p>
          )}
          {hits.length > 0 && !answer?.confident && !isOfCard && (
            <p className="pt-1 text-sm">{t.searchNotClose}</p>
          )}
          <FoundCardsPart locale={locale} found={query.trim() ? cards : undefined} />
          {answer && count > 0 && (
            <SearchResults
              locale={locale}
              names={names}
              answer={answer}
              sections={sections}
              id={list}
              active={active}
              onPointerMove={onPointerMove}
              onOpen={onOpen}
            />
          )}
          <SearchEnd
            locale={locale}
            names={names}
            search={search}
            isOfCard={isOfCard}
            onMore={() => setLimit(limit + SOME)}
            onRetry={retry}
          />
          {!query.trim() && (
            <SearchStarts
              locale={locale}
              suggestions={suggestions}
              recent={recent}
              onChoose={choose}
              onForget={() => {
                forgetSearches();
                setRecent([]);
              }}
            />
          )}
        </div>
        {!onClose && activeHit && <PassagePane locale={locale} names={names} hit={activeHit} />}
      </div>
    </search>
  );
}
