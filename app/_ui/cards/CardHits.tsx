import type { Card } from '../../_cards/card';
import type { NamedRule } from '../../_cards/related';
import type { FoundCards } from '../../_desk/cards/messages';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { cardHref, factLine, printedTitle } from './card-line';
import { RuleChips } from './RuleChips';

interface Props {
  locale: Locale;
  found: FoundCards | undefined;
  /** With the rules on each. */
  rules?: readonly NamedRule[];
  /** What else the name can mean, under the card that it surely means. */
  isFurther?: boolean;
}

/** The cards that a name means, or that a question names: beside the answer of the rules, never in its place. */
export function CardHits({ locale, found, rules = [], isFurther = false }: Props) {
  const t = CARD_PAGE_WORDS[locale];
  if (!found) return null;
  const { matches, isAmbiguous, mentioned } = found;
  const cards: Card[] = matches.length > 0 ? matches.map(({ card }) => card) : mentioned;
  if (cards.length === 0) return null;
  const title =
    matches.length === 0 ? t.mentioned : isAmbiguous ? t.ambiguous : isFurther ? t.further : t.found;
  return (
    <nav
      aria-label={title}
      className="card-hits"
      data-card-hits={isFurther ? 'further' : matches.length > 0 ? 'named' : 'mentioned'}
    >
      <h2 className="eyebrow font-sans">{typeset(title, locale)}</h2>
      <ul>
        {cards.map((card) => (
          <li key={`${card.game} ${card.id}`} data-game={card.game}>
            <a href={cardHref(locale, card)} className="card-hit" data-card={`${card.game}/${card.id}`}>
              <span className="font-semibold">{printedTitle(card)}</span>
              <span className="text-sm text-muted">{typeset(factLine(card, locale), locale)}</span>
            </a>
            <RuleChips locale={locale} card={card} rules={rules} most={3} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
