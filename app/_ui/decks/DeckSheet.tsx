import { DECK_WORDS } from '../../_i18n/decks';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { DeckReport } from '../../_rules/core/deck-checker';

export const lineId = (line: number): string => `deck-line-${line}`;

/** The list with its lines numbered, each finding at its line: to read beside the deck, or on paper. */
export function DeckSheet({ locale, report }: { locale: Locale; report: DeckReport }) {
  const t = DECK_WORDS[locale];
  const shown = report.lines.filter(({ text }) => text.trim() !== '');
  const findings = (line: number) =>
    [...report.violations, ...report.advice].filter(({ lines }) => lines?.includes(line));
  return (
    <section className="deck-sheet">
      <h2 className="zone-title">{t.sheet}</h2>
      <ol className="deck-lines">
        {shown.map(({ line, text, cards, problem }) => (
          <li
            key={line}
            id={lineId(line)}
            value={line}
            data-problem={problem?.code}
            data-cards={cards}
            tabIndex={-1}
          >
            <span className="deck-line-text" data-read={cards}>
              {text}
            </span>
            {[...(problem ? [problem] : []), ...findings(line)].map(({ code, message }) => (
              <span key={code} className="finding-remedy block text-sm">
                {typeset(message[locale], locale)}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p className="pt-2 print:hidden">
        <button type="button" className="move" onClick={() => window.print()}>
          {t.print}
        </button>
      </p>
    </section>
  );
}
