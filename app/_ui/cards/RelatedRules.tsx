import type { RelatedRule } from '../../_cards/related';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

/** The rules of the corpus that speak of a card, of its kind, its keywords or its icons. */
export function RelatedRules({ locale, rules }: { locale: Locale; rules: readonly RelatedRule[] }) {
  const t = CARD_PAGE_WORDS[locale];
  return (
    <section className="grid gap-2" data-related={rules.length}>
      <h2 className="text-xl">{typeset(t.related, locale)}</h2>
      {rules.length === 0 && <p className="text-muted">{typeset(t.none, locale)}</p>}
      <ul className="grid gap-1">
        {rules.map(({ id, href, title, reason, word }) => (
          <li key={id}>
            <a href={href} className="card-hit">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-muted">
                {reason === 'card' ? t.reasons.card : `${t.reasons[reason]} · ${word}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
