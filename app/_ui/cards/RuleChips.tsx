import type { Card } from '../../_cards/card';
import { type NamedRule, relatedRules } from '../../_cards/related';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

const MOST = 6;

/** The rules on a card, its kind, keywords and icons, each a tap away. */
export function RuleChips(props: { locale: Locale; card: Card; rules: readonly NamedRule[] }) {
  const { locale, card, rules } = props;
  const t = CARD_PAGE_WORDS[locale];
  const related = relatedRules(card, rules).slice(0, MOST);
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
