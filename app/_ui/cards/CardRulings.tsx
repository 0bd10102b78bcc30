import type { Ruling } from '../../_cards/card';
import { CARD_PAGE_WORDS } from '../../_i18n/card-page';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

interface Props {
  locale: Locale;
  rulings: readonly Ruling[];
  /** Of how many these are the newest. */
  of?: number;
  /** Among what was found, without a word on where they come from. */
  isShort?: boolean;
}

/** What the file's keepers noted on a card, each with its day. */
export function CardRulings({ locale, rulings, of = rulings.length, isShort = false }: Props) {
  const t = CARD_PAGE_WORDS[locale];
  if (rulings.length === 0) return null;
  const day = (date: string) =>
    new Date(`${date}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <section className="grid gap-3" data-rulings={rulings.length}>
      {isShort ? (
        <h3 className="eyebrow font-sans">{typeset(t.newest(rulings.length, of), locale)}</h3>
      ) : (
        <h2 className="text-xl">{typeset(t.rulings, locale)}</h2>
      )}
      <ol className="grid gap-4">
        {rulings.map((ruling) => (
          <li
            key={`${ruling.number} ${ruling.question} ${ruling.answer}`}
            className="border-l-2 border-line pl-4"
          >
            {ruling.question && (
              <p lang="en" className="font-semibold">
                {ruling.question}
              </p>
            )}
            <p lang="en">{ruling.answer}</p>
            <p className="text-sm text-muted">
              {[...(ruling.number ? [ruling.number] : []), ruling.date ? day(ruling.date) : t.undated].join(
                ' · ',
              )}
            </p>
          </li>
        ))}
      </ol>
      {!isShort && <p className="text-sm text-muted">{typeset(t.fromFile, locale)}</p>}
    </section>
  );
}
