import type { Card } from '../../_cards/card';
import { type NamedRule, relatedRules } from '../../_cards/related';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

interface Props {
  locale: Locale;
  card: Card;
  rules: readonly NamedRule[];
  most?: number;
}

/** Link Unit and Link Units are one thing to whoever chooses. */
const singular = (title: string): string => title.toLowerCase().replace(/s$/, '');

/** The rules on a card, its kind, keywords and icons, each a tap away. */
export function RuleChips({ locale, card, rules, most = 6 }: Props) {
  const t = CARD_PAGE_WORDS[locale];
  const all = relatedRules(card, rules);
  const related = all
    .filter(({ title }, i) => all.findIndex((other) => singular(other.title) === singular(title)) === i)
    .slice(0, most);
  if (related.length === 0) return null;
  return (
    <nav aria-label={t.related} className="rule-chips" data-related={related.length}>
      <span className="text-sm text-muted">{typeset(t.rules, locale)}</span>
      {related.map(({ id, href, title }) => (
        <a key={id} href={href} className="rule-chip">
          {title}
        </a>
      ))}
    </nav>
  );
}
