'use client';

import { useEffect, useState } from 'react';
import type { Card } from '../../_cards/card';
import { askCards } from '../../_desk/cards/client';
import type { FoundCards, HeldCard } from '../../_desk/cards/messages';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { CardActions } from './CardActions';
import { CardFigures } from './CardFigures';
import { CardHits } from './CardHits';
import { CardRulings } from './CardRulings';
import { cardHref, printedTitle, typeLine } from './card-line';
import { RuleChips } from './RuleChips';
import { useNamedRules } from './use-named-rules';

const SOME_RULINGS = 2;

interface Props {
  locale: Locale;
  found: FoundCards;
}

/** The cards that a question is about: a name shows its card, a question only names what it is about. */
export function CardsFound({ locale, found }: Props) {
  const rules = useNamedRules(locale);
  const [only] = found.matches;
  if (only && !found.isAmbiguous)
    return (
      <>
        <FoundCard key={`${only.card.game}/${only.card.id}`} locale={locale} card={only.card} rules={rules} />
        {found.matches.length > 1 && (
          <CardHits locale={locale} found={{ ...found, matches: found.matches.slice(1) }} isFurther />
        )}
      </>
    );
  // the answer to a question is from the rules already
  return <CardHits locale={locale} found={found} rules={found.matches.length > 0 ? rules : []} />;
}

function FoundCard({
  locale,
  card,
  rules,
}: {
  locale: Locale;
  card: Card;
  rules: ReturnType<typeof useNamedRules>;
}) {
  const t = CARD_PAGE_WORDS[locale];
  const [held, setHeld] = useState<HeldCard>();
  useEffect(() => {
    askCards({ ask: 'card', game: card.game, id: card.id }, (reply) =>
      setHeld('card' in reply ? reply.card : undefined),
    );
  }, [card]);
  const rulings = held?.rulings ?? [];
  return (
    <article className="found-card" data-game={card.game} data-card-hits="named">
      <header>
        <h2 className="font-title text-lg">
          <a
            href={cardHref(locale, card)}
            className="no-underline hover:underline"
            data-card={`${card.game}/${card.id}`}
          >
            {printedTitle(card)}
          </a>
        </h2>
        <p className="text-sm text-muted">
          {[typeLine(card, locale), ...(card.side ? [t.sides[card.side]] : []), card.id].join(' · ')}
        </p>
      </header>
      <CardFigures locale={locale} card={card} />
      <CardRulings locale={locale} rulings={rulings.slice(0, SOME_RULINGS)} of={rulings.length} isShort />
      <RuleChips locale={locale} card={card} rules={rules} />
      <CardActions locale={locale} card={card} withPage />
    </article>
  );
}
