import { type Card, type Differing, FIGURES, MARKS } from '../../_cards/card';
import { CARD_PAGE_WORDS, type CardPageWords } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { figureOf, typeLine } from './card-line';

interface Row {
  name: string;
  value: string;
}

/** The facts of a card as a table, and what differs between its printings. */
export function CardFacts({ locale, card, sets }: { locale: Locale; card: Card; sets: readonly string[] }) {
  const t = CARD_PAGE_WORDS[locale];
  return (
    <>
      <FactTable locale={locale} caption={t.facts} rows={rowsOf(card, sets, locale)} />
      {card.differs && (
        <section className="grid gap-2" data-differs>
          <h2 className="text-xl">{typeset(t.differs, locale)}</h2>
          <p className="text-muted">{typeset(t.differsHint(card.printings), locale)}</p>
          <FactTable locale={locale} caption={t.differs} rows={differingRows(card, t)} />
        </section>
      )}
    </>
  );
}

function FactTable({ locale, caption, rows }: { locale: Locale; caption: string; rows: readonly Row[] }) {
  return (
    <table className="held-facts">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{typeset(name, locale)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(card: Card, sets: readonly string[], locale: Locale): Row[] {
  const t = CARD_PAGE_WORDS[locale];
  const row = (name: string, value: string | undefined): Row[] => (value ? [{ name, value }] : []);
  return [
    ...row(t.type, typeLine(card, locale) + (card.virtual ? ` · ${t.virtual}` : '')),
    ...row(t.side, card.side && t.sides[card.side]),
    ...row(t.unique, card.unique),
    ...FIGURES.flatMap((figure) => row(t.figures[figure], figureOf(card, figure, locale))),
    ...MARKS.flatMap((mark) => row(t.marks[mark], card[mark]?.join(', '))),
    ...row(t.number, [card.id, ...(card.otherIds ?? [])].join(', ')),
    ...row(t.sets, sets.join(', ')),
    ...row(t.also, card.also?.join(', ')),
  ];
}

function differingRows({ differs = {} }: Card, t: CardPageWords): Row[] {
  const nameOf = (what: Differing): string =>
    what in t.what
      ? t.what[what as keyof typeof t.what]
      : what in t.marks
        ? t.marks[what as keyof typeof t.marks]
        : t.figures[what as keyof typeof t.figures];
  return (Object.entries(differs) as [Differing, string[]][]).map(([what, values]) => ({
    name: nameOf(what),
    value: what === 'text' ? t.texts(values[0] ?? '') : values.join(' / '),
  }));
}
