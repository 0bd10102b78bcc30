import type { Card, CardText as Words } from '../../_cards/card';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import '../styles/held-text.css';

/** The publisher's text, where the file has it and the person wants it. */
export function CardText({ locale, card, text }: { locale: Locale; card: Card; text: Words | undefined }) {
  const t = CARD_PAGE_WORDS[locale];
  if (!text) return null;
  const [versions] = card.differs?.text ?? [];
  return (
    <details className="held-text" data-card-text>
      <summary>{typeset(t.showText, locale)}</summary>
      <div lang="en" className="grid gap-3 pt-3 whitespace-pre-line">
        {[text.text, text.back, text.lore].map((words, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move
          words ? <p key={i}>{words}</p> : null,
        )}
      </div>
      <p className="pt-3 text-sm text-muted">
        {typeset(versions ? `${t.oneText(versions)} ${t.textHint}` : t.textHint, locale)}
      </p>
    </details>
  );
}
