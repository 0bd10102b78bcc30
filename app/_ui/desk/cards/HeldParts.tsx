import type { HeldPart } from '../../../_desk/cards/store';
import { CARD_FILE_WORDS } from '../../../_i18n/cards';
import { MY_CARDS_WORDS, type MyCardsWords } from '../../../_i18n/desk/my-cards';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';

/** What is held: how much, from when, under which licence. */
export function HeldParts({ locale, held }: { locale: Locale; held: readonly HeldPart[] }) {
  const t = MY_CARDS_WORDS[locale];
  const files = CARD_FILE_WORDS[locale];
  if (held.length === 0) return <p className="text-muted">{t.none}</p>;
  // each file says its own; below stands what a licence asks for
  const licences = [...new Set(held.map(({ licence }) => licence))].filter((licence) => licence !== 'none');
  const size = held.reduce((sum, part) => sum + part.size, 0);
  return (
    <>
      <dl className="divide-y divide-line border-y border-line" data-held-cards>
        {held.map((part) => (
          <div key={part.id} className="grid gap-x-4 py-2 sm:grid-cols-[1fr_auto]" data-part={part.id}>
            <dt>{typeset(files.parts[part.id], locale)}</dt>
            <dd className="text-muted tabular-nums sm:text-right">{typeset(amountOf(part, t), locale)}</dd>
            <dd className="col-span-full text-sm text-muted">{typeset(whenOf(part, t, locale), locale)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1 text-sm text-muted">
        {licences.map((licence) => (
          <p key={licence}>{typeset(files.licences[licence], locale)}</p>
        ))}
        <p>
          {typeset(
            t.size(new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(size / 1000)),
            locale,
          )}
        </p>
      </div>
    </>
  );
}

const amountOf = ({ cards, printings, rulings, sets }: HeldPart, t: MyCardsWords): string =>
  [
    ...(cards > 0 ? [t.cards(cards, printings)] : []),
    ...(rulings > 0 ? [t.rulings(rulings)] : []),
    ...(sets > 0 ? [t.sets(sets)] : []),
  ].join(', ');

function whenOf({ latest, since, hasTexts, licence }: HeldPart, t: MyCardsWords, locale: Locale): string {
  const day = (iso: string) => new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium' });
  return [
    ...(latest ? [t.until(day(`${latest}T12:00:00`))] : []),
    t.since(day(since)),
    t.licences[licence],
    ...(hasTexts ? [t.withTexts] : []),
  ].join(' · ');
}
