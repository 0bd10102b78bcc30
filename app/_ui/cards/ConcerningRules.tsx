import type { Card } from '../../_cards/card';
import { standingOf } from '../../_cards/standing';
import type { ConcerningRow } from '../../_corpus/concerning';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

interface Props {
  locale: Locale;
  card: Card;
  rows: readonly ConcerningRow[];
}

/** The rulings that were looked at for this card: which apply, which do not. The others are said to be open. */
export function ConcerningRules({ locale, card, rows }: Props) {
  const t = CARD_PAGE_WORDS[locale];
  const looked = rows
    .filter(({ game }) => game === card.game)
    .map((row) => ({ ...row, standing: standingOf(card, row.concerns) }))
    .filter(({ standing }) => standing !== 'not-looked-at');
  return (
    <section className="grid gap-2" data-concerning={looked.length}>
      {looked.length > 0 && (
        <>
          <h2 className="text-xl">{typeset(t.rulingsLooked, locale)}</h2>
          <ul className="grid gap-1">
            {looked.map(({ id, href, title, bottomLine, standing }) => (
              <li key={id} data-standing={standing}>
                <a href={href} className="card-hit">
                  <span>
                    <span className="font-semibold">{title}</span>
                    {' · '}
                    {standing === 'applies' ? t.concerned : t.notConcerned}
                  </span>
                  <span className="text-sm text-muted">{bottomLine}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-muted">{typeset(t.notLookedAt, locale)}</p>
    </section>
  );
}
