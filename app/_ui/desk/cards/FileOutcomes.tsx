import type { FileOutcome } from '../../../_desk/cards/messages';
import { CARD_FILE_WORDS, sayFlaw, sayRefusal } from '../../../_i18n/cards';
import { MY_CARDS_WORDS } from '../../../_i18n/desk/my-cards';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';

const MOST_SHOWN = 50;

/** What came of each file: counts that agree, each remark, or why it is refused. */
export function FileOutcomes({ locale, outcomes }: { locale: Locale; outcomes: readonly FileOutcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {outcomes.map((outcome) => (
        <li
          key={outcome.name}
          className={`${'refused' in outcome ? 'stepper-notice' : 'border-l-2 border-line pl-4'} grid gap-1`}
          data-refused={'refused' in outcome ? outcome.refused.code : undefined}
        >
          <strong className="break-words">{outcome.name}</strong>
          {'refused' in outcome ? (
            <p>{typeset(sayRefusal(outcome.refused, locale), locale)}</p>
          ) : (
            <ReadOutcome locale={locale} outcome={outcome} />
          )}
        </li>
      ))}
    </ul>
  );
}

type Read = Extract<FileOutcome, { parts: unknown }>;

function ReadOutcome({ locale, outcome: { parts, flaws } }: { locale: Locale; outcome: Read }) {
  const t = MY_CARDS_WORDS[locale];
  return (
    <>
      {parts.map(({ id, entries, read, refused, placeholders }) => (
        <p key={id}>
          {typeset(
            [
              `${CARD_FILE_WORDS[locale].parts[id]} : ${t.read(read, entries)}`.replace(
                ' :',
                locale === 'fr' ? ' :' : ':',
              ),
              ...(refused > 0 ? [t.leftOut(refused)] : []),
              ...(placeholders > 0 ? [t.placeholders(placeholders)] : []),
            ].join(', '),
            locale,
          )}
        </p>
      ))}
      {flaws.length > 0 && (
        <details>
          <summary>{t.flaws(flaws.length)}</summary>
          <ul className="grid gap-1 pt-2 text-sm">
            {flaws.slice(0, MOST_SHOWN).map((flaw) => (
              <li key={`${flaw.at} ${flaw.code}`}>{typeset(sayFlaw(flaw, locale), locale)}</li>
            ))}
            {flaws.length > MOST_SHOWN && <li>{t.more(flaws.length - MOST_SHOWN)}</li>}
          </ul>
        </details>
      )}
    </>
  );
}
