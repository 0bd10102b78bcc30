'use client';

import { useEffect, useState } from 'react';
import { readAddress } from '../../_cards/link';
import { relatedRules } from '../../_cards/related';
import { concernsHref, settingsHref } from '../../_corpus/addresses';
import type { ConcerningRow } from '../../_corpus/concerning';
import { areCardsHeld, askCards } from '../../_desk/cards/client';
import type { HeldCard } from '../../_desk/cards/messages';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { useAddressState } from '../use-address-state';
import { CardActions } from './CardActions';
import { CardFacts } from './CardFacts';
import { CardHits } from './CardHits';
import { CardRulings } from './CardRulings';
import { CardText } from './CardText';
import { ConcerningRules } from './ConcerningRules';
import { cardHref, factLine, printedTitle } from './card-line';
import { RelatedRules } from './RelatedRules';
import { useCards } from './use-cards';
import { useNamedRules } from './use-named-rules';

const NAMES = ['card'] as const;

type State = 'loading' | 'none' | 'unknown' | HeldCard;

/** A card's page, made here from what this device holds. */
export function CardDesk({ locale }: { locale: Locale }) {
  const t = CARD_PAGE_WORDS[locale];
  const visit = useAddressState(NAMES);
  const [state, setState] = useState<State>('loading');
  const rules = useNamedRules(locale);
  const [concerning, setConcerning] = useState<ConcerningRow[]>([]);
  const [typed, setTyped] = useState('');
  const found = useCards(locale, typed, undefined);
  const wanted = visit?.state.card;

  useEffect(() => {
    if (!visit) return;
    if (!areCardsHeld()) {
      setState('none');
      return;
    }
    const address = wanted === undefined ? undefined : readAddress(wanted);
    if (!address) {
      setState('unknown');
      return;
    }
    askCards({ ask: 'card', ...address }, (reply) =>
      setState('card' in reply && reply.card ? reply.card : 'unknown'),
    );
  }, [visit, wanted]);
  useEffect(() => {
    if (typeof state === 'string') return;
    document.title = printedTitle(state.card);
    fetchConcerning(locale).then(setConcerning);
  }, [state, locale]);

  return (
    <div
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8"
      data-card-page={typeof state === 'string' ? state : state.card.id}
    >
      {(state === 'none' || state === 'unknown') && (
        <h1 className="text-2xl md:text-4xl">{typeset(t.found, locale)}</h1>
      )}
      {state === 'none' ? (
        <p className="plain-notice">
          {typeset(t.nothing, locale)}{' '}
          <a href={`${settingsHref(locale)}#cards`} className="underline">
            {typeset(t.settings, locale)}
          </a>
        </p>
      ) : (
        <div className="grid gap-2">
          <label htmlFor="card-name" className="text-sm text-muted">
            {typeset(t.find, locale)}
          </label>
          <input
            id="card-name"
            type="search"
            autoComplete="off"
            className="held-name"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
          <CardHits locale={locale} found={found} />
        </div>
      )}
      {state === 'loading' && <p className="text-muted">{typeset(t.loading, locale)}</p>}
      {state === 'unknown' && wanted !== undefined && <p role="status">{typeset(t.unknown, locale)}</p>}
      {typeof state !== 'string' && (
        <article className="grid grid-cols-[minmax(0,1fr)] gap-8" data-game={state.card.game}>
          <header>
            <h1 className="text-2xl md:text-4xl">{printedTitle(state.card)}</h1>
            <p className="pt-2 text-muted">{typeset(factLine(state.card, locale), locale)}</p>
          </header>
          <CardActions locale={locale} card={state.card} />
          <CardFacts locale={locale} card={state.card} sets={state.sets} />
          <CardText locale={locale} card={state.card} text={state.text} />
          <ConcerningRules locale={locale} card={state.card} rows={concerning} />
          <RelatedRules locale={locale} rules={relatedRules(state.card, rules)} />
          <CardRulings locale={locale} rulings={state.rulings} />
          {state.namesakes.length > 0 && (
            <section className="grid gap-2">
              <h2 className="text-xl">{typeset(t.namesakes, locale)}</h2>
              <ul className="grid gap-1">
                {state.namesakes.map((card) => (
                  <li key={card.id}>
                    <a href={cardHref(locale, card)} className="card-hit">
                      <span className="font-semibold">{printedTitle(card)}</span>
                      <span className="text-sm text-muted">{typeset(factLine(card, locale), locale)}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </article>
      )}
    </div>
  );
}

/** None, if they cannot be had: the facts still stand. */
const fetchConcerning = (locale: Locale): Promise<ConcerningRow[]> =>
  fetch(concernsHref(locale))
    .then((response) => (response.ok ? (response.json() as Promise<ConcerningRow[]>) : []))
    .catch(() => []);
