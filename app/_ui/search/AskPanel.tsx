'use client';

import './start-early';
import { useEffect, useRef, useState } from 'react';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { FoundCardsPart } from '../cards/FoundCardsPart';
import { namedIn, useCards } from '../cards/use-cards';
import { GameChips } from '../game-choice/GameChips';
import { useGameChoice } from '../game-choice/use-game-choice';
import { useCarried } from '../on-demand/carried';
import { PartFailed } from '../on-demand/PartFailed';
import { AskField } from './AskField';
import { withAsked } from './asked-address';
import { Ruling } from './Ruling';
import type { SearchNames } from './SearchPanel';
import { useSearch } from './use-search';

/** A whole question in, the answer out: its sentence in large type, the passage that proves it, and its source. */
export function AskPanel({ locale, names }: { locale: Locale; names: SearchNames }) {
  const t = dictionary(locale);
  const [draft, setDraft] = useState('');
  const [question, setQuestion] = useState('');
  const [game, chooseGame] = useGameChoice();
  const cards = useCards(locale, question, game);
  const [search, retry] = useSearch(locale, question, { game, limit: 8, cards: namedIn(question, cards) });
  const panel = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const answer = 'answer' in search && question.trim() ? search.answer : undefined;
  const isOfCard = cards !== undefined && cards.matches.length > 0;
  const answered = answer ? question.trim() : '';

  useEffect(() => {
    const q = new URLSearchParams(location.search).get('q') ?? '';
    setDraft(q);
    setQuestion(q);
  }, []);
  useCarried('question', draft, (kept) => typeof kept === 'string' && setDraft(kept));
  useEffect(() => {
    if (!question) return;
    const address = withAsked(location.href, 'q', { query: question, game, ofPage: undefined });
    history.replaceState(history.state, '', address);
  }, [question, game]);
  // On a phone the answer would begin below the window; the question stays above it, unless it is too long for that.
  useEffect(() => {
    const { current: asked } = panel;
    const { current: told } = place;
    if (!answered || !asked || !told) return;
    const [top, height] = [told.getBoundingClientRect().top, window.innerHeight];
    if (top < height * 0.4) return;
    const fits = top - asked.getBoundingClientRect().top < height * 0.35;
    (fits ? asked : told).scrollIntoView({ block: 'start' });
  }, [answered]);
  return (
    <search ref={panel} className="block">
      <AskField
        locale={locale}
        draft={draft}
        isAsked={answered !== ''}
        onType={setDraft}
        onAsk={() => setQuestion(draft)}
      >
        <GameChips
          locale={locale}
          names={names.games}
          game={game}
          onChoose={chooseGame}
          searched={answer?.game}
        />
      </AskField>
      <div ref={place} aria-live="polite" aria-busy={answer && !answer.isWhole} className="pt-6">
        {search.state === 'loading' && !answer && <p className="text-muted">{t.searchLoading}</p>}
        {search.state === 'refused' && (
          <PartFailed
            locale={locale}
            message={t.searchRefused[search.reason]}
            className=""
            buttonClass="min-h-11 underline"
            onRetry={retry}
          />
        )}
        {answer && isOfCard && <FoundCardsPart locale={locale} found={cards} />}
        {answer && (
          <Ruling
            locale={locale}
            names={names}
            answer={answer}
            game={answer.game}
            isOfCard={isOfCard}
            beside={!isOfCard && <FoundCardsPart locale={locale} found={cards} />}
          />
        )}
      </div>
    </search>
  );
}
