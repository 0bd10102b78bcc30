import { useId } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { swccgWarWords } from '../../../_i18n/rules/swccg-war';
import { typeset } from '../../../_i18n/typeset';
import type { Side } from '../../../_rules/core/sides';
import { MOST_DESTINIES } from '../../../_rules/swccg/war';
import { flawOf } from './draft';

interface Props {
  locale: Locale;
  side: Side;
  typed: string;
  /** The id of what says how they are typed. */
  hint: string;
  onType(text: string): void;
}

/** The destinies left in a Reserve Deck, one after another; what is none of them is refused with words. */
export function DestinyField({ locale, side, typed, hint, onType }: Props) {
  const words = swccgWarWords[locale];
  const id = useId();
  const flaw = flawOf(typed);
  return (
    <div className="own-field">
      <label htmlFor={id}>{words.destinies(side)}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={flaw !== undefined}
        aria-describedby={`${id}-flaw ${hint}`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-flaw`} className="own-flaw" role="alert">
        {flaw &&
          typeset(
            flaw.code === 'not-destiny'
              ? words.notDestiny(flaw.typed.slice(0, 20))
              : words.tooManyDestinies(MOST_DESTINIES),
            locale,
          )}
      </p>
    </div>
  );
}
