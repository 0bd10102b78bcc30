'use client';

import { useEffect, useState } from 'react';
import { SETTINGS_WORDS } from '../../../_i18n/desk/settings';
import type { Locale } from '../../../_i18n/locales';
import {
  choose,
  PREFERENCE_NAMES,
  PREFERENCES,
  type Preference,
  readPreference,
} from '../../../_leaf/preferences';

/** Each preference as a row of choices, shown as soon as it is made. */
export function SettingsForm({ locale }: { locale: Locale }) {
  const t = SETTINGS_WORDS[locale];
  const [chosen, setChosen] = useState<Partial<Record<Preference, string>>>({});
  useEffect(() => {
    setChosen(Object.fromEntries(PREFERENCE_NAMES.map((name) => [name, readPreference(name)])));
  }, []);

  const pick = (name: Preference, value: string) => {
    choose(name, value as never);
    setChosen((now) => ({ ...now, [name]: value }));
  };
  return (
    <form className="needs-script grid gap-8">
      {PREFERENCE_NAMES.map((name) => (
        <fieldset key={name} className="grid gap-2">
          <legend className="pb-1 font-semibold">{t.names[name]}</legend>
          {t.hints[name] && <p className="text-sm text-muted">{t.hints[name]}</p>}
          <div className="flex flex-wrap gap-2">
            {PREFERENCES[name].map((value) => (
              <label key={value} className="choice">
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={(chosen[name] ?? PREFERENCES[name][0]) === value}
                  onChange={() => pick(name, value)}
                />
                {(t.values[name] as Record<string, string>)[value]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
