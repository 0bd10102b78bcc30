import type { Locale } from '../../_i18n/locales';
import { TABLE_WORDS } from '../../_i18n/table';
import { typeset } from '../../_i18n/typeset';
import type { BenchPlace } from '../../_rules/core/bench';
import type { LaidOut } from '../../_situations/laid-out';
import { CountField } from './CountField';

interface Props {
  locale: Locale;
  laid: LaidOut;
  place: BenchPlace;
  /** Titles of cards whose texts are not simulated. */
  unmodelled: ReadonlySet<string>;
  onAdd(): void;
  onCard(card: string): void;
  /** Says why it cannot be that many. */
  onCount(to: number): string | undefined;
}

/** One place: what lies there, how many, and the way to lay more. */
export function PlaceRow({ locale, laid, place, unmodelled, onAdd, onCard, onCount }: Props) {
  const t = TABLE_WORDS[locale];
  const { bench, tellPlace } = laid.workbench;
  const name = typeset(tellPlace(locale, laid.state, place), locale);
  const cards = bench.cards(laid.state).filter(({ place: at }) => at === place.id);
  return (
    <div className="table-place" data-bench-place={place.id}>
      <p className="table-place-name">{name}</p>
      <ul className="table-place-cards">
        {cards.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="table-chip" data-bench-card={id} onClick={() => onCard(id)}>
              {title}
              {unmodelled.has(title) && <small> {t.byFigures}</small>}
            </button>
          </li>
        ))}
        {cards.length === 0 && place.count === undefined && <li className="zone-empty">{t.emptyPlace}</li>}
      </ul>
      {place.count !== undefined && (
        <CountField
          locale={locale}
          name={name}
          count={place.count}
          most={place.most ?? 99}
          onCount={onCount}
        />
      )}
      {place.takes.length > 0 && (
        <button
          type="button"
          className="table-add"
          aria-label={typeset(t.addTo(name), locale)}
          onClick={onAdd}
        >
          +
        </button>
      )}
    </div>
  );
}
