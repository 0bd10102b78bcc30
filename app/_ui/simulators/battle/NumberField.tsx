import { useId, useState } from 'react';
import type { Locale } from '../../../_i18n/locales';
import { BATTLE_FORM } from '../../../_i18n/rules/swccg-battle-form';
import { typeset } from '../../../_i18n/typeset';

interface Props {
  locale: Locale;
  label: string;
  value: number;
  onChange(value: number): void;
}

const MOST = 99;
const WHOLE = /^\d{1,2}$/;

/** A whole number from 0 up; what is none is refused with words, and the last one that was stays. */
export function NumberField({ locale, label, value, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed?.trim() ?? '';
  const isFlawed = typed !== undefined && !WHOLE.test(text);
  const shown = typed !== undefined && (isFlawed || Number(text) === value) ? typed : String(value);
  return (
    <div className="own-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={shown}
        aria-invalid={isFlawed}
        aria-describedby={`${id}-flaw`}
        onChange={({ target }) => {
          setTyped(target.value);
          if (WHOLE.test(target.value.trim())) onChange(Number(target.value));
        }}
      />
      <p id={`${id}-flaw`} className="own-flaw" role="alert">
        {isFlawed && typeset(BATTLE_FORM[locale].notNumber(text, MOST), locale)}
      </p>
    </div>
  );
}
