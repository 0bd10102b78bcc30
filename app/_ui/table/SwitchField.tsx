import { useId } from 'react';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import type { Switch, SwitchValue } from '../../_rules/core/bench';
import type { LaidOut } from '../../_situations/laid-out';
import { NumberBox } from './NumberBox';

interface Props {
  locale: Locale;
  laid: LaidOut;
  which: Switch;
  onSet(to: SwitchValue): string | undefined;
}

/** Something that no card shows: a choice, a yes or no, or a number. */
export function SwitchField({ locale, laid, which, onSet }: Props) {
  const id = useId();
  const { label, choices = {} } = laid.workbench.tellSwitch(locale, laid.state, which);
  const { value, among } = which;
  if (among === 'yes-no')
    return (
      <label className="table-switch" data-switch={which.id}>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onSet(target.checked)} />
        <span>{typeset(label, locale)}</span>
      </label>
    );
  if ('least' in among)
    return (
      <NumberBox
        locale={locale}
        label={label}
        value={Number(value)}
        least={among.least}
        most={among.most}
        onNumber={onSet}
        name={which.id}
      />
    );
  return (
    <label className="table-switch" htmlFor={id} data-switch={which.id}>
      <span>{typeset(label, locale)}</span>
      <select id={id} value={String(value)} onChange={({ target }) => onSet(target.value)}>
        {among.map((choice) => (
          <option key={choice} value={choice}>
            {typeset(choices[choice] ?? choice, locale)}
          </option>
        ))}
      </select>
    </label>
  );
}
