import { DECK_WORDS } from '../../_i18n/decks';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { DeckCount } from '../../_rules/core/deck-checker';

/** The head of a deck check on paper: who, where and when, and each count with room for what was counted by hand. */
export function DeckForm({ locale, counts }: { locale: Locale; counts: readonly DeckCount[] }) {
  const t = DECK_WORDS[locale];
  return (
    <div className="deck-form" aria-hidden="true">
      <dl className="deck-form-fields">
        {t.form.map((field) => (
          <div key={field}>
            <dt>{typeset(field, locale)}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <table className="deck-form-counts">
        <thead>
          <tr>
            <th scope="col">{t.counts}</th>
            <th scope="col">{t.listed}</th>
            <th scope="col">{t.counted}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ label, value, of }) => (
            <tr key={label[locale]}>
              <th scope="row">{typeset(label[locale], locale)}</th>
              <td>{of === undefined ? value : `${value} / ${of}`}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
