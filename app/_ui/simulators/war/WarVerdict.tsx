import type { Locale } from '../../../_i18n/locales';
import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { typeset } from '../../../_i18n/typeset';

interface Props {
  locale: Locale;
  survives: number;
  positions: number;
  /** Whether the situation is still the one that was solved, has changed since, or cannot be read. */
  of: 'now' | 'before' | 'unreadable';
}

/** Whether the first card survives; dimmed as soon as that is no longer what was asked. */
export function WarVerdict({ locale, survives, positions, of }: Props) {
  const words = swccgWarWords[locale];
  const note =
    of === 'now'
      ? `${words.bestPlay} · ${words.positions(positions)}`
      : of === 'before'
        ? words.stale
        : words.mendFirst;
  return (
    <p
      className="war-verdict"
      role="status"
      aria-busy={of === 'before'}
      data-stale={of !== 'now' || undefined}
    >
      {of === 'unreadable' ? null : <strong>{typeset(words.verdict(survives), locale)}</strong>}
      <span>{typeset(note, locale)}</span>
    </p>
  );
}
